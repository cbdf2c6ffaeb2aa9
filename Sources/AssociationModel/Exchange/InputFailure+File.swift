package import Findings

extension InputFailure {
    /// The failure for a file that could not be read.
    package init(_ failure: FileFailure, reading path: String) { self.init(failure.message, at: path) }

    /// The failure for a file that could not be written.
    package init(_ failure: WriteFailure, writing path: String) { self.init(failure.message, at: path) }
}
