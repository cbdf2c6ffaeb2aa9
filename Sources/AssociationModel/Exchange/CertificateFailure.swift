import SwiftASN1
import TextFormats

/// Why bytes are not a certificate.
package enum CertificateFailure: Error, Hashable, Sendable {
    /// The bytes are not DER, or are the DER of something else.
    case malformed
}
