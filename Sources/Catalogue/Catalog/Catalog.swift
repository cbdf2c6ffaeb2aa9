package import Findings
import Judging
import SiteChecks

/// The checks: each family adds its own in an extension, and ``checks`` has them all.
public enum Catalog {
    /// Codes of checks that were removed; they are never reused.
    package static let retired: Set<Code> = []
    /// The conditions of this machine that kept it from seeing what it was to check.
    package static let ofThisMachine: Set<Code> = [
        TransportChecks.networkUnavailable.code, TransportChecks.machineLimit.code,
    ]
}
