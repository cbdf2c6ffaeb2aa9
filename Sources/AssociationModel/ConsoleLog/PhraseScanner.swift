import TextFormats

/// Finds all phrases in one pass over the bytes, ignoring ASCII case, with the Aho–Corasick algorithm.
///
/// Logs are large and few lines are relevant, so each byte costs one table lookup.
struct PhraseScanner: Sendable {
    /// A phrase that was found, with its bytes.
    struct Hit {
        let phrase: ConsolePhrase
        let range: Range<Int>
    }

    /// The maximum number of hits kept for a line.
    static let hitLimit = 4_096

    /// The scanner for all known phrases.
    static let known = PhraseScanner(ConsolePhrase.all)

    // The class of each byte; 0 for bytes that occur in no phrase.
    private let classes: [UInt8]
    private let width: Int
    // The next state (times `width`) for each state (times `width`) and class. The highest bit is set if phrases end
    // there.
    private let steps: [UInt32]
    private let endings: [[ConsolePhrase]]
    // How many bytes of a phrase each state has seen.
    private let depths: [Int]
    // So many bytes at the end of a line are the beginning of a phrase, and no chance.
    private static let telling = 4
    private static let ends: UInt32 = 1 << 31

    init(_ phrases: [ConsolePhrase]) {
        var classes = [UInt8](repeating: 0, count: 256)
        var width = 1
        for byte in phrases.flatMap(\.bytes) where classes[Int(byte)] == 0 {
            classes[Int(byte)] = UInt8(width)
            width += 1
        }
        var trie = Trie(width: width)
        for phrase in phrases { trie.add(phrase, classes: classes) }
        trie.close()
        for upper in UInt8(ascii: "A")...UInt8(ascii: "Z") { classes[Int(upper)] = classes[Int(upper | 0x20)] }
        self.classes = classes
        self.width = width
        endings = trie.endings
        depths = trie.depths
        steps = trie.next.map { state in
            UInt32(state * width) | (trie.endings[state].isEmpty ? 0 : Self.ends)
        }
    }

    /// Adds the phrases found in a line, in the order in which they end. Returns whether the line ends in a phrase.
    func scan(_ line: UnsafeBufferPointer<UInt8>, into hits: inout [Hit]) -> Bool {
        classes.withUnsafeBufferPointer { classes in
            steps.withUnsafeBufferPointer { steps in
                var state: UInt32 = 0
                for index in 0..<line.count {
                    state = steps[Int(state & ~Self.ends) + Int(classes[Int(line[index])])]
                    if state & Self.ends != 0, hits.count < Self.hitLimit {
                        add(endingsOf: state & ~Self.ends, at: index + 1, to: &hits)
                    }
                }
                return depths[Int(state & ~Self.ends) / width] >= Self.telling
            }
        }
    }

    private func add(endingsOf state: UInt32, at end: Int, to hits: inout [Hit]) {
        for phrase in endings[Int(state) / width] {
            hits.append(Hit(phrase: phrase, range: (end - phrase.text.utf8.count)..<end))
        }
    }
}

extension ConsolePhrase {
    fileprivate var bytes: [UInt8] { Array(text.utf8) }
}

/// The phrases as a trie, later completed to an automaton.
private struct Trie {
    let width: Int
    // By state and class. 0 is the root; it means “none” until the trie is completed.
    var next: [Int]
    var endings: [[ConsolePhrase]] = [[]]
    var depths = [0]

    init(width: Int) {
        self.width = width
        next = Array(repeating: 0, count: width)
    }

    mutating func add(_ phrase: ConsolePhrase, classes: [UInt8]) {
        var state = 0
        for byte in phrase.bytes {
            let step = state * width + Int(classes[Int(byte)])
            if next[step] == 0 {
                next[step] = endings.count
                endings.append([])
                depths.append(depths[state] + 1)
                next += Array(repeating: 0, count: width)
            }
            state = next[step]
        }
        endings[state].append(phrase)
    }

    /// Completes the trie: each missing transition becomes that of the longest suffix that begins a phrase.
    mutating func close() {
        var fallback = Array(repeating: 0, count: endings.count)
        var queue = (0..<width).map { next[$0] }.filter { $0 != 0 }
        var index = 0
        while index < queue.count {
            let state = queue[index]
            index += 1
            endings[state] += endings[fallback[state]]
            for letter in 0..<width {
                let step = state * width + letter
                let other = next[fallback[state] * width + letter]
                if next[step] == 0 {
                    next[step] = other
                } else {
                    fallback[next[step]] = other
                    queue.append(next[step])
                }
            }
        }
    }
}
