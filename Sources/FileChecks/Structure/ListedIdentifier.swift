package import AssociationModel
package import Findings
package import Judging
package import TextFormats

/// An identifier that an AASA file lists in a place where Apple reads it.
package struct ListedIdentifier: Scoped {
    /// The kind of list that an identifier is in.
    package enum List: Hashable, Sendable {
        /// `apps` of a service.
        case apps(Service)
        /// `appIDs` or `appID` of an entry of `details`.
        case entry
        /// The keys of `details` in its obsolete form.
        case detailsKeys
    }

    package let document: SiteDocument
    package let located: LocatedString
    package let list: List
    /// The earlier occurrence of the same identifier that leaves this one without effect: in the same list, or in an
    /// earlier entry that decides every URL.
    package let earlier: Earlier?
    package let flaw: IdentifierFlaw?
    package let scope: Scope
    /// How many identifiers the service lists, if they are few, none of them can be an app's, and this is the first.
    package internal(set) var deadTogether: Int?
    /// For a bundle identifier without its prefix: the whole identifier, if the prefix is known.
    package internal(set) var completed: Completion?

    /// The number of identifiers up to which the finding about the first says that the service works for no app. For
    /// more of them that is a finding of its own, before the many.
    static let mostDeadTogether = 3

    /// An earlier occurrence of an identifier.
    package struct Earlier: Sendable {
        package let located: LocatedString
        /// The bytes of the rule that decides every URL; nil for an occurrence in the same list.
        package let rule: SourceSpan?
    }

    /// An identifier with the prefix that it lacks in the file.
    package enum Completion: Sendable {
        /// The app with this bundle identifier was asked for, or the file lists it elsewhere.
        case sameApp(AppIdentifier)
        /// The same list has it already.
        case listed(AppIdentifier)
        /// All other apps that are known have this prefix.
        case likely(AppIdentifier)
    }

    /// The identifier as the file has it, unescaped.
    package var text: String { located.text }
    package var place: Place { document.place(located.span) }
    /// A note for the finding about the identifier, if because of it the service works for no app.
    var consequence: [Note] {
        guard let deadTogether else { return [] }
        return [
            deadTogether == 1
                ? Note("\(serviceWords) lists no other identifier, so it works for no app")
                : Note("none of the \(deadTogether) identifiers of \(serviceWords) is an app’s, so it works for no app")
        ]
    }

    /// The service that lists it, as a phrase for a message.
    var serviceWords: Message { scope.service.map { "\(plain: $0.rawValue)" } ?? "the file" }
}
