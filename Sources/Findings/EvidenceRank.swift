/// The kind of evidence for what a check claims; shown with each finding, so that readers can tell how sure it is.
public enum EvidenceRank: String, Hashable, Sendable, CaseIterable {
    /// Seen in a real run of Apple's own tool.
    case recorded
    /// Published by Apple: documentation, talks, open source, or staff in the forums.
    case documented
    /// Published by Microsoft about its own libraries and services.
    case documentedByMicrosoft = "documented-by-microsoft"
    /// Published by a host, or the makers of a server or framework, about their own.
    case documentedByVendor = "documented-by-vendor"
    /// Observed by developers.
    case reported
    /// Follows from our model of Apple's software.
    case modelled
    /// A statement about this run, not about Apple, so it needs no evidence.
    case definition

    /// A phrase that explains the rank to a reader.
    package var meaning: String {
        switch self {
        case .recorded: "recorded from a run of Apple's own tool"
        case .documented: "documented by Apple"
        case .documentedByMicrosoft: "documented by Microsoft"
        case .documentedByVendor: "documented by the host or the makers of the software"
        case .reported: "reported by developers"
        case .modelled: "follows from our model of Apple's software"
        case .definition: "says something about this run, not about Apple"
        }
    }

    /// The phrase as a sentence.
    package var sentence: String {
        switch self {
        case .recorded, .documented, .documentedByMicrosoft, .documentedByVendor, .reported:
            "This is \(meaning)."
        case .modelled, .definition: "This \(meaning)."
        }
    }
}
