public import AssociationModel
public import Findings

/// An app identifier in an AASA file, as Apple reads it, and the list that it stands in.
public struct ListedIdentifier: Scoped {
    /// A list of identifiers.
    public enum List: Hashable, Sendable {
        /// `apps` of a service.
        case apps(Service)
        /// `appIDs` or `appID` of an entry of `details`.
        case entry
        /// The keys of `details` in its obsolete form.
        case detailsKeys
    }

    /// The file.
    public let document: SiteDocument
    /// The identifier.
    public let located: LocatedString
    /// Where it stands.
    public let list: List
    /// The same identifier where it stands earlier, if that makes this one say nothing: in the same list, or in an
    /// earlier entry that decides about every URL.
    public let earlier: Earlier?
    /// What is wrong about it.
    public let flaw: IdentifierFlaw?
    /// What a finding about it concerns.
    public let scope: Scope

    /// An identifier that stands earlier.
    public struct Earlier: Sendable {
        /// The identifier.
        public let located: LocatedString
        /// The bytes of the rule that decides about every URL; nil in the same list.
        public let rule: SourceSpan?
    }

    /// The identifier as it is written.
    public var text: String { located.text }
    /// Its bytes.
    public var place: Place { document.place(located.span) }
    /// The service that lists it, for a message.
    var serviceWords: Message { scope.service.map { "\(plain: $0.rawValue)" } ?? "the file" }
}
