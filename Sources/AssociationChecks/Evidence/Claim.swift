public import AssociationModel
public import Findings

/// One domain that an app claims, or that a person asks about: an entry, and where it was written.
public struct Claim: Sendable {
    /// The entry.
    public let entry: EntitlementEntry
    /// The text that the entry stands in.
    public let text: SourceText
    /// The bytes of the entry in that text.
    public let span: SourceSpan

    /// Places an entry in a text. Where the text escapes characters of the entry, so that they are not of one length,
    /// a mark falls on the whole entry.
    public init(_ entry: EntitlementEntry, in text: SourceText, at span: SourceSpan) {
        self.entry = entry
        self.text = text
        self.span = span
    }

    /// Takes a string that stands for itself, such as an argument of the command line.
    public init(argument: String, impliedService: Service? = nil) {
        self.init(
            EntitlementEntry(argument, impliedService: impliedService), in: SourceText(argument, from: .argument),
            at: SourceSpan(0, argument.utf8.count))
    }

    /// The service to judge by; nil where it is one that Apple does not document.
    public var service: Service? { entry.knownService }

    /// The entry as a string, also where the person typed a domain alone.
    public var entitlement: String {
        entry.impliedService.map { "\($0.rawValue):\(entry.raw)" } ?? entry.raw
    }

    /// The place of the whole entry.
    public var place: Place { .text(text, span) }

    /// The place of a piece of the entry, by its bytes in the entry.
    public func place(of piece: SourceSpan) -> Place {
        span.count == entry.raw.utf8.count ? .text(text, piece.moved(by: span.start)) : place
    }
}
