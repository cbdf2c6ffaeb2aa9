/// What Apple's `swcutil` decided for an app and a URL by a file: a line of `Fixtures/Recorded/link-decisions.txt`.
package struct RecordedDecision: Sendable, Hashable, CustomStringConvertible {
    /// The file, as JSON on one line.
    package let file: String
    package let app: String
    package let url: String
    /// `match`, `exclude` or `no-match`.
    package let decision: String

    /// The host of the URL, in lower case.
    package var domain: String {
        url.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first?.lowercased() ?? ""
    }

    package var description: String { "\(app) \(url) by \(file)" }

    package init(file: String, app: String, url: String, decision: String) {
        (self.file, self.app, self.url, self.decision) = (file, app, url, decision)
    }

    /// All of them; none if the table cannot be read.
    package static let all: [RecordedDecision] = {
        var file = ""
        var decisions: [RecordedDecision] = []
        for line in ((try? Repository.text(of: "Fixtures/Recorded/link-decisions.txt")) ?? "").split(separator: "\n") {
            if line.hasPrefix("{") { file = String(line) }
            let words = line.split(separator: " ")
            guard line.hasPrefix("  "), words.count == 3 else { continue }
            decisions.append(
                RecordedDecision(
                    file: file, app: String(words[1]), url: String(words[2]), decision: String(words[0])))
        }
        return decisions
    }()
}
