import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// The file looks signed, but no content can be extracted from it.
    static let signedFileUnreadable = Check(
        "AD341", "signed-file-unreadable", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .handoff, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            The file begins like a signed file (CMS in binary form, PEM or S/MIME text), but no content can be \
            extracted from it: it is truncated, encrypted or damaged, or it is a signature alone without the JSON it \
            signs.

            ## Why it matters
            Apple documents plain JSON, and for old systems JSON inside a signature. This is neither, so no app is \
            associated. Binary files get damaged when they are uploaded or stored as text; `openssl smime -sign` \
            leaves the content out of the binary form unless `-nodetach` is given.

            ## How to fix it
            Publish the JSON itself; signing is deprecated and was never needed for universal links. The signature is \
            not needed: https authenticates the file.
            """,
        of: \.signedDocuments
    ) { document in
        guard document.signature?.content == nil else { return nil }
        return Observation(
            "the file looks signed, but \(reason(document.signature?.failure))",
            at: .wholeText(document.text), help: "publish the JSON itself, without a signature")
    }

    private static func reason(_ failure: SignedFile.Failure?) -> Message {
        switch failure {
        case .truncated?: "ends before its structure is complete"
        case .notSignedData?: "is CMS of another kind: encrypted, compressed, or a certificate"
        case .noContent?: "contains a signature without the JSON that it signs"
        case .invalidBase64(let offset)?: "has a character at byte \(offset) that is not valid Base64"
        case .malformed?, nil: "its structure is broken"
        }
    }
}
