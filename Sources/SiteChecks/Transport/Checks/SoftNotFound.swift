import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// An error message comes with status 200.
    static let softNotFound = Check(
        "AD267", "soft-not-found", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .pageInPlaceOfFile, .developerReports],
        advisers: [.provider, .stack(.missing)],
        explanation: """
            ## What it finds
            The response has status 200 and says that there is nothing: a page whose title or first heading is “not \
            found” or “404”, or JSON that names no service and has a status or code of 400 to 599, or the message of \
            an error.

            ## Why it matters
            Apple's CDN takes whatever comes with status 200 for the file. It finds no app in an error message, so no \
            association holds, and a check of the status alone sees nothing. The usual causes are a single-page \
            application or a content management system that shows its own “page not found” for every unknown path, and \
            an API that puts the status into the body.

            ## How to fix it
            Publish the file at `/.well-known/apple-app-site-association`, where the web server finds it before the \
            application answers. Let the application answer unknown paths with status 404, so that the next such \
            mistake shows. Then check with `curl -i https://example.com/.well-known/apple-app-site-association`.
            """,
        of: \.ownBodies
    ) { document in
        guard let statement = document.errorStatement else { return nil }
        let place = statement.span.map { document.place($0) } ?? .wholeText(document.text)
        let isResponse = document.exchange != nil && place.file == nil
        return Observation(
            isResponse
                ? "the response has status 200, and it is an error message: \(statement.text)"
                : "the file is an error message: \(statement.text)",
            at: place, label: statement.span == nil ? nil : "an error message, not the file",
            help: isResponse
                ? "publish the file at this path, where the server finds it before the application answers"
                : "replace it with the file itself")
    }
}
