import TextFormats

/// Reads a part of a URL and decides whether it belongs to a language.
struct LanguageReader: Sendable {
    /// The state of the reader.
    enum State: Hashable, Sendable {
        case text(AutomatonReader.State)
        case item(ItemReader.State)
    }

    private enum Reader: Sendable {
        case text(AutomatonReader)
        case item(ItemReader)
    }

    private var reader: Reader

    init(_ language: LinkLanguage) {
        switch language.part {
        case .path:
            reader = .text(AutomatonReader(language.automaton, isPath: true, isDecoded: language.isDecoded))
        case .query, .fragment:
            reader = .text(AutomatonReader(language.automaton, isPath: false, isDecoded: language.isDecoded))
        case .item(let name):
            reader = .item(ItemReader(name, language.automaton, isDecoded: language.isDecoded))
        }
    }

    /// The number of transitions followed so far.
    var steps: Int {
        switch reader {
        case .text(let reader): reader.steps
        case .item(let reader): reader.values.steps
        }
    }

    /// The state before the first byte.
    var start: State {
        switch reader {
        case .text(let reader): .text(reader.start)
        case .item(let reader): .item(reader.start)
        }
    }

    /// The state after a byte; nil if no text of the language begins this way.
    mutating func step(_ state: State, _ byte: UInt8) -> State? {
        switch (state, reader) {
        case (.text(let state), .text(var text)):
            defer { reader = .text(text) }
            return text.step(state, byte).map(State.text)
        case (.item(let state), .item(var item)):
            defer { reader = .item(item) }
            return item.step(state, byte).map(State.item)
        case (.text, .item), (.item, .text): return nil
        }
    }

    /// Whether a text may end in this state.
    mutating func accepts(_ state: State) -> Bool {
        switch (state, reader) {
        case (.text(let state), .text(var text)):
            defer { reader = .text(text) }
            return text.accepts(state)
        case (.item(let state), .item(var item)):
            defer { reader = .item(item) }
            return item.accepts(state)
        case (.text, .item), (.item, .text): return false
        }
    }
}
