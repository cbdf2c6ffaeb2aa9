import TextFormats

/// The texts of one URL part that a rule accepts, as a finite automaton. It is for comparing patterns with each other,
/// not for matching URLs.
///
/// The input is the bytes of the part in the form the rule compares: percent-decoded if `percentEncoded` is false. If
/// case is ignored, both cases have transitions, so the input is never folded. For a path the input is the bytes of the
/// URL with one slash in front and without slashes at the end, followed by ``impliedSlash`` or, if the path ends with a
/// slash, by that slash: see ``symbols(ofPath:)``.
package struct LinkAutomaton: Hashable, Sendable {
    /// The input symbol for the final slash that a path has only after normalisation.
    package static let impliedSlash: UInt16 = 256

    /// A transition from one state to another.
    package struct Transition: Hashable, Sendable {
        /// The bytes (0 to 255), or ``impliedSlash``, that trigger the transition.
        package let symbols: ClosedRange<UInt16>
        /// The state it leads to.
        package let target: Int
    }

    /// The outgoing transitions of each state. State 0 is the start.
    package private(set) var transitions: [[Transition]] = [[]]
    /// For each state, the states reached without reading input.
    package private(set) var skips: [[Int]] = [[]]
    /// The state in which the input is accepted.
    package private(set) var accepting = 0
    private let stateLimit: Int

    package var stateCount: Int { transitions.count }

    /// Builds the automaton of a program. Nil if it would have too many states.
    init?(_ program: PatternProgram, _ pool: PatternPool, isFolded: Bool, stateLimit: Int) {
        self.stateLimit = stateLimit
        guard program.shape != .never else {
            accepting = addState()
            return
        }
        for step in program.steps {
            add(pool.steps[step], pool, isFolded, isInside: false)
            guard transitions.count <= stateLimit else { return nil }
        }
    }

    /// An automaton that accepts everything.
    init() {
        stateLimit = 1
        connect(0, 0...Self.impliedSlash, 0)
    }

    /// The states reachable from some states without reading input, including those states.
    package func closure(of states: Set<Int>) -> Set<Int> {
        var reached = states
        var waiting = Array(states)
        while let state = waiting.popLast() {
            for target in skips[state] where reached.insert(target).inserted { waiting.append(target) }
        }
        return reached
    }

    /// Whether the automaton accepts an input.
    package func accepts(_ symbols: some Sequence<UInt16>) -> Bool {
        var states = closure(of: [0])
        for symbol in symbols {
            var next: Set<Int> = []
            for state in states {
                for way in transitions[state] where way.symbols.contains(symbol) { next.insert(way.target) }
            }
            states = closure(of: next)
        }
        return states.contains(accepting)
    }

    /// The input symbols for the path of a URL.
    package static func symbols(ofPath path: [UInt8]) -> [UInt16] {
        var bytes = Array(path.drop { $0 == .slash })
        guard !bytes.isEmpty else { return [UInt16(UInt8.slash)] }
        let endsWithSlash = bytes.last == .slash
        while bytes.last == .slash { bytes.removeLast() }
        return ([.slash] + bytes).map(UInt16.init) + [endsWithSlash ? UInt16(UInt8.slash) : impliedSlash]
    }

    // MARK: Building

    private mutating func addState() -> Int {
        transitions.append([])
        skips.append([])
        return transitions.count - 1
    }

    private mutating func connect(_ state: Int, _ symbols: ClosedRange<UInt16>, _ target: Int) {
        transitions[state].append(Transition(symbols: symbols, target: target))
    }

    private mutating func connect(_ state: Int, _ bytes: ClosedRange<UInt8>, _ target: Int) {
        connect(state, UInt16(bytes.lowerBound)...UInt16(bytes.upperBound), target)
    }

    private mutating func connect(_ state: Int, _ byte: UInt8, _ target: Int, _ isFolded: Bool) {
        connect(state, byte...byte, target)
        if isFolded, byte.isASCIILower { connect(state, (byte & 0xDF)...(byte & 0xDF), target) }
    }

    /// Adds a step after the accepting state, which then moves to the end of the step.
    private mutating func add(_ step: PatternStep, _ pool: PatternPool, _ isFolded: Bool, isInside: Bool) {
        switch step {
        case .bytes(let text):
            for byte in pool.bytes[text.start..<text.start + text.count] where transitions.count <= stateLimit {
                let next = addState()
                connect(accepting, byte, next, isFolded)
                if byte == .slash, !isInside { connect(accepting, Self.impliedSlash...Self.impliedSlash, next) }
                accepting = next
            }
        case .scalar: addScalar()
        case .set(let set):
            let next = addState()
            for byte in UInt8(0)..<0x80 where pool.sets[set].contains(byte) { connect(accepting, byte, next, isFolded) }
            accepting = next
        case .star:
            let loop = addState()
            skips[accepting].append(loop)
            connect(loop, 0...(isInside ? 255 : Self.impliedSlash), loop)
            accepting = loop
        case .values(let variable): addVariable(pool.variables[variable], pool, isFolded)
        }
    }

    /// Unicode, table 3-7.
    private mutating func addScalar() {
        let (start, next) = (accepting, addState())
        let (one, two, three) = (addState(), addState(), addState())
        let (afterE0, afterED, afterF0, afterF4) = (addState(), addState(), addState(), addState())
        connect(start, UInt8(0x00)...0x7F, next)
        connect(start, UInt8(0xC2)...0xDF, one)
        connect(start, UInt8(0xE0)...0xE0, afterE0)
        connect(start, UInt8(0xE1)...0xEC, two)
        connect(start, UInt8(0xED)...0xED, afterED)
        connect(start, UInt8(0xEE)...0xEF, two)
        connect(start, UInt8(0xF0)...0xF0, afterF0)
        connect(start, UInt8(0xF1)...0xF3, three)
        connect(start, UInt8(0xF4)...0xF4, afterF4)
        connect(afterE0, UInt8(0xA0)...0xBF, one)
        connect(afterED, UInt8(0x80)...0x9F, one)
        connect(afterF0, UInt8(0x90)...0xBF, two)
        connect(afterF4, UInt8(0x80)...0x8F, two)
        connect(three, UInt8(0x80)...0xBF, two)
        connect(two, UInt8(0x80)...0xBF, one)
        connect(one, UInt8(0x80)...0xBF, next)
        accepting = next
    }

    private mutating func addVariable(_ variable: CompiledVariable, _ pool: PatternPool, _ isFolded: Bool) {
        let (start, next) = (accepting, addState())
        var waiting: [(node: Int, state: Int)] = variable.root.map { [($0, start)] } ?? []
        while let (place, state) = waiting.popLast(), transitions.count <= stateLimit {
            let node = pool.nodes[place]
            if node.isEnd { skips[state].append(next) }
            for child in Int(node.firstChild)..<Int(node.firstChild) + Int(node.childCount) {
                let target = addState()
                connect(state, pool.nodes[child].byte, target, isFolded)
                waiting.append((child, target))
            }
        }
        for branch in variable.branches where transitions.count <= stateLimit {
            accepting = start
            for step in pool.branches[branch] { add(pool.steps[step], pool, isFolded, isInside: true) }
            skips[accepting].append(next)
        }
        accepting = next
    }
}

extension CompiledLinks {
    /// The texts a rule accepts for the path, as an automaton. Nil if it would have more states than the limit.
    package func pathAutomaton(ofRule rule: Int, stateLimit: Int = 100_000) -> LinkAutomaton? {
        automaton(programs[rule].path, programs[rule], stateLimit)
    }

    /// The texts a rule accepts for the fragment, as an automaton. Nil if it would have more states than the limit.
    package func fragmentAutomaton(ofRule rule: Int, stateLimit: Int = 100_000) -> LinkAutomaton? {
        automaton(programs[rule].fragment, programs[rule], stateLimit)
    }

    /// The texts a rule accepts for the whole query, as an automaton. Nil if it would have more states than the limit.
    /// If the rule has conditions on query items it accepts everything: see ``itemAutomata(ofRule:stateLimit:)``.
    package func queryAutomaton(ofRule rule: Int, stateLimit: Int = 100_000) -> LinkAutomaton? {
        let whole: Int? = if case .whole(let program) = programs[rule].query { program } else { nil }
        return automaton(whole, programs[rule], stateLimit)
    }

    /// The values a rule accepts for each query item name it mentions, in byte order of the names. Nil if one automaton
    /// would have more states than the limit.
    package func itemAutomata(
        ofRule rule: Int, stateLimit: Int = 100_000
    ) -> [(name: [UInt8], values: LinkAutomaton)]? {
        guard case .items(let object) = programs[rule].query else { return [] }
        var result: [(name: [UInt8], values: LinkAutomaton)] = []
        for item in objects[object].map({ items[$0] }).sorted(by: { $0.name < $1.name }) {
            guard let values = automaton(item.pattern, programs[rule], stateLimit) else { return nil }
            result.append((names.names[item.name], values))
        }
        return result
    }

    private func automaton(_ program: Int?, _ rule: RuleProgram, _ stateLimit: Int) -> LinkAutomaton? {
        guard let program else { return LinkAutomaton() }
        return LinkAutomaton(
            pool.programs[program], pool, isFolded: rule.form.contains(.folded), stateLimit: stateLimit)
    }
}
