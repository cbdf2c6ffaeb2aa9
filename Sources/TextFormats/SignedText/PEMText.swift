/// PEM: Base64 between a BEGIN line and an END line (RFC 7468).
enum PEMText {
    private static let begin = Array("-----BEGIN ".utf8)
    private static let end = Array("-----END ".utf8)
    /// The labels used for a CMS structure.
    private static let labels = ["PKCS7", "CMS", "PKCS #7 SIGNED DATA"].map { Array(($0 + "-----").utf8) }

    /// Extracts the signed content from PEM; nil if the text does not begin like PEM.
    static func unwrap(_ text: ArraySlice<UInt8>) -> SignedFile? {
        guard text.starts(with: begin) else { return nil }
        let afterBegin = text.dropFirst(begin.count)
        guard let label = labels.first(where: afterBegin.starts(with:)) else {
            return SignedFile(.pem, .failure(.notSignedData))
        }
        let body = afterBegin.dropFirst(label.count)
        let stop = body.firstIndex(of: .minus) ?? body.endIndex
        return SignedFile(.pem, Base64.decodeWrapped(body[..<stop]).flatMap { content(of: $0, before: body[stop...]) })
    }

    private static func content(of cms: [UInt8], before tail: ArraySlice<UInt8>) -> Result<[UInt8], SignedFile.Failure>
    {
        if tail.starts(with: end) { return SignedData.content(of: cms[...]) }
        return .failure(end.starts(with: tail) ? .truncated : .invalidBase64(offset: tail.startIndex))
    }
}
