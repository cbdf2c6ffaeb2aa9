/// Finds what somebody may have meant by a name that is none.
package enum NearestName {
    /// The candidate that differs least from a name, if the difference is small for their length: at most one edit
    /// for each three characters. Case does not count. Of equally near ones the first.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.asciiLowercased.utf8)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let bytes = Array(candidate.asciiLowercased.utf8)
            let bound = max(1, min(wanted.count, bytes.count) / 3)
            guard wanted.count <= 64, let distance = SpellingDistance.between(wanted, bytes, limit: bound) else {
                continue
            }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }
}
