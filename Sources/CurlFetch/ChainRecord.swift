import AssociationModel
import TextFormats

/// What a TLS handshake told about the server's chain while OpenSSL verified it.
///
/// A class because OpenSSL holds a pointer to it while it calls back.
final class ChainRecord {
    private let openSSL: OpenSSL
    private let intermediates: [[UInt8]]
    private let acceptsAnything: Bool
    /// Whether a chain was looked at.
    private(set) var isVerified = false
    /// The protocol version agreed on.
    private(set) var version: String?
    /// The codes of OpenSSL for all that was wrong (`X509_V_ERR_…`).
    private(set) var errors: [CInt] = []

    init(_ openSSL: OpenSSL, intermediates: [[UInt8]], acceptsAnything: Bool) {
        self.openSSL = openSSL
        self.intermediates = intermediates
        self.acceptsAnything = acceptsAnything
    }

    /// Makes a context of TLS (`SSL_CTX *`) tell this record.
    ///
    /// A handshake then goes on in spite of a bad chain, so that all that is wrong with it becomes known; libcurl looks
    /// at the result afterwards, and refuses before it sends a request.
    func listen(to context: UnsafeMutableRawPointer) {
        openSSL.setChainVerifier(context, Self.verifier, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let verifier: OpenSSL.ChainVerifier = { verification, record in
        guard let verification, let record else { return 0 }
        Unmanaged<ChainRecord>.fromOpaque(record).takeUnretainedValue().verify(verification)
        return 1
    }

    private static let listener: OpenSSL.ProblemListener = { isFine, verification in
        // Slot 0 is the application's own since OpenSSL 1.1.0.
        if isFine == 0, let openSSL = OpenSSL.shared, let record = openSSL.associated(verification, 0) {
            Unmanaged<ChainRecord>.fromOpaque(record).takeUnretainedValue().errors.append(openSSL.problem(verification))
        }
        return 1
    }

    private func verify(_ verification: UnsafeMutableRawPointer) {
        isVerified = true
        if let connection = openSSL.associated(verification, openSSL.connectionIndex()) {
            version = openSSL.protocolVersion(connection).map { String(cString: $0) }
        }
        _ = openSSL.setAssociated(verification, 0, Unmanaged.passUnretained(self).toOpaque())
        openSSL.setProblemListener(verification, Self.listener)
        // What stays in the thread's queue of errors would pass for a failure of the handshake (SSL_get_error).
        _ = openSSL.markErrors()
        defer { _ = openSSL.dropErrorsSinceMark() }
        let isFinished = withIntermediates(of: verification) { openSSL.verify(verification) }
        if isFinished <= 0, errors.isEmpty { errors.append(openSSL.problem(verification)) }
        openSSL.setProblem(verification, acceptsAnything ? 0 : errors.first ?? 0)
    }

    // Certificates that the server did not send join those that it sent. From there none is ever an anchor of trust,
    // as even an intermediate among the roots would be (X509_V_FLAG_PARTIAL_CHAIN, which libcurl sets).
    private func withIntermediates(of verification: UnsafeMutableRawPointer, _ body: () -> CInt) -> CInt {
        guard !intermediates.isEmpty else { return body() }
        let sent = openSSL.untrusted(verification)
        guard let all = sent == nil ? openSSL.newStack() : openSSL.copyStack(sent) else { return body() }
        let added = intermediates.compactMap { der in
            der.withUnsafeBufferPointer { bytes in
                var start = bytes.baseAddress
                return openSSL.readCertificate(nil, &start, bytes.count)
            }
        }
        for certificate in added { _ = openSSL.push(all, certificate) }
        openSSL.setUntrusted(verification, all)
        defer {
            openSSL.setUntrusted(verification, sent)
            openSSL.freeStack(all)
            for certificate in added { openSSL.freeCertificate(certificate) }
        }
        return body()
    }
}

extension TLSFacts.Problem {
    /// What an error of OpenSSL's verification means (`openssl/x509_vfy.h`).
    init(openSSL code: CInt) {
        self =
            switch code {
            case 9: .notYetValid
            case 10: .expired
            // No issuer to be found or one of the same name, a self-signed end, an unverifiable leaf, a certificate not
            // to be trusted.
            case 2, 7, 18, 19, 20, 21, 27: .untrusted
            case 62, 64: .nameMismatch
            default: .other
            }
    }
}
