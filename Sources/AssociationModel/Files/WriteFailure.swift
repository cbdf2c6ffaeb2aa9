package import Findings

/// Why a file was not written. What was at the path before is still there, except after ``damaged(reason:)``.
package enum WriteFailure: Error, Hashable, Sendable {
    /// There is a directory at the path.
    case isDirectory
    /// The directory that it belongs into does not exist.
    case noDirectory
    /// It is a pipe or a socket, and no program reads from it.
    case noReader
    /// Nobody has permission to write it, so that only a superuser could.
    case readOnly
    /// It has other names (hard links), which would keep the old content if it were replaced.
    case hasOtherNames(count: Int)
    /// It is no longer what was read.
    case changed
    /// It exists although it should be new.
    case exists
    /// A part of the path is a symbolic link where none is followed.
    case symbolicLink(name: String)
    /// The path is a symbolic link of another user, in a folder where anybody can put one.
    case foreignLink(name: String)
    /// A name is not one of a file or directory: empty, `.`, `..`, or with a slash or a zero byte in it.
    case invalidName(String)
    /// No file can be created beside it, to take its place; the reason as the system words it.
    case noFileBeside(reason: String)
    /// The system refused; the reason as the system words it.
    case refused(reason: String)
    /// The system refused when a part had been written into the file, and also when the old content was put back.
    case damaged(reason: String)

    /// Whether writing into the file, instead of replacing it, could succeed.
    package var isOfReplacing: Bool {
        switch self {
        case .hasOtherNames, .noFileBeside: true
        default: false
        }
    }

    /// The reason, to follow the path and a colon.
    package var message: Message {
        switch self {
        case .isDirectory: "cannot be written: it is a directory"
        case .noDirectory: "cannot be written: there is no such directory"
        case .noReader: "cannot be written: it is a pipe or a socket that no program reads from"
        case .readOnly: "cannot be written: it is read-only"
        case .hasOtherNames(let count):
            "cannot be written: it has \(count) hard links, and the others would keep the old content"
        case .changed: "nothing was written: the file changed after it was read; run the command again"
        case .exists: "cannot be written: the file exists already"
        case .symbolicLink(let name):
            "cannot be written: \(name) in this path is a symbolic link, which could lead elsewhere"
        case .foreignLink(let name):
            "cannot be written: \(name) is a symbolic link of another user, in a folder where anyone can put one"
        case .invalidName(let name): "cannot be written: \(name) is not a file name"
        case .noFileBeside(let reason):
            "cannot be written: no file can be created in its directory: \(plain: reason)"
        case .refused(let reason): "cannot be written: \(plain: reason)"
        case .damaged(let reason):
            "only a part was written, and the old content could not be put back: \(plain: reason)"
        }
    }
}
