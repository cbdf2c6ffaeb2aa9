import Findings

/// What several lines say about one response of Apple's CDN: the output of `curl -v`, or a description in prose.
struct CDNTranscript {
    /// A piece of information about the response.
    enum Fact {
        /// The host whose file was requested from the CDN.
        case asked(String)
        /// The host in `Apple-From`.
        case origin(String)
        /// `Apple-Failure-Reason`.
        case reason(String)
        /// `Apple-Failure-Details`.
        case details(String)
    }

    /// The maximum number of lines between two facts about one response.
    private static let gap = 30

    private var asked: String?
    private var origin: String?
    private var reason: String?
    private var details: String?
    /// Where the reason is.
    private var place: ConsoleLog.Occurrence?
    private var lastLine = 0
    private var lines: Set<Int> = []

    /// A complete refusal, its place, and the lines it was read from.
    struct Refusal {
        let refusal: CDNRefusal
        let place: ConsoleLog.Occurrence
        let lines: Set<Int>
    }

    /// Whether a line is too far away to belong to this transcript.
    func ends(before line: Int) -> Bool { lastLine > 0 && line - lastLine > Self.gap }

    /// Adds a fact. If it starts a new transcript, returns the refusal completed before it.
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

    /// Removes a line from this transcript because it is already explained on its own.
    mutating func leave(line: Int) { lines.remove(line) }

    /// Ends the transcript. Nil unless a reason was found.
    mutating func finish() -> Refusal? {
        defer { self = CDNTranscript() }
        guard let reason, let place else { return nil }
        let refusal = CDNRefusal(domain: origin ?? asked, status: nil, reason: reason, details: details)
        return Refusal(refusal: refusal, place: place, lines: lines)
    }
}
