/// A file whose content is wrapped in a CMS signature (RFC 5652), as Apple asked for until iOS 9, or in S/MIME text
/// that contains one (RFC 8551).
/// The signature is *not* verified: which signers Apple trusted, and when, can't be reproduced here. Only the signed
/// content is extracted.
/// covers is taken out.
package struct SignedFile: Sendable {
    /// How the signed content is encoded.
    package enum Form: String, Hashable, Sendable, CaseIterable {
        /// Plain CMS bytes, DER or BER, as written by `openssl smime -outform DER`.
        case binary
        /// Base64 between `-----BEGIN PKCS7-----` (or `CMS`) and the matching END line.
        case pem
        /// Header fields and a body of type `application/pkcs7-mime`.
        case smime
        /// `multipart/signed`: the content in clear text, followed by the signature.
        case clearSigned
    }

    /// Why the content can't be read.
    package enum Failure: Error, Hashable, Sendable {
        /// The file ends before its structure does.
        case truncated
        /// CMS or S/MIME of another kind: encrypted, compressed, or a certificate.
        case notSignedData
        /// A signature without the signed content; it was made without `-nodetach`.
        case noContent
        /// The byte at this offset in the file is not valid Base64.
        case invalidBase64(offset: Int)
        /// The structure is malformed in another way.
        case malformed
    }

    /// How the file is encoded.
    package let form: Form
    private let reading: Result<[UInt8], Failure>

    init(_ form: Form, _ reading: Result<[UInt8], Failure>) {
        self.form = form
        self.reading = reading
    }

    /// Opens a signed file. Nil if the bytes do not look like one. Bytes after the end of the structure are ignored.
    package init?(_ bytes: [UInt8]) {
        if Self.looksBinary(bytes) {
            self.init(.binary, SignedData.content(of: bytes[...]))
            return
        }
        let text = bytes.drop(while: \.isJSONSpace)
        guard let file = PEMText.unwrap(text) ?? SecureMail.unwrap(text) else { return nil }
        self = file
    }

    /// Whether the bytes look like a signed file, readable or not.
    package static func isSigned(_ bytes: [UInt8]) -> Bool { SignedFile(bytes) != nil }

    /// The signed bytes; nil if they can't be read, in which case ``failure`` has the reason.
    package var content: [UInt8]? { if case .success(let content) = reading { content } else { nil } }

    /// Why there is no content; nil if there is.
    package var failure: Failure? { if case .failure(let failure) = reading { failure } else { nil } }

    /// Whether the bytes begin a SEQUENCE. No text begins this way, since either the length is not ASCII or an OBJECT
    /// IDENTIFIER follows.
    private static func looksBinary(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
        return (0x80...0x84).contains(bytes[1]) || (bytes[1] < 0x80 && bytes.count > 2 && bytes[2] == 0x06)
    }
}
