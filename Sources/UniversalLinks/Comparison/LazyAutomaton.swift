import TextFormats

/// The deterministic automaton of a language, built on demand.
struct LazyAutomaton: Sendable {
    /// The state from which nothing is accepted.
    static let dead: Int32 = -1
    private static let unknown: Int32 = -2

    private var reader: LanguageReader
    private let classes: ByteClasses
    private var states: [LanguageReader.State] = []
    private var numbers: [LanguageReader.State: Int32] = [:]
    private var table: [Int32] = []
    private var accepting: [Bool] = []

    init(_ language: LinkLanguage, _ classes: ByteClasses) {
        reader = LanguageReader(language)
        self.classes = classes
        _ = number(of: reader.start)
    }

    /// The state before the first byte.
    var start: Int32 { 0 }

    /// The state after any byte of a class.
    ///
    /// - Parameter steps: the number of transitions followed so far, to which those of this call are added.
    mutating func step(_ state: Int32, _ byteClass: Int, _ steps: inout Int) -> Int32 {
        let place = Int(state) * classes.count + byteClass
        if table[place] == Self.unknown {
            let before = reader.steps
            defer { steps += reader.steps - before }
            let next = reader.step(states[Int(state)], classes.representatives[byteClass])
            table[place] = next.map { number(of: $0) } ?? Self.dead
        }
        return table[place]
    }

    /// Whether a text may end in a state.
    func accepts(_ state: Int32) -> Bool { accepting[Int(state)] }

    private mutating func number(of state: LanguageReader.State) -> Int32 {
        if let number = numbers[state] { return number }
        let number = Int32(states.count)
        numbers[state] = number
        states.append(state)
        accepting.append(reader.accepts(state))
        table += Array(repeating: Self.unknown, count: classes.count)
        return number
    }
}
