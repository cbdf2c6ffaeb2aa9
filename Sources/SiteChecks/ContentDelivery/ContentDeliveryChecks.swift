extension Catalog {
    /// AD260 to AD263: the copy of Apple's CDN.
    static let contentDelivery: [Check] = [
        .cdnFailure,
        .cdnLacksApp,
        .cdnStale,
        .cdnUnreachable,
    ]
}
