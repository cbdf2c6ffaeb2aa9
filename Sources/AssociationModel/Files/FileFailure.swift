package import Findings

/// Why a file could not be read.
package enum FileFailure: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is a pipe, a socket or a device.
    case notRegular
    /// The system refused to read it; the reason as the system words it.
    case unreadable(reason: String)

    /// The reason, to follow the path and a colon.
    package var message: Message {
        switch self {
        case .missing: "no such file"
        case .isDirectory: "is a directory, not a file"
        case .notRegular: "is a pipe or a device, not a file"
        case .unreadable(let reason): "cannot be read: \(plain: reason)"
        }
    }
}
