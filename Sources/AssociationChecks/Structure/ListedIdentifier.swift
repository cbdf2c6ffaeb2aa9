package import AssociationModel
package import Findings
package import TextFormats

/// An app identifier in an AASA file, as Apple reads it, and the list that it stands in.
package struct ListedIdentifier: Scoped {
    /// A list of identifiers.
    package enum List: Hashable, Sendable {
        /// `apps` of a service.
        case apps(Service)
        /// `appIDs` or `appID` of an entry of `details`.
        case entry
        /// The keys of `details` in its obsolete form.
        case detailsKeys
    }

    /// The file.
    package let document: SiteDocument
    /// The identifier.
    package let located: LocatedString
    /// Where it stands.
    package let list: List
    /// The same identifier where it stands earlier, if that makes this one say nothing: in the same list, or in an
    /// earlier entry that decides about every URL.
    package let earlier: Earlier?
    /// What is wrong about it.
    package let flaw: IdentifierFlaw?
    /// What a finding about it concerns.
    package let scope: Scope

    /// An identifier that stands earlier.
    package struct Earlier: Sendable {
        /// The identifier.
        package let located: LocatedString
        /// The bytes of the rule that decides about every URL; nil in the same list.
        package let rule: SourceSpan?
    }

    /// The identifier as it is written.
    package var text: String { located.text }
    /// Its bytes.
    package var place: Place { document.place(located.span) }
    /// The service that lists it, for a message.
    var serviceWords: Message { scope.service.map { "\(plain: $0.rawValue)" } ?? "the file" }
}
