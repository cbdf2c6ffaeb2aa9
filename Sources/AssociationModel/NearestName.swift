/// Finds what somebody may have meant by a name that is none.
public enum NearestName {
    /// The candidate that differs least from a name, if the difference is small for their length: at most one edit
    /// for each three characters. Case does not count. Of equally near ones the first.
    public static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.asciiLowercased.utf8)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let bytes = Array(candidate.asciiLowercased.utf8)
            let bound = max(1, min(wanted.count, bytes.count) / 3)
            guard abs(wanted.count - bytes.count) <= bound, wanted.count <= 64 else { continue }
            let distance = distance(wanted, bytes)
            if distance <= bound, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// How many insertions, deletions, replacements and exchanges of neighbours turn one text into the other
    /// (optimal string alignment).
    public static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
