import Findings

import AssociationModel

extension Citation {
    /// A report of a firewall that refused Apple's CDN.
    static let refusedCDN = Citation(
        "Report: the AASA file fails on Apple’s CDN with 403 Forbidden",
        "https://search.desenvolvedor.org/ios-universal-link-opens-in-safari-aasa-fails-on-apple-cdn-with-403-forbidden-but-validates-elsewher-2548.html"
    )
    /// A report of old CDN copies.
    static let oldCDNCopy = Citation(
        "Stack Overflow 68368233: Apple’s CDN keeps an old file", "https://stackoverflow.com/questions/68368233")
    /// The user agent of Apple's CDN.
    static let associationBot = Citation("AASA-Bot", "https://botcrawl.com/bots/aasa-bot/")
    /// A host's help page on the names of such files.
    static let wellKnownFiles = Citation(
        "Framer: Well-known files", "https://www.framer.com/help/articles/well-known-files")
    /// A vendor's checklist that names a web page in place of the file as a cause.
    static let pageInPlaceOfFile = Citation(
        "Universal Links not working: a checklist", "https://www.riftl.ink/blog/universal-links-not-working")
    /// The revision history that dates the limit of 128 KB.
    static let sizeLimitHistory = Citation(
        "Apple: App Search Programming Guide, revision history (archived)",
        "https://developer.apple.com/library/ios/documentation/General/Conceptual/APPSearch/RevisionHistory.html")
}
