/// A refusal by Apple's CDN, as a log or the output of `curl` shows it.
package struct CDNRefusal: Hashable, Sendable {
    /// The domain whose file was requested; nil if it is not mentioned.
    package let domain: String?
    /// The status of the CDN's response; nil if it is not mentioned.
    package let status: Int?
    /// The reason, such as `SWCERR00301 Timeout`; nil if there is none.
    package let reason: String?
    /// The details, such as `{"cause":"…"}`; nil if there are none.
    package let details: String?

    /// The refusal in the form of a CDN response. The status is 404 if it is not known.
    package var failure: CDNFailure {
        CDNFailure(status: status ?? 404, reason: reason, details: details, origin: nil)
    }
}
