import AssociationModel
import Findings
import Judging
import TextFormats

/// What a log says about the download of the file, in a line of its own or as the error of an entry.
struct LoggedDownload: Scoped {
    enum Outcome {
        case refused(CDNRefusal)
        case failed(DownloadError)
        case redirected(from: String?, to: String)
        case certificateRejected(url: String?)
        case domainInvalid(String)
    }

    let logged: LoggedSubject
    let outcome: Outcome
    /// The entry that has the error; nil for a line of its own.
    let record: LoggedRecord?
    var scope: Scope { logged.scope }

    init?(_ logged: LoggedSubject, _ statement: ConsoleStatement, record: LoggedRecord? = nil) {
        self.logged = logged
        self.record = record
        switch statement {
        case .cdnRefused(let refusal): outcome = .refused(refusal)
        case .downloadError(let error): outcome = .failed(error)
        case .redirectDenied(let source, let target): outcome = .redirected(from: source, to: target)
        case .certificateRejected(let url): outcome = .certificateRejected(url: url)
        case .domainInvalid(let domain): outcome = .domainInvalid(domain)
        default: return nil
        }
    }

    /// The phrase ` for <domain>` to append to a message; empty if nothing names the domain.
    var domain: Message {
        if let record { return " for \(record.name)" }
        let domain: String? =
            switch outcome {
            case .refused(let refusal): refusal.domain
            case .failed(let error): error.domain
            case .redirected(let url, _): url
            case .certificateRejected(let url): url
            case .domainInvalid(let domain): domain
            }
        return domain.map { " for \(plain: $0)" } ?? ""
    }

    /// The meaning that developers report for the number of a failure; nil if none is known.
    var meaning: Message? {
        guard case .failed(let error) = outcome else { return nil }
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
