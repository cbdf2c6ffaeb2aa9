/// How much a server has sent over TLS, whatever libcurl makes of it.
///
/// Not all of it reaches the callbacks of a transfer: frames of HTTP/2 without content, extensions of chunks. libcurl 7.88
/// even stays in one call for as long as such frames come in, past every time limit and with all other transfers waiting.
/// So beyond ``limit``, the connection is treated as one that the server has closed.
///
/// A class because OpenSSL holds it, until it frees the context of the connection.
final class ReceivedBytes {
    private let openSSL: OpenSSL
    private var count = 0
    /// Whether the server has sent more than is read.
    private(set) var isExcessive = false

    /// The most bytes that are read from a connection. A response with as many header fields and as large a body as are
    /// taken, in the smallest chunks, has less than half of it.
    static let limit = 2 << 20

    /// Nil if libcurl does not use OpenSSL.
    init?() {
        guard let openSSL = OpenSSL.shared else { return nil }
        self.openSSL = openSSL
    }

    /// Counts what arrives on the connection of a TLS context (`SSL_CTX *`).
    func listen(to context: UnsafeMutableRawPointer) {
        guard let slot = Self.slot else { return }
        let retained = Unmanaged.passRetained(self)
        guard openSSL.setAssociatedOfContext(context, slot, retained.toOpaque()) == 1 else { return retained.release() }
        _ = openSSL.controlContext(context, 16, 0, retained.toOpaque())  // SSL_CTRL_SET_MSG_CALLBACK_ARG
        openSSL.setMessageListener(context, Self.listener)
    }

    // Where a context keeps its count. 1 is CRYPTO_EX_INDEX_SSL_CTX.
    private static let slot = OpenSSL.shared.flatMap { openSSL in
        let slot = openSSL.newSlot(1, 0, nil, nil, nil, releaser)
        return slot >= 0 ? slot : nil
    }

    private static let releaser: OpenSSL.Releaser = { _, count, _, _, _, _ in
        if let count { Unmanaged<ReceivedBytes>.fromOpaque(count).release() }
    }

    private static let listener: OpenSSL.MessageListener = { isSent, _, type, bytes, size, connection, count in
        // Of each record, the header: its last two bytes are the length of what follows (RFC 8446, 5.1).
        guard isSent == 0, type == 256, size == 5, let bytes, let count else { return }  // SSL3_RT_HEADER
        let header = UnsafeRawBufferPointer(start: bytes, count: 5)
        Unmanaged<ReceivedBytes>.fromOpaque(count).takeUnretainedValue()
            .add(5 + Int(header[3]) << 8 + Int(header[4]), on: connection)
    }

    private func add(_ bytes: Int, on connection: UnsafeMutableRawPointer?) {
        count += bytes
        guard count > Self.limit else { return }
        isExcessive = true
        openSSL.setShutdown(connection, 2)  // SSL_RECEIVED_SHUTDOWN
    }
}
