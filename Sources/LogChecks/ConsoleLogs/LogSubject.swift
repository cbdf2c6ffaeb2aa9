import AssociationModel
import Findings
import Judging
import TextFormats

/// A log as a whole.
struct LogSubject: Scoped {
    let log: ConsoleLog
    let scope: Scope
}
