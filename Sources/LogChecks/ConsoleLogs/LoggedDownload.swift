import AssociationModel
import Findings
import Judging
import TextFormats

/// What a log says about the download of the file, in a line of its own or as the error of an entry.
struct LoggedDownload: Scoped {
    let logged: LoggedSubject
    /// What it says; one of those that are about a download.
    let statement: ConsoleStatement
    /// The entry that has the error; nil for a line of its own.
    let record: LoggedRecord?
    var scope: Scope { logged.scope }

    init?(_ logged: LoggedSubject, _ statement: ConsoleStatement, record: LoggedRecord? = nil) {
        switch statement {
        case .cdnRefused, .downloadError, .redirectDenied, .certificateRejected, .domainInvalid:
            (self.logged, self.statement, self.record) = (logged, statement, record)
        default: return nil
        }
    }

    /// The phrase ` for <domain>` to append to a message; empty if nothing names the domain.
    var domain: Message {
        if let record { return " for \(record.name)" }
        let domain: String? =
            switch statement {
            case .cdnRefused(let refusal): refusal.domain
            case .downloadError(let error): error.domain
            case .redirectDenied(let url, _), .certificateRejected(let url): url
            case .domainInvalid(let domain): domain
            default: nil
            }
        return domain.map { " for \(plain: $0)" } ?? ""
    }

    /// The meaning that developers report for the number of a failure; nil if none is known.
    var meaning: Message? {
        guard case .downloadError(let error) = statement else { return nil }
        return switch (error.errorDomain, error.code) {
        case ("SWCErrorDomain", 7): "Apple's CDN refused to serve it"
        case ("SWCErrorDomain", 104): "the response was a web page instead of JSON"
        case ("NSCocoaErrorDomain", 3_840): "the response is not valid JSON"
        default: nil
        }
    }

    /// The notes of the entry, if there is one.
    var notes: [Note] { record?.dates ?? [] }
}
