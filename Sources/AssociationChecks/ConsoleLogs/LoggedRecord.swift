import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// An entry in the output of `swcutil show`.
struct LoggedRecord: Scoped {
    let logged: LoggedSubject
    let record: ApprovalRecord
    var scope: Scope { logged.scope }

    /// Returns nil for any other statement, and for an entry of another app if `apps` is not empty.
    init?(_ logged: LoggedSubject, of apps: [AppIdentifier]) {
        guard case .record(let record) = logged.statement,
            apps.isEmpty || apps.contains(where: { $0.raw == record.app })
        else { return nil }
        self.logged = logged
        self.record = record
    }

    /// The entry for messages: `applinks:example.com of 7D3KX9QW2M.com.example.app`.
    var name: Message { "\(plain: record.service):\(plain: record.domain ?? "") of \(plain: record.app ?? "")" }

    /// What its error says about the download of the file; nil if that is unknown.
    var download: LoggedDownload? { record.cause.flatMap { LoggedDownload(logged, $0, record: self) } }

    /// Notes on the last and the next check by the device.
    var dates: [Note] {
        var notes: [Note] = []
        if let last = record.lastChecked { notes.append(Note("last checked \(plain: last)")) }
        if let next = record.nextCheck { notes.append(Note("next check \(plain: next)")) }
        return notes
    }
}

/// What a log says about the download of the file, in a line of its own or as the error of an entry.
struct LoggedDownload: Scoped {
    enum Outcome {
        case refused(CDNRefusal)
        case failed(DownloadError)
        case redirected(from: String?, to: String)
        case certificateRejected(url: String?)
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
        case .deliveryRefused(let refusal): outcome = .refused(refusal)
        case .downloadError(let error): outcome = .failed(error)
        case .redirectDenied(let source, let target): outcome = .redirected(from: source, to: target)
        case .certificateRejected(let url): outcome = .certificateRejected(url: url)
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
            }
        return domain.map { " for \(plain: $0)" } ?? ""
    }

    /// The notes of the entry, if there is one.
    var notes: [Note] { record?.dates ?? [] }
}
