/// The duration of an exchange, in seconds from its start.
package struct Timing: Hashable, Sendable {
    /// Until the connection was established, including TLS; nil if it never was.
    package let connected: Double?
    /// Until the last byte, or until the attempt was abandoned.
    package let total: Double

    package init(connected: Double?, total: Double) {
        self.connected = connected
        self.total = total
    }
}
