/// How we know what a check claims; shown with each finding, because a verdict nobody can back is worth nothing.
package enum EvidenceRank: String, Hashable, Sendable, CaseIterable {
    /// Seen in a real run of Apple's own tool.
    case recorded
    /// Written by Apple: documentation, talks, open source, or staff in the forums.
    case documented
    /// Written by Microsoft, of its own libraries and services.
    case documentedByMicrosoft = "documented-by-microsoft"
    /// Observed by developers.
    case reported
    /// Follows from our model of Apple's software.
    case modelled
    /// Says something about this run, not about Apple: nothing needs to be known for it.
    case definition

    /// One sentence for a reader who asks how sure we are.
    package var meaning: String {
        switch self {
        case .recorded: "recorded from a run of Apple's own tool"
        case .documented: "documented by Apple"
        case .documentedByMicrosoft: "documented by Microsoft"
        case .reported: "reported by developers"
        case .modelled: "follows from our model of Apple's software"
        case .definition: "says something about this run, not about Apple"
        }
    }
}
