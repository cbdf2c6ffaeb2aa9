/// Computes how many typing errors separate two texts.
package enum SpellingDistance {
    /// The number of missing, extra, wrong or transposed adjacent bytes, if it is at most `limit`; otherwise nil.
    ///
    /// This is the restricted Damerau–Levenshtein distance (*optimal string alignment*: no piece is edited twice), on
    /// bytes. Only the diagonal band of width `2 × limit + 1` is computed, so for a given limit the cost is
    /// proportional to the length of the texts.
    package static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let beyond = limit + 1
        var beforeLast = [Int](repeating: beyond, count: right.count + 1)
        var last = (0...right.count).map { min($0, beyond) }
        var row = beforeLast
        for i in stride(from: 1, through: left.count, by: 1) {
            let band = max(1, i - limit)..<(min(right.count, i + limit) + 1)
            row[band.lowerBound - 1] = band.lowerBound == 1 ? min(i, beyond) : beyond
            var smallest = row[band.lowerBound - 1]
            for j in band {
                var cost = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                cost = min(cost, row[j - 1] + 1, j <= i - 1 + limit ? last[j] + 1 : beyond)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row[j] = min(cost, beyond)
                smallest = min(smallest, row[j])
            }
            guard smallest <= limit else { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
