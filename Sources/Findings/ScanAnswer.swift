/// What a scan has to say about one domain.
public struct ScanAnswer: Sendable {
    /// The domain in lower case, in Punycode, with the port if one was given.
    public let domain: String
    /// The `id` that the line gave; nil if it gave none.
    package let id: JSONOutput?
    /// The line's text, where neither ``domain`` nor ``id`` identifies it.
    package let input: String?
    /// What came of asking for the file where Apple reads it.
    package var file = FileState.notAsked
    /// Whether the domain was not asked because its owner wants that.
    package var isExcluded = false
    /// Whether the file lists the app; nil where no app was named.
    public package(set) var verdict: Report.Association.Verdict?
    /// The status of the response; nil where there was none.
    public package(set) var status: Int?
    /// The size of the body in bytes, decoded, as far as it was read.
    package var bytes = 0
    /// The services of the file, each with the number of apps that it lists.
    package var services: [(name: String, apps: Int)] = []
    /// The short name of the stack that serves the domain; nil where nothing was recognised.
    package var servedBy: String?
    /// The findings: errors, then warnings, then notes; the first of very many.
    public package(set) var findings: [Finding] = []
    /// How many more there are.
    package var moreFindings = 0
    /// How long the domain took, in milliseconds.
    package var milliseconds = 0
    /// The whole report, if it was asked for.
    package var report: Report?

    package init(domain: String, id: JSONOutput? = nil, input: String? = nil) {
        self.domain = domain
        self.id = id
        self.input = input
    }
}

/// What became of one line that was given to `aasa scan`.
package enum ScanResult: Sendable {
    case answer(ScanAnswer)
    /// The line cannot be read; lines count from 1.
    case unreadable(line: Int, id: JSONOutput?, reason: Message)
}
