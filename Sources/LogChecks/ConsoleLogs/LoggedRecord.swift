import AssociationModel
import Findings
import Judging
import TextFormats

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

    /// Whether the association holds by now, though the entry says otherwise.
    var isOutdated: Bool { record.siteApproval != .approved && logged.isSettled }

    /// What its error says about the download of the file; nil if that is unknown.
    var download: LoggedDownload? {
        isOutdated ? nil : record.cause.flatMap { LoggedDownload(logged, $0, record: self) }
    }

    /// Notes on the last and the next check by the device.
    var dates: [Note] {
        [
            record.lastChecked.map { Note("last checked \(plain: $0)") },
            record.nextCheck.map { Note("next check \(plain: $0)") },
        ].compactMap(\.self)
    }
}
