import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// The response is a web page or another XML document, not the AASA file.
    static let bodyHTML = Check(
        "AD281", "body-html", .error, since: "0.1.0", evidence: .reported,
        citations: [.pageInPlaceOfFile, .developerReports],
        advisers: [.provider, .stack(.page)],
        explanation: """
            ## What it finds
            The content begins with `<`: it is a web page, or another XML document.

            ## Why it matters
            A device that gets a page reports `SWCErrorDomain` 104, and no app is associated. The status is 200, so \
            checking the status shows nothing. A single-page application or a content management system answers every \
            unknown path with its start page; a host shows its own error or consent page; a bot rule shows a \
            challenge.

            ## How to fix it
            Put the file where the web server finds it before the application answers, and exclude `/.well-known/` \
            from the rule that sends every path to `index.html`. In nginx: `location = \
            /.well-known/apple-app-site-association { try_files $uri =404; default_type application/json; }`.
            """,
        of: \.bodies
    ) { document in
        guard document.form == .html else { return nil }
        let start = document.text.bytes.firstIndex(of: UInt8(ascii: "<")) ?? 0
        let isXML = document.text.bytes[start...].starts(with: Array("<?xml".utf8))
        let end = document.text.bytes[start...].prefix(80).firstIndex { $0 == UInt8(ascii: ">") } ?? start
        return Observation(
            isXML ? "the file is an XML document, not JSON" : "the file is a web page, not JSON",
            at: document.place(SourceSpan(start, end + 1)), label: "not JSON",
            help: "serve the JSON file at this path, before an application or an error page answers")
    }
}
