import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// An entry of what `swcutil show` prints.
struct LoggedRecord: Scoped {
    let logged: LoggedSubject
    let record: ApprovalRecord
    var scope: Scope { logged.scope }

    /// Nil for anything else, and for the entry of an app that was not asked for.
    init?(_ logged: LoggedSubject, of apps: [AppIdentifier]) {
        guard case .record(let record) = logged.statement,
            apps.isEmpty || apps.contains(where: { $0.raw == record.app })
        else { return nil }
        self.logged = logged
        self.record = record
    }

    /// The entry in words: `applinks:example.com of 7D3KX9QW2M.com.example.app`.
    var name: Message { "\(plain: record.service):\(plain: record.domain ?? "") of \(plain: record.app ?? "")" }

    /// What its error says about getting the file; nil where that is not known.
    var download: LoggedDownload? { record.cause.flatMap { LoggedDownload(logged, $0, record: self) } }

    /// When the device looked and will look again.
    var dates: [Note] {
        var notes: [Note] = []
        if let last = record.lastChecked { notes.append(Note("last checked \(plain: last)")) }
        if let next = record.nextCheck { notes.append(Note("next check \(plain: next)")) }
        return notes
    }
}

/// What a log says about getting the file: by a line of its own, or as the error of an entry.
struct LoggedDownload: Scoped {
    /// What came of it.
    enum Outcome {
        case refused(CDNRefusal)
        case failed(DownloadError)
        case redirected(from: String?, to: String)
        case certificateRejected(url: String?)
    }

    let logged: LoggedSubject
    let outcome: Outcome
    /// The entry whose error it is.
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

    /// The domain, in words that follow a statement; empty where nothing names it.
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

    /// Facts of the entry, where it is one.
    var notes: [Note] { record?.dates ?? [] }
}
