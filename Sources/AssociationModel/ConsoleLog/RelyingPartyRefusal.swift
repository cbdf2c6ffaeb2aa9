/// Why a browser refused a relying party ID to a web page.
package struct RelyingPartyRefusal: Hashable, Sendable {
    /// What is wrong with `https://<relying party ID>/.well-known/webauthn`, in the words of Chromium.
    package enum FileProblem: Hashable, Sendable {
        case notFetched, wrongMediaType, notJSON, originNotListed
        /// The origin is not among the entries that were read before the limit of registrable labels.
        case tooManyLabels
    }

    /// The relying party ID; nil if the line does not mention it.
    package let identifier: String?
    /// The page's origin; nil if the line does not mention it.
    package let origin: String?
    /// What is wrong with the file; nil if the line does not mention the file.
    package let file: FileProblem?

    /// Whether the line says no more than that the relying party ID is refused.
    var isBare: Bool { identifier == nil && origin == nil && file == nil }
}
