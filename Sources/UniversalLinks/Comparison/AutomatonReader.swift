import TextFormats

/// Reads a text of a URL with the automaton of a pattern as if it were deterministic: a state is the set of states that
/// the automaton may be in. It decodes and normalises on the fly, as the matcher does in advance.
struct AutomatonReader: Sendable {
    /// The state of the reader.
    struct State: Hashable, Sendable {
        fileprivate var decoding = PercentDecoding()
        fileprivate var scalar = ScalarProgress.complete
        fileprivate var places: [Place]
    }

    /// A state of the automaton and, for a path, the kind of bytes read last.
    fileprivate struct Place: Hashable, Comparable, Sendable {
        let state: Int32
        let stretch: Stretch

        static func < (left: Place, right: Place) -> Bool {
            (left.state, left.stretch.rawValue) < (right.state, right.stretch.rawValue)
        }
    }

    /// The section of a path being read. Of the slashes at either end only one counts, and the one at the end is
    /// implied.
    fileprivate enum Stretch: UInt8 {
        /// Nothing has been read, or the text is not a path.
        case nothing
        /// The slashes at the start.
        case leading
        /// Anything other than slashes.
        case name
        /// Slashes within the path.
        case inner
        /// The slashes at the end.
        case trailing
    }

    /// The number of transitions followed so far.
    private(set) var steps = 0
    private let automaton: LinkAutomaton
    private let isPath: Bool
    private let isDecoded: Bool

    init(_ automaton: LinkAutomaton, isPath: Bool, isDecoded: Bool) {
        self.automaton = automaton
        self.isPath = isPath
        self.isDecoded = isDecoded
    }

    /// The state before the first byte.
    var start: State {
        State(places: automaton.closure(of: [0]).map { Place(state: Int32($0), stretch: .nothing) }.sorted())
    }

    /// The state after a byte of the URL; nil if nothing that begins this way is accepted.
    mutating func step(_ state: State, _ byte: UInt8) -> State? {
        var next = state
        var byte = byte
        if isDecoded {
            switch next.decoding.take(byte) {
            case .byte(let decoded): byte = decoded
            case .pending: return next
            case .invalid: return nil
            }
            guard let scalar = next.scalar.taking(byte) else { return nil }
            next.scalar = scalar
        }
        var reached: Set<Place> = []
        for place in state.places { take(byte, from: place, into: &reached) }
        close(&reached)
        next.places = reached.sorted()
        return next.places.isEmpty ? nil : next
    }

    /// Whether a text may end in this state.
    mutating func accepts(_ state: State) -> Bool {
        guard state.decoding.isComplete, state.scalar == .complete else { return false }
        var last: Set<Place> = []
        for place in state.places {
            switch place.stretch {
            case .nothing where isPath: follow(UInt16(UInt8.slash), from: place, as: .trailing, into: &last)
            case .name where isPath: follow(LinkAutomaton.impliedSlash, from: place, as: .trailing, into: &last)
            case .inner: break
            case .nothing, .leading, .name, .trailing: last.insert(place)
            }
        }
        close(&last)
        return last.contains { $0.state == automaton.accepting }
    }

    private mutating func take(_ byte: UInt8, from place: Place, into reached: inout Set<Place>) {
        guard isPath else { return follow(UInt16(byte), from: place, as: .nothing, into: &reached) }
        switch (place.stretch, byte == .slash) {
        case (.nothing, true): follow(UInt16(byte), from: place, as: .leading, into: &reached)
        case (.nothing, false): break
        case (.leading, true), (.trailing, true): reached.insert(place)
        case (.trailing, false): break
        case (.name, true):
            follow(UInt16(byte), from: place, as: .inner, into: &reached)
            follow(UInt16(byte), from: place, as: .trailing, into: &reached)
        case (.inner, true): follow(UInt16(byte), from: place, as: .inner, into: &reached)
        case (.leading, false), (.name, false), (.inner, false):
            follow(UInt16(byte), from: place, as: .name, into: &reached)
        }
    }

    private mutating func follow(
        _ symbol: UInt16, from place: Place, as stretch: Stretch, into reached: inout Set<Place>
    ) {
        let ways = automaton.transitions[Int(place.state)]
        steps += ways.count + 1
        for way in ways where way.symbols.contains(symbol) {
            reached.insert(Place(state: Int32(way.target), stretch: stretch))
        }
    }

    private mutating func close(_ places: inout Set<Place>) {
        var waiting = Array(places)
        while let place = waiting.popLast() {
            let skips = automaton.skips[Int(place.state)]
            steps += skips.count + 1
            for target in skips {
                let next = Place(state: Int32(target), stretch: place.stretch)
                if places.insert(next).inserted { waiting.append(next) }
            }
        }
    }
}
