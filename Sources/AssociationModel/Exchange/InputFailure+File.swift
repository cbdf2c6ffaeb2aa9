package import Findings

extension InputFailure {
    /// The failure for a file that could not be read.
    package init(_ failure: FileFailure, reading path: String) {
        switch failure {
        case .missing: self.init("no such file", at: path)
        case .isDirectory: self.init("is a directory, not a file", at: path)
        case .notRegular: self.init("is a pipe or a device, not a file", at: path)
        case .unreadable(let reason): self.init("cannot be read: \(plain: reason)", at: path)
        }
    }

    /// The failure for a file that could not be written.
    package init(_ failure: WriteFailure, writing path: String) { self.init(failure.message, at: path) }
}
