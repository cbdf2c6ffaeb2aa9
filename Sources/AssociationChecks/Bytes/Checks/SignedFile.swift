import Findings
import TextFormats

extension Check {
    /// The file is signed.
    static let signedFile = Check(
        "AD340", "signed-file", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .handoff],
        explanation: """
            ## What it finds
            The JSON is wrapped in a signature: CMS (PKCS #7) in binary form, or S/MIME text. Its content was read \
            and judged; the signature was not verified.

            ## Why it matters
            Apple asked for it in iOS 8 for services other than universal links, declared it deprecated in 2019 and \
            announced that support will be removed. Nobody can read such a file, and it must be signed again whenever \
            the certificate ends.

            ## How to fix it
            Publish the JSON itself. `openssl smime -verify -noverify -inform DER -in signed -out \
            apple-app-site-association` takes it out of the binary form, `-inform SMIME` out of the text; https \
            vouches for it.
            """,
        of: \.documents
    ) { document in
        guard document.signature?.content != nil else { return [] }
        return [
            Observation(
                "the file is signed, which is deprecated", at: .wholeText(document.text),
                help: "publish the JSON itself, without a signature")
        ]
    }
}
