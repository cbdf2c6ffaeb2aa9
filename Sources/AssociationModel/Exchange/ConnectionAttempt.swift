/// An address to which a connection was attempted.
package struct ConnectionAttempt: Hashable, Sendable {
    /// The address families.
    package enum Family: String, Hashable, Sendable {
        case ipv4
        case ipv6
    }

    /// The result of an attempt.
    package enum Result: String, Hashable, Sendable {
        /// The connection was established.
        case connected
        /// The connection was refused, or the address was unreachable or did not respond in time.
        case failed
        /// The address is private or reserved, so it was not tried.
        case refusedAsPrivate = "private"
        /// This machine has no route to the address, as in a network without IPv6. This says nothing about the server.
        case unroutable = "no-route"
    }

    /// The address in its usual text form, without port or brackets.
    package let address: String
    package let family: Family
    package let result: Result

    package init(_ address: String, family: Family, result: Result) {
        self.address = address
        self.family = family
        self.result = result
    }
}
