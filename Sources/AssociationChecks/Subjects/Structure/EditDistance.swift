/// How many slips lie between two words.
enum EditDistance {
    /// The least number of insertions, deletions, replacements and swaps of neighbours that make one of the other
    /// (optimal string alignment). Takes time and space of the product of the lengths: bound them first.
    static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var rows = [Array(0...right.count)]
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var least = min(
                    rows[row - 1][column] + 1, current[column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    least = min(least, rows[row - 2][column - 2] + 1)
                }
                current.append(least)
            }
            rows.append(current)
        }
        return rows[left.count][right.count]
    }
}
