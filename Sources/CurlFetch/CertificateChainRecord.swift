import AssociationModel
import TextFormats

/// What OpenSSL found out about the server's certificate chain while it verified it.
///
/// A class because OpenSSL holds a pointer to it while it calls back.
final class CertificateChainRecord {
    private let openSSL: OpenSSL
    private let intermediates: [[UInt8]]
    private let acceptsAnything: Bool
    /// Whether a certificate chain was verified.
    private(set) var isVerified = false
    /// The TLS version that was agreed on, as OpenSSL names it.
    private(set) var version: String?
    /// The certificates that the server sent (DER), its own first.
    private(set) var sent: [[UInt8]] = []
    /// OpenSSL's codes for all errors that were found (`X509_V_ERR_…`).
    private(set) var errors: [CInt] = []

    init(_ openSSL: OpenSSL, intermediates: [[UInt8]], acceptsAnything: Bool) {
        self.openSSL = openSSL
        self.intermediates = intermediates
        self.acceptsAnything = acceptsAnything
    }

    /// Makes a TLS context (`SSL_CTX *`) report to this record.
    ///
    /// A handshake then continues in spite of a bad certificate chain, so that all its errors become known. libcurl looks
    /// at the result afterwards, and stops before it sends a request.
    func listen(to context: UnsafeMutableRawPointer) {
        openSSL.setCertificateChainVerifier(context, Self.verifier, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let verifier: OpenSSL.CertificateChainVerifier = { verification, record in
        guard let verification, let record else { return 0 }
        Unmanaged<CertificateChainRecord>.fromOpaque(record).takeUnretainedValue().verify(verification)
        return 1
    }

    private static let listener: OpenSSL.ProblemListener = { isFine, verification in
        // Since OpenSSL 1.1.0, slot 0 belongs to the application.
        if isFine == 0, let openSSL = OpenSSL.shared, let record = openSSL.associated(verification, 0) {
            Unmanaged<CertificateChainRecord>.fromOpaque(record).takeUnretainedValue().errors.append(
                openSSL.problem(verification))
        }
        return 1
    }

    private func verify(_ verification: UnsafeMutableRawPointer) {
        isVerified = true
        if let connection = openSSL.associated(verification, openSSL.connectionIndex()) {
            version = openSSL.protocolVersion(connection).map { String(cString: $0) }
        }
        sent = certificates(in: openSSL.untrusted(verification))
        _ = openSSL.setAssociated(verification, 0, Unmanaged.passUnretained(self).toOpaque())
        openSSL.setProblemListener(verification, Self.listener)
        // Errors left in the thread's queue would be taken for a failure of the handshake (SSL_get_error).
        _ = openSSL.markErrors()
        defer { _ = openSSL.dropErrorsSinceMark() }
        let isFinished = withIntermediates(of: verification) { openSSL.verify(verification) }
        if isFinished <= 0, errors.isEmpty { errors.append(openSSL.problem(verification)) }
        openSSL.setProblem(verification, acceptsAnything ? 0 : errors.first ?? 0)
    }

    private func certificates(in stack: OpenSSL.Pointer?) -> [[UInt8]] {
        guard let stack else { return [] }
        return (0..<max(0, openSSL.count(stack))).compactMap { index in
            guard let certificate = openSSL.element(stack, index) else { return nil }
            let size = openSSL.writeCertificate(certificate, nil)
            guard size > 0 else { return nil }
            return [UInt8](unsafeUninitializedCapacity: Int(size)) { bytes, count in
                var end = bytes.baseAddress
                count = max(0, Int(openSSL.writeCertificate(certificate, &end)))
            }
        }
    }

    // Adds certificates that the server did not send to those that it sent. None of these is ever a trust anchor, whereas
    // even an intermediate certificate among the roots would be one (X509_V_FLAG_PARTIAL_CHAIN, which libcurl sets).
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
    /// Translates all verification errors of a certificate chain.
    ///
    /// Of a certificate that signed another one and may not, OpenSSL also says that it is not for its purpose, and where its
    /// key usage is the reason, that it is none of an authority.
    static func problems(openSSL codes: [CInt]) -> Set<TLSFacts.Problem> {
        var problems = Set(codes.map(TLSFacts.Problem.init(openSSL:)))
        if problems.contains(.keyUsage) { problems.remove(.notAuthority) }
        if problems.contains(.keyUsage) || problems.contains(.notAuthority) { problems.remove(.purpose) }
        return problems
    }

    /// Translates a verification error of OpenSSL (`openssl/x509_vfy.h`).
    init(openSSL code: CInt) {
        self =
            switch code {
            case 9: .notYetValid
            case 10: .expired
            // No issuer to be found or one of the same name, a self-signed end, an unverifiable leaf, a certificate not
            // to be trusted.
            case 2, 7, 18, 19, 20, 21, 27: .untrusted
            case 22: .chainTooLong
            case 25, 38: .pathLength
            case 26: .purpose
            case 32, 39: .keyUsage
            case 34: .criticalExtension
            case 37, 79: .notAuthority
            case 47...49, 51...53: .nameConstraints
            case 62, 64: .nameMismatch
            case 66, 67: .weakKey
            case 68: .weakSignature
            default: .other
            }
    }
}
