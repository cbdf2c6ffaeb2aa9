extension Catalog {
    /// AD2xx, the transport, from the origin and from Apple's CDN.
    static let transport: [Check] = [
        .redirected,
    ]
}
