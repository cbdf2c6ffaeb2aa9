package import AssociationModel
package import Findings

/// What may answer a request in place of the site itself: a bot check, a sign-in, the page of a registrar.
///
/// The tables are in the files beside this one, a file a kind.
package struct Substitute: Sendable {
    package enum Kind: Sendable {
        /// A bot check, or a firewall's refusal.
        case botCheck
        /// A sign-in that everybody is asked for.
        case signIn
        /// The page of a registrar or a parking service.
        case parking
    }

    package let kind: Kind
    /// The name for people, such as `Cloudflare`; nil if only the kind is known.
    package let title: String?
    /// What shows in a response that it answered; the first one that is there is the basis.
    let signs: [Sign]
    /// The statuses with which it answers; nil for any.
    private(set) var statuses: Set<Int>?
    /// The name of the stack whose setting it is; nil if it belongs to none.
    package private(set) var stack: String?
    /// What lets Apple's CDN pass, in one line; where there is a snippet, the line says where it goes.
    package let advice: Message
    package private(set) var snippet: Snippet?
    /// Where the signs or the setting are documented, or reported.
    package let citation: Citation

    /// Those that are known, in the order in which they are looked for.
    package static let all = botChecks + signIns + parkings

    fileprivate func basis(in response: Response, page: PageText?) -> Message? {
        if let statuses, !statuses.contains(response.status) { return nil }
        return signs.lazy.compactMap { $0.basis(in: response, page: page) }.first
    }
}

extension Substitute {
    /// The bot check of a stack, which has the fix.
    init(of stack: Stack, _ fix: Fix, signs: [Sign], statuses: Set<Int>? = nil) {
        self.init(
            kind: .botCheck, title: stack.title, signs: signs, statuses: statuses, stack: stack.name,
            advice: "on \(plain: stack.title): \(fix.advice)", snippet: fix.snippet, citation: fix.citation)
    }
}

/// A substitute that answered, and what shows it.
package struct Substitution: Sendable {
    package let substitute: Substitute
    /// What shows it, in a few words, such as `header cf-mitigated: challenge`.
    package let basis: Message

    /// Nil if nothing in the response shows one.
    ///
    /// - Parameters:
    ///   - page: the texts of its page, if they were read already.
    ///   - host: the host that was asked; a redirect of a parking service's own site shows nothing.
    package init?(_ response: Response, page: PageText? = nil, from host: String) {
        let isOwnRedirect = response.redirectTarget.map { RedirectAddress($0).isRelated(to: host) } ?? false
        for substitute in Substitute.all where !(isOwnRedirect && substitute.kind == .parking) {
            if let basis = substitute.basis(in: response, page: page) {
                (self.substitute, self.basis) = (substitute, basis)
                return
            }
        }
        return nil
    }

    /// Notes that say how it was recognised, and where its setting is documented.
    package var notes: [Note] {
        [Note("recognised by \(basis)")] + substitute.citation.sourceNotes
    }
}
