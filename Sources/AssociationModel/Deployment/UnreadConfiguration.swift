package import Findings

/// A part of a deployment that may say how the site is served, and that was not read.
package struct UnreadConfiguration: Sendable {
    /// The file or folder.
    package let place: Place
    /// What was not read, and why.
    package let message: Message
    /// What to do about it.
    package let help: Message
    /// Whether it is known to be configuration, so that without it nobody can tell whether the file is served.
    package let isDecisive: Bool

    /// - Parameter path: the path of the file or folder, as people know it.
    package init(_ message: Message, help: Message, at path: String, isDecisive: Bool = true) {
        place = .wholeText(SourceText([], from: .file(path: path)))
        self.message = message
        self.help = help
        self.isDecisive = isDecisive
    }
}
