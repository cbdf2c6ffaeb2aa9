import Findings

/// What several lines say of one answer of Apple's CDN: the lines of `curl -v`, or a description in prose.
struct CDNTranscript {
    /// A piece of it.
    enum Fact {
        /// The CDN was asked about this host.
        case asked(String)
        /// `Apple-From`, by its host.
        case origin(String)
        /// `Apple-Failure-Reason`.
        case reason(String)
        /// `Apple-Failure-Details`.
        case details(String)
    }

    /// How many lines may stand between two pieces.
    private static let gap = 30

    private var asked: String?
    private var origin: String?
    private var reason: String?
    private var details: String?
    /// Where the reason stands.
    private var place: ConsoleLog.Occurrence?
    private var lastLine = 0
    private var lines: Set<Int> = []

    /// A refusal that is complete, where it stands, and the lines that it took.
    struct Refusal {
        let refusal: CDNRefusal
        let place: ConsoleLog.Occurrence
        let lines: Set<Int>
    }

    /// Whether a line is too far away to belong to it.
    func ends(before line: Int) -> Bool { lastLine > 0 && line - lastLine > Self.gap }

    /// Takes a piece; what was complete before it is handed back.
    mutating func add(_ fact: Fact, at occurrence: ConsoleLog.Occurrence) -> Refusal? {
        let isNew =
            switch fact {
            case .asked: reason != nil || asked != nil
            case .origin: origin != nil
            case .reason: reason != nil
            case .details: details != nil
            }
        let finished = isNew || ends(before: occurrence.position.line) ? finish() : nil
        switch fact {
        case .asked(let host): asked = host
        case .origin(let host): origin = host
        case .details(let text): details = text
        case .reason(let text): (reason, place) = (text, occurrence)
        }
        lastLine = occurrence.position.line
        lines.insert(lastLine)
        return finished
    }

    /// Leaves a line out of its own, because that is understood by itself.
    mutating func leave(line: Int) { lines.remove(line) }

    /// Ends it. Without a reason nothing is known of it.
    mutating func finish() -> Refusal? {
        defer { self = CDNTranscript() }
        guard let reason, let place else { return nil }
        let refusal = CDNRefusal(domain: origin ?? asked, status: nil, reason: reason, details: details)
        return Refusal(refusal: refusal, place: place, lines: lines)
    }
}
