import TextFormats

/// Reads a query and follows the items with one name. Each needs a value that the pattern accepts; if there is no such
/// item, the pattern must accept the empty text.
struct ItemReader: Sendable {
    /// The state of the reader.
    struct State: Hashable, Sendable {
        fileprivate enum Stage: Hashable, Sendable {
            /// Before an item.
            case separator
            /// In a name that matches the wanted name so far.
            case name(count: Int, PercentDecoding)
            /// In a value of the wanted name.
            case value(AutomatonReader.State)
            /// In an item with another name.
            case other
        }

        fileprivate var stage = Stage.separator
        fileprivate var wasSeen = false
    }

    private(set) var values: AutomatonReader
    private let name: [UInt8]
    private let isDecoded: Bool

    init(_ name: [UInt8], _ automaton: LinkAutomaton, isDecoded: Bool) {
        self.name = name
        self.isDecoded = isDecoded
        values = AutomatonReader(automaton, isPath: false, isDecoded: isDecoded)
    }

    /// The state before the first byte.
    var start: State { State() }

    /// The state after a byte of the URL; nil if an item has a value that the pattern rejects.
    mutating func step(_ state: State, _ byte: UInt8) -> State? {
        if byte == .ampersand {
            var next = state
            return end(&next) ? next : nil
        }
        var next = state
        switch state.stage {
        case .separator: next.stage = stageInName(0, PercentDecoding(), byte)
        case .name(let count, let decoding): next.stage = stageInName(count, decoding, byte)
        case .value(let value):
            guard let value = values.step(value, byte) else { return nil }
            next.stage = .value(value)
        case .other: break
        }
        return next
    }

    /// Whether the query may end in this state.
    mutating func accepts(_ state: State) -> Bool {
        var state = state
        return end(&state) && (state.wasSeen || values.accepts(values.start))
    }

    private func stageInName(_ count: Int, _ decoding: PercentDecoding, _ byte: UInt8) -> State.Stage {
        if byte == .equalsSign { return count == name.count && decoding.isComplete ? .value(values.start) : .other }
        var decoding = decoding
        var byte = byte
        if isDecoded {
            switch decoding.take(byte) {
            case .byte(let decoded): byte = decoded
            case .pending: return .name(count: count, decoding)
            case .invalid: return .other
            }
        }
        return count < name.count && name[count] == byte ? .name(count: count + 1, decoding) : .other
    }

    /// Ends an item; false if it has the wanted name and a value that the pattern rejects.
    private mutating func end(_ state: inout State) -> Bool {
        defer { state.stage = .separator }
        switch state.stage {
        case .separator, .other: return true
        case .name(let count, let decoding):
            guard count == name.count, decoding.isComplete else { return true }
            state.wasSeen = true
            return values.accepts(values.start)
        case .value(let value):
            state.wasSeen = true
            return values.accepts(value)
        }
    }
}

extension UInt8 {
    static var ampersand: UInt8 { UInt8(ascii: "&") }
    static var equalsSign: UInt8 { UInt8(ascii: "=") }
}
