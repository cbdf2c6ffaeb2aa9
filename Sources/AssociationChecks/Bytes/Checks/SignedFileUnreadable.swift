import Findings
import TextFormats

extension Check {
    /// The file looks signed, and nothing can be taken out of the signature.
    static let signedFileUnreadable = Check(
        "AD341", "signed-file-unreadable", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .handoff, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            The file begins like a signed file (CMS in binary form, PEM or S/MIME text), and no content can be taken \
            out of it: it is cut short, encrypted, damaged, or a signature alone without the JSON it signs.

            ## Why it matters
            Apple documents plain JSON, and for old systems JSON inside a signature. This is neither, so no app is \
            associated. Binary files are damaged when they are uploaded or stored as text; `openssl smime -sign` \
            leaves the content out of the binary form unless `-nodetach` is given.

            ## How to fix it
            Publish the JSON itself; signing is deprecated and was never needed for universal links. https vouches \
            for the file.
            """,
        of: \.signedDocuments
    ) { document in
        guard document.signature?.content == nil else { return [] }
        return [
            Observation(
                "the file looks like a signed one, but \(reason(document.signature?.failure))",
                at: .wholeText(document.text), help: "publish the JSON itself, without a signature")
        ]
    }

    private static func reason(_ failure: SignedFile.Failure?) -> Message {
        switch failure {
        case .truncated?: "ends before its structure does"
        case .notSignedData?: "is CMS of another kind: encrypted, compressed, or a certificate"
        case .noContent?: "holds a signature without the JSON that it signs"
        case .invalidBase64(let offset)?: "has a character at byte \(offset) that is no Base64"
        case .malformed?, nil: "its structure is broken"
        }
    }
}
