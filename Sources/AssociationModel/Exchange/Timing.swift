/// The duration of an exchange, in seconds from its start.
package struct Timing: Hashable, Sendable {
    /// Until the host name was resolved; nil if it is unknown.
    package let resolved: Double?
    /// Until a server accepted the TCP connection; nil if none did, or it is unknown.
    package let reached: Double?
    /// Until the connection was established, including TLS; nil if it never was.
    package let connected: Double?
    /// Until the first byte of the response; nil if there was none, or it is unknown.
    package let firstByte: Double?
    /// Until the last byte, or until the attempt was abandoned.
    package let total: Double

    package init(
        resolved: Double? = nil, reached: Double? = nil, connected: Double?, firstByte: Double? = nil, total: Double
    ) {
        self.resolved = resolved
        self.reached = reached
        self.connected = connected
        self.firstByte = firstByte
        self.total = total
    }
}
