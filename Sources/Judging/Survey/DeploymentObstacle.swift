package import Findings

/// What keeps a file from being served, or may, though it is in what is deployed.
package struct DeploymentObstacle: Sendable {
    package let message: Message
    /// Whether it does; otherwise it is something that was not read, and may.
    package let isCertain: Bool

    package init(_ message: Message, isCertain: Bool) {
        self.message = message
        self.isCertain = isCertain
    }
}
