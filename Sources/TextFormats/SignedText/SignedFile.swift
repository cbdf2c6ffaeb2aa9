/// A file whose content is wrapped in a CMS signature (RFC 5652), as Apple asked for until iOS 9, or in S/MIME text
/// that holds one (RFC 8551).
///
/// The signature is *not* verified: which signers Apple trusted, and when, is not ours to reproduce. Only what it
/// covers is taken out.
package struct SignedFile: Sendable {
    /// How the signed content is written down.
    package enum Form: String, Hashable, Sendable, CaseIterable {
        /// The bytes of CMS themselves, DER or BER: what `openssl smime -outform DER` writes.
        case binary
        /// Base64 between `-----BEGIN PKCS7-----` (or `CMS`) and its end.
        case pem
        /// Headers and a body of `application/pkcs7-mime`.
        case smime
        /// `multipart/signed`: the content in clear, the signature beside it.
        case clearSigned
    }

    /// Why the content cannot be read.
    package enum Failure: Error, Hashable, Sendable {
        /// The file ends before its structure does.
        case truncated
        /// CMS or S/MIME of another kind: encrypted, compressed, a certificate.
        case notSignedData
        /// A signature without what it signs; it was made without `-nodetach`.
        case noContent
        /// The byte at this offset of the file is no Base64.
        case invalidBase64(offset: Int)
        /// The structure is broken in another way.
        case malformed
    }

    /// How the file is written.
    package let form: Form
    private let reading: Result<[UInt8], Failure>

    init(_ form: Form, _ reading: Result<[UInt8], Failure>) {
        self.form = form
        self.reading = reading
    }

    /// Takes a signed file apart; nil where the bytes do not look like one at all. Bytes after the end of the
    /// structure are passed over.
    package init?(_ bytes: [UInt8]) {
        if Self.looksBinary(bytes) {
            self.init(.binary, SignedData.content(of: bytes[...]))
            return
        }
        let text = bytes.drop(while: \.isJSONSpace)
        guard let file = PEMText.unwrap(text) ?? SecureMail.unwrap(text) else { return nil }
        self = file
    }

    /// Whether bytes look like a signed file, readable or not.
    package static func isSigned(_ bytes: [UInt8]) -> Bool { SignedFile(bytes) != nil }

    /// The bytes that are signed; nil where they cannot be read, for which ``failure`` has the reason.
    package var content: [UInt8]? { if case .success(let content) = reading { content } else { nil } }

    /// Why there is no content; nil where there is.
    package var failure: Failure? { if case .failure(let failure) = reading { failure } else { nil } }

    /// Whether the bytes begin a SEQUENCE: no text does so, as its length is not ASCII, or an OBJECT IDENTIFIER
    /// follows.
    private static func looksBinary(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
        return (0x80...0x84).contains(bytes[1]) || (bytes[1] < 0x80 && bytes.count > 2 && bytes[2] == 0x06)
    }
}
