package import AssociationModel
import Findings
import TextFormats

/// Something that a device's log says.
package struct LoggedSubject: Scoped {
    /// What it says, and where.
    package let entry: ConsoleLog.Entry
    // The apps that were named, which complete bundle identifiers.
    private let apps: [AppIdentifier]
    /// What a finding about it concerns: its log, and no association that is judged.
    package let scope: Scope

    /// Takes an entry of a log.
    ///
    /// - Parameters:
    ///   - apps: the apps that are meant where the log names their bundle identifiers alone.
    ///   - log: the index of the log in the question.
    package init(_ entry: ConsoleLog.Entry, apps: [AppIdentifier], log: Int = 0) {
        self.entry = entry
        self.apps = apps
        scope = Scope(log: log)
    }

    var statement: ConsoleStatement { entry.statement }

    /// The check that would show whether it is so, and why; nil where no check can.
    package var confirmation: LogConfirmation? { LogConfirmation(statement, apps: apps) }

    /// An observation at its first place, with how often it is said and what would confirm it.
    func observation(
        _ message: Message, label: Message? = nil, notes: [Note] = [], help: Message? = nil,
        confirmation: LogConfirmation? = nil
    ) -> Observation {
        var notes = notes
        if let confirmation { notes.append(Note(confirmation.advice)) }
        if let last = entry.last {
            let times: Message =
                if let start = entry.first.time, let end = last.time {
                    ", from \(plain: start) to \(plain: end)"
                } else {
                    ""
                }
            notes.append(Note("said on \(entry.count) lines\(times), last here", at: last.place))
        }
        return Observation(message, at: entry.first.place, label: label, notes: notes, help: help)
    }
}

extension Subjects {
    /// What the logs say, in their order.
    package var logged: [LoggedSubject] {
        question.logs.enumerated().flatMap { index, log in
            log.entries.map { LoggedSubject($0, apps: question.apps, log: index) }
        }
    }

    /// The lines about strong passwords.
    var loggedStrongPasswords: [LoggedSubject] {
        logged.filter { if case .strongPasswordsNotShown = $0.statement { true } else { false } }
    }

    /// The lines about passkeys, web sessions and the like.
    var loggedAuthorizations: [LoggedSubject] {
        logged.filter {
            switch $0.statement {
            case .notAssociated, .notVerified, .noApplicationIdentifier, .authorizationError, .sessionError: true
            default: false
            }
        }
    }

    /// The lines about shared web credentials.
    var loggedCredentials: [LoggedSubject] {
        logged.filter { if case .sharedCredential = $0.statement { true } else { false } }
    }

    /// The entries of what `swcutil show` prints: all, or those of the apps that were named.
    var loggedRecords: [LoggedRecord] { logged.compactMap { LoggedRecord($0, of: question.apps) } }

    /// What the logs say about getting the file.
    var loggedDownloads: [LoggedDownload] {
        logged.compactMap { LoggedDownload($0, $0.statement) } + loggedRecords.compactMap(\.download)
    }

    /// The logs, as wholes.
    var logs: [LogSubject] {
        question.logs.enumerated().map { LogSubject(log: $1, scope: Scope(log: $0)) }
    }
}

/// A log as a whole.
struct LogSubject: Scoped {
    let log: ConsoleLog
    let scope: Scope
}
