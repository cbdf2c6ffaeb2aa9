import TextFormats

/// Reads all texts of a URL part with several languages side by side to find which of them can match the same text.
///
/// It builds the product of their deterministic automata breadth first, state by state, within limits.
struct JointSearch {
    /// How far the text has been read, independent of the languages.
    private enum Progress: Int32 {
        case nothing, complete, escape, escapeDigit
    }

    /// How many states are looked up in the time of one transition.
    private static let lookupsOfStep = 32
    /// The size of a state of the product that the limit on states allows for on average.
    private static let keySizeOfState = 400

    private struct Visit {
        let previous: Int32
        let byte: UInt8
    }

    /// The work so far: the transitions of automata that were followed, and, counted less, those that were looked up.
    private(set) var steps = 0
    /// The limit that was reached; nil if all texts were read.
    private(set) var bound: AutomatonBound?
    private let isPath: Bool
    private let bounds: AutomatonBounds
    private let classes: ByteClasses
    private var automata: [LazyAutomaton]
    private var visits: [Visit] = []
    // The states of the product: the progress, then a pair of language and state for each language that can still
    // accept.
    private var keys: [[Int32]] = []
    private var known: Set<[Int32]> = []
    private var keySize = 0
    private var lookupsLeft = 60_000_000
    /// By class of the first byte of an example, the state after it.
    private var afterFirst: [Int: [Int32]] = [:]

    /// The languages must be for the same part.
    init(_ languages: [LinkLanguage], _ bounds: AutomatonBounds) {
        isPath = languages.first?.part == .path
        self.bounds = bounds
        let classes = ByteClasses(languages)
        self.classes = classes
        automata = languages.map { LazyAutomaton($0, classes) }
    }

    /// Calls `receive` for each combination of languages that some text belongs to, with the shortest such text, until
    /// it returns false.
    mutating func run(_ receive: (_ truth: Set<Int>, _ text: [UInt8]) -> Bool) {
        visit(start, Visit(previous: -1, byte: 0))
        var found: Set<Set<Int>> = []
        var place = 0
        while place < keys.count {
            let key = keys[place]
            if let truth = truth(in: key), found.insert(truth).inserted, !receive(truth, text(at: place)) { return }
            steps += 8 + key.count * classes.count / Self.lookupsOfStep
            guard steps <= bounds.steps else { return bound = .steps }
            for byteClass in 0..<classes.count {
                guard let next = step(key, byteClass) else { continue }
                visit(next, Visit(previous: Int32(place), byte: classes.representatives[byteClass]))
            }
            guard keys.count <= bounds.states else { return bound = .states }
            guard keySize <= bounds.states * Self.keySizeOfState else { return bound = .sideBySide }
            keys[place] = []
            place += 1
        }
    }

    private var start: [Int32] {
        [isPath ? Progress.nothing.rawValue : Progress.complete.rawValue]
            + automata.indices.flatMap { [Int32($0), automata[$0].start] }
    }

    /// The languages that a text belongs to; nil if it cannot be in a URL, or all texts together take too long.
    mutating func truth(of text: [UInt8]) -> Set<Int>? {
        var key: [Int32]?
        for (place, byte) in text.enumerated() {
            guard let number = classes.number(of: byte), lookupsLeft > 0 else { return nil }
            if place == 0, let known = afterFirst[number] {
                key = known
                continue
            }
            let before = key ?? start
            lookupsLeft -= before.count
            guard let next = step(before, number) else { return nil }
            if place == 0 { afterFirst[number] = next }
            key = next
        }
        return truth(in: key ?? start)
    }

    private mutating func visit(_ key: [Int32], _ visit: Visit) {
        guard known.insert(key).inserted else { return }
        keySize += key.count
        keys.append(key)
        visits.append(visit)
    }

    /// The languages that contain the text read so far; nil if a text cannot end here.
    private func truth(in key: [Int32]) -> Set<Int>? {
        guard key[0] <= Progress.complete.rawValue else { return nil }
        var truth: Set<Int> = []
        for place in stride(from: 1, to: key.count, by: 2) where automata[Int(key[place])].accepts(key[place + 1]) {
            truth.insert(Int(key[place]))
        }
        return truth
    }

    private mutating func step(_ key: [Int32], _ byteClass: Int) -> [Int32]? {
        let byte = classes.representatives[byteClass]
        guard let progress = Progress(rawValue: key[0]).flatMap({ Self.progress(after: $0, byte) }) else { return nil }
        var next = [progress.rawValue]
        next.reserveCapacity(key.count)
        for place in stride(from: 1, to: key.count, by: 2) {
            let state = automata[Int(key[place])].step(key[place + 1], byteClass, &steps)
            if state != LazyAutomaton.dead {
                next.append(key[place])
                next.append(state)
            }
        }
        return next
    }

    private static func progress(after progress: Progress, _ byte: UInt8) -> Progress? {
        switch progress {
        case .nothing: byte == .slash ? .complete : nil
        case .complete: byte == .percent ? .escape : .complete
        case .escape: byte.isASCIIHexDigit ? .escapeDigit : nil
        case .escapeDigit: byte.isASCIIHexDigit ? .complete : nil
        }
    }

    private func text(at place: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var place = place
        while visits[place].previous >= 0 {
            bytes.append(visits[place].byte)
            place = Int(visits[place].previous)
        }
        return bytes.reversed()
    }
}
