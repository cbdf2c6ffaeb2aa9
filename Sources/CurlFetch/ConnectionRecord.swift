import AssociationModel
import CCurl
import TextFormats

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The addresses of a transfer, and which of them may be connected to.
struct ConnectionRecord {
    // With the `sockaddr` of each.
    private var addresses: [(address: IPAddress, bytes: [UInt8], isRefused: Bool)] = []

    /// What this machine lacked for a connection, as the system words it; nil if it lacked nothing.
    private(set) var limit: String?

    /// Records why a socket could not be opened, if it is a limit of this machine.
    mutating func noteLimit() {
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { limit = String(cString: strerror(errno)) }
    }

    /// Records an address and returns whether it may be connected to.
    mutating func admit(_ address: IPAddress, _ bytes: [UInt8], isAllowed: Bool) -> Bool {
        addresses.append((address, bytes, !isAllowed))
        return isAllowed
    }

    /// Whether there were addresses and all of them were refused.
    var isAllRefused: Bool { !addresses.isEmpty && addresses.allSatisfy(\.isRefused) }

    /// The attempts to connect, given the address that was connected to, if any.
    func attempts(connectedTo winner: IPAddress?) -> [ConnectionAttempt] {
        addresses.map { address, bytes, isRefused in
            let result: ConnectionAttempt.Result =
                isRefused
                ? .refusedAsPrivate : address == winner ? .connected : hasRoute(to: bytes) ? .failed : .unroutable
            return ConnectionAttempt(address.description, family: address.family, result: result)
        }
    }
}

extension IPAddress {
    /// Reads a socket address; nil if its family is neither IPv4 nor IPv6.
    init?(_ address: UnsafePointer<sockaddr>, length: Int) {
        // An IPv6 address is longer than a `sockaddr`, so it is read in place and never copied.
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            guard length >= MemoryLayout<sockaddr_in>.size, let field = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)
            else { return nil }
            self.init(bytes: UnsafeRawBufferPointer(start: raw + field, count: 4))
        case AF_INET6:
            guard length >= MemoryLayout<sockaddr_in6>.size,
                let field = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)
            else { return nil }
            self.init(bytes: UnsafeRawBufferPointer(start: raw + field, count: 16))
        default: return nil
        }
    }
}

/// Whether this machine has a route to an address (`sockaddr`). No packet is sent: connecting a datagram socket only looks
/// up the route. Many networks have no IPv6, which is not the server's fault.
private func hasRoute(to address: [UInt8]) -> Bool {
    #if canImport(Darwin)
        let type = SOCK_DGRAM
    #else
        let type = CInt(SOCK_DGRAM.rawValue)
    #endif
    return address.withUnsafeBytes { bytes in
        guard bytes.count >= MemoryLayout<sockaddr>.size,
            let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
        else { return true }
        let socket = openSocket(family: CInt(address.pointee.sa_family), type: type, protocol: 0)
        guard socket >= 0 else { return errno != EAFNOSUPPORT }
        defer { close(socket) }
        guard connect(socket, address, socklen_t(bytes.count)) != 0 else { return true }
        return errno != ENETUNREACH && errno != EADDRNOTAVAIL
    }
}

/// Why this process can open no file now, as the system words it; nil if it can. A resolver that lacks one says only that
/// it found no address.
func limitOfDescriptors() -> String? {
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    if copy < 0 { return errno == EMFILE ? String(cString: strerror(errno)) : nil }
    close(copy)
    return nil
}

/// Opens a socket as libcurl itself would.
func openSocket(family: CInt, type: CInt, protocol number: CInt) -> curl_socket_t {
    #if canImport(Darwin)
        let socket = socket(family, type, number)
        if socket >= 0 { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
        return socket
    #else
        return socket(family, type | CInt(SOCK_CLOEXEC.rawValue), number)
    #endif
}
