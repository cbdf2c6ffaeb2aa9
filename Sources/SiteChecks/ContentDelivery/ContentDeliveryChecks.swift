package import Judging

/// AD260 to AD263: the copy of Apple's CDN.
package enum ContentDeliveryChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        cdnFailure,
        cdnLacksApp,
        cdnStale,
        cdnUnreachable,
    ]
}
