package import Findings
import TextFormats

/// A reference to a build setting that could not be resolved.
package struct UnresolvedReference: Sendable {
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No file and no default assigns the setting.
        case unknown
        /// The operator of the reference is not supported.
        case unknownOperator
        /// Values refer to each other endlessly or grow too large.
        case unbounded
    }

    /// The name of the setting.
    package let name: String
    /// Why it could not be resolved.
    package let reason: Reason
    /// Where the reference is.
    package let place: Place
}
