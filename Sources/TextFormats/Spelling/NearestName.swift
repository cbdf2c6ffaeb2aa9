/// Finds the known name that was probably meant by an unknown one.
package enum NearestName {
    /// The candidate closest to a name, if they differ by at most one edit per three characters (at least one edit is
    /// always allowed). Case is ignored. Of several equally close candidates the first is returned.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.asciiLowercased.utf8)
        guard wanted.count <= 64 else { return nil }
        let near = candidates.compactMap { candidate -> (candidate: String, distance: Int)? in
            let bytes = Array(candidate.asciiLowercased.utf8)
            let bound = max(1, min(wanted.count, bytes.count) / 3)
            return SpellingDistance.between(wanted, bytes, limit: bound).map { (candidate, $0) }
        }
        return near.min { $0.distance < $1.distance }?.candidate
    }
}
