/// Why App Store Connect does not accept the domain of an App Clip: `errorCode` of a domain in `AppClipDomainStatus`.
///
/// See <https://developer.apple.com/documentation/appstoreconnectapi/appclipdomainstatus>.
package enum AppClipDomainCode: String, CaseIterable, Sendable {
    case badHTTPResponse = "BAD_HTTP_RESPONSE"
    case badJSONContent = "BAD_JSON_CONTENT"
    case badSignature = "BAD_PKCS7_SIGNATURE"
    case cannotReachFile = "CANNOT_REACH_AASA_FILE"
    case crossSiteRedirects = "CROSS_SITE_REDIRECTS_FORBIDDEN"
    case dnsError = "DNS_ERROR"
    case insecureRedirects = "INSECURE_REDIRECTS_FORBIDDEN"
    case missingSection = "INVALID_ENTITLEMENT_MISSING_SECTION"
    case syntaxError = "INVALID_ENTITLEMENT_SYNTAX_ERROR"
    case unhandledSection = "INVALID_ENTITLEMENT_UNHANDLED_SECTION"
    case unknownID = "INVALID_ENTITLEMENT_UNKNOWN_ID"
    case networkError = "NETWORK_ERROR"
    case temporaryNetworkError = "NETWORK_ERROR_TEMPORARY"
    case otherError = "OTHER_ERROR"
    case timeout = "TIMEOUT"
    case tlsError = "TLS_ERROR"
    case tooManyRedirects = "TOO_MANY_REDIRECTS"
    case unexpectedError = "UNEXPECTED_ERROR"

    /// Whether other programs use the same word for errors of their own.
    var isGeneric: Bool {
        switch self {
        case .dnsError, .networkError, .otherError, .timeout, .tlsError, .tooManyRedirects, .unexpectedError: true
        default: false
        }
    }
}
