package import AssociationModel
import Findings
package import Judging
import TextFormats

/// One statement of a device's log.
package struct LoggedSubject: Scoped {
    /// The statement, with the places and times at which it was logged.
    package let entry: ConsoleLog.Entry
    /// The apps named by the user, which complete bundle identifiers.
    let apps: [AppIdentifier]
    /// The associations that were checked since, and hold.
    let held: [HeldAssociation]
    /// The log; a finding about a log concerns none of the associations that are judged.
    package let scope: Scope

    var statement: ConsoleStatement { entry.statement }

    /// The check that would confirm the statement and show its cause; nil if no check can.
    package var confirmation: LogConfirmation? { LogConfirmation(statement, apps: apps) }

    /// Whether the association that the statement calls into question was checked since, and holds.
    var isSettled: Bool { confirmation.map { asked in held.contains { $0.settles(asked) } } ?? false }

    /// An observation at the first place, with notes on how often it was logged and how to confirm it.
    func observation(
        _ message: Message, label: Message? = nil, notes: [Note] = [], help: Message? = nil,
        confirmation: LogConfirmation? = nil
    ) -> Observation {
        var notes = notes
        if let confirmation {
            notes.append(
                Note(
                    isSettled
                        ? "checked now, the association holds: if it is the cause, the device has an older copy of the file, until the app is reinstalled"
                        : confirmation.advice))
        }
        if let last = entry.last {
            let times: Message =
                if let start = entry.first.time, let end = last.time {
                    ", from \(plain: start) to \(plain: end)"
                } else {
                    ""
                }
            notes.append(Note("logged on \(entry.count) lines\(times), last here", at: last.place))
        }
        return Observation(message, at: entry.first.place, label: label, notes: notes, help: help)
    }
}

extension Subjects {
    /// The statements of all logs, in the order of the logs.
    package var logged: [LoggedSubject] {
        once {
            parts.logs.identified.flatMap { id, log in
                let scope = Scope(id)
                return log.entries.map {
                    LoggedSubject(entry: $0, apps: parts.claims.apps, held: parts.held, scope: scope)
                }
            }
        }
    }

    /// The statements of an area.
    subscript(logged area: ConsoleLogChecks.Area) -> [LoggedSubject] {
        loggedByArea[area] ?? []
    }

    private var loggedByArea: [ConsoleLogChecks.Area?: [LoggedSubject]] {
        once { Dictionary(grouping: logged) { ConsoleLogChecks.area(of: $0.statement) } }
    }

    /// The entries of `swcutil show`: all, or those of the apps that were named.
    var loggedRecords: [LoggedRecord] { once { logged.compactMap { LoggedRecord($0, of: parts.claims.apps) } } }

    /// The statements about the download of the file.
    var loggedDownloads: [LoggedDownload] {
        once {
            logged.compactMap { LoggedDownload($0, $0.statement) } + loggedRecords.compactMap(\.download)
        }
    }

    /// Each log as a whole.
    var logs: [LogSubject] {
        once {
            parts.logs.identified.map { LogSubject(log: $0.part, scope: Scope($0.id)) }
        }
    }
}
