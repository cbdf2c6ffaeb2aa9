import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The file is not Apple's, but a correct one of another standard.
    static let fileOfOtherStandard = Check(
        "AD402", "file-of-other-standard", .note, since: "0.1.0", evidence: .documented,
        citations: [.assetLinks, .relatedOrigins, .passkeyEndpoints],
        explanation: """
            ## What it finds
            A file that was given by itself is another file that belongs in `.well-known`: Android’s \
            `assetlinks.json`, `webauthn` with the related origins of passkeys, or `passkey-endpoints`.

            ## Why it matters
            It has no services, and needs none: Apple’s associated domains do not read it. Nothing else was checked.

            ## How to fix it
            Give the `apple-app-site-association` file instead, if that was meant.
            """,
        of: \.jsonDocuments
    ) { document in
        guard let standard = document.otherStandard, let root = document.json?.root else { return nil }
        return Observation(
            "this is not an AASA file but \(standard.purpose), \(standard.path)",
            at: document.place(SourceSpan(root.span.start, root.span.start + 1)), label: "of another standard",
            help: "to check associated domains, give the file apple-app-site-association")
    }
}

extension Citation {
    fileprivate static let assetLinks = Citation(
        "Google: Digital Asset Links, statement list",
        "https://developers.google.com/digital-asset-links/v1/create-statement")
    fileprivate static let relatedOrigins = Citation(
        "W3C: Web Authentication Level 3, related origins", "https://www.w3.org/TR/webauthn-3/#sctn-related-origins")
    fileprivate static let passkeyEndpoints = Citation(
        "W3C: A Well-Known URL for Relying Party Passkey Endpoints",
        "https://w3c.github.io/webappsec-passkey-endpoints/passkey-endpoints.html")
}
