import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// The file is signed, which Apple has deprecated.
    static let signedFile = Check(
        "AD340", "signed-file", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .handoff],
        explanation: """
            ## What it finds
            The JSON is wrapped in a signature: CMS (PKCS #7) in binary form, or S/MIME text. Its content was read and \
            checked; the signature was not verified.

            ## Why it matters
            Apple required it in iOS 8 for services other than universal links, deprecated it in 2019 and announced \
            that support will be removed. People cannot read such a file, and it must be signed again whenever the \
            certificate expires.

            ## How to fix it
            Publish the JSON itself. `openssl smime -verify -noverify -inform DER -in signed -out \
            apple-app-site-association` extracts it from the binary form, `-inform SMIME` from the text. The signature \
            is not needed: https authenticates the file.
            """,
        of: \.documents
    ) { document in
        guard document.signature?.content != nil else { return nil }
        return Observation(
            "the file is signed, which is deprecated", at: .wholeText(document.text),
            help: "publish the JSON itself, without a signature")
    }
}
