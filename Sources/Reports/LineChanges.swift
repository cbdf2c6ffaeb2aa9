/// The lines that two texts share, and the lines that only one of them has (Myers, “An O(ND) Difference Algorithm and
/// Its Variations”, 1986).
struct LineChanges {
    /// A line of one text or of both.
    enum Step: Equatable {
        /// A line of both texts, by its number in each, from 0.
        case kept(old: Int, new: Int)
        /// A line that only the old text has.
        case removed(old: Int)
        /// A line that only the new text has.
        case added(new: Int)
    }

    /// The lines in order; within a change, removed lines come before added ones.
    private(set) var steps: [Step] = []

    // Texts that differ in more lines than this are shown as replaced, which is correct but longer.
    private static let mostDifferences = 1_500

    init<Line: Hashable>(from old: [Line], to new: [Line]) {
        var numbers: [Line: Int] = [:]
        let number: (Line) -> Int = { line in
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (left, right) = (old.map(number), new.map(number))
        let start = zip(left, right).prefix { $0 == $1 }.count
        let rest = min(left.count, right.count) - start
        let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
        steps = (0..<start).map { .kept(old: $0, new: $0) }
        steps += Self.steps(
            Array(left[start..<left.count - end]), Array(right[start..<right.count - end]), offset: start)
        steps += (0..<end).map { .kept(old: left.count - end + $0, new: right.count - end + $0) }
    }

    private static func steps(_ left: [Int], _ right: [Int], offset: Int) -> [Step] {
        guard let matches = matches(left, right) else { return changes(left.indices, right.indices, offset) }
        var steps: [Step] = []
        var (old, new) = (0, 0)
        for match in matches + [(left.count, right.count)] {
            steps += changes(old..<match.0, new..<match.1, offset)
            if match.0 < left.count { steps.append(.kept(old: match.0 + offset, new: match.1 + offset)) }
            (old, new) = (match.0 + 1, match.1 + 1)
        }
        return steps
    }

    private static func changes(_ old: Range<Int>, _ new: Range<Int>, _ offset: Int) -> [Step] {
        old.map { .removed(old: $0 + offset) } + new.map { .added(new: $0 + offset) }
    }

    /// Pairs of equal lines of both lists, in order; nil if the lists differ in more than `mostDifferences` lines.
    private static func matches(_ left: [Int], _ right: [Int]) -> [(Int, Int)]? {
        let most = min(left.count + right.count, mostDifferences)
        // For d differences, how far a path reaches in `left` on diagonal k; one row for each d, where only k ≡ d (mod 2) count.
        var rows: [[Int]] = []
        var reached = [Int](repeating: 0, count: 2 * most + 3)
        for differences in 0...most {
            for diagonal in stride(from: -differences, through: differences, by: 2) {
                let place = diagonal + most + 1
                let isDown =
                    diagonal == -differences || diagonal != differences && reached[place - 1] < reached[place + 1]
                var x = isDown ? reached[place + 1] : reached[place - 1] + 1
                while x < left.count, x - diagonal < right.count, left[x] == right[x - diagonal] { x += 1 }
                reached[place] = x
                if x >= left.count, x - diagonal >= right.count {
                    return path(rows, differences, left.count, right.count)
                }
            }
            rows.append(Array(reached[(most + 1 - differences)...(most + 1 + differences)]))
        }
        return nil
    }

    /// Walks back from the end, difference by difference, and collects the lines that match on the way.
    private static func path(_ rows: [[Int]], _ differences: Int, _ width: Int, _ height: Int) -> [(Int, Int)] {
        var matches: [(Int, Int)] = []
        var (x, y) = (width, height)
        for count in stride(from: differences, through: 1, by: -1) {
            let row = rows[count - 1]
            let diagonal = x - y
            let at: (Int) -> Int = { abs($0) < count ? row[$0 + count - 1] : -1 }
            let isDown = diagonal == -count || diagonal != count && at(diagonal - 1) < at(diagonal + 1)
            let previous = isDown ? diagonal + 1 : diagonal - 1
            let (startX, startY) = (at(previous), at(previous) - previous)
            let (firstX, firstY) = isDown ? (startX, startY + 1) : (startX + 1, startY)
            while x > firstX, y > firstY {
                x -= 1
                y -= 1
                matches.append((x, y))
            }
            (x, y) = (startX, startY)
        }
        while x > 0, y > 0 {
            x -= 1
            y -= 1
            matches.append((x, y))
        }
        return matches.reversed()
    }
}
