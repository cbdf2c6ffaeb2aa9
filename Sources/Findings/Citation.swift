/// A document or report that a fact about Apple's systems comes from.
public struct Citation: Hashable, Sendable {
    /// The publisher and title, or a short description.
    public let title: String
    /// The address; nil if there is no single one.
    public let url: String?

    /// Creates a citation.
    package init(_ title: String, _ url: String?) {
        self.title = title
        self.url = url
    }
}
