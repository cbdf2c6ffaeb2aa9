extension Catalog {
    /// AD2xx, the transport, from the origin and from Apple's CDN.
    static let transport: [Check] = [
        .hostNotFound,
        .connectionFailed,
        .connectionTimeout,
        .responseTimeout,
        .responseIncomplete,
        .headersTooLarge,
        .contentEncodingUnsupported,
        .associationUndecided,
        .addressPrivate,
        .ipv6Unreachable,
        .certificateUntrusted,
        .certificateExpired,
        .certificateNotYetValid,
        .certificateNameMismatch,
        .certificateChainIncomplete,
        .tlsHandshakeFailed,
        .certificateUnverifiedInDeveloperMode,
        .certificateExpiresSoon,
        .tlsTooOld,
        .redirected,
    ]
}
