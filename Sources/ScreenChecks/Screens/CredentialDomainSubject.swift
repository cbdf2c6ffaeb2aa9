import AssociationModel
import Findings
import Judging
import SignUpScreens

/// A domain that code names for passwords, passkeys or callbacks, beside the domains that the app claims.
struct CredentialDomainSubject: Scoped {
    /// The domain in lower case, in ASCII.
    let domain: String
    /// The calls that name it, in the order of the files.
    let uses: [CredentialDomain]
    /// The claims that are for the domain itself under another service, or for a domain above or below it.
    let related: [Claim]
    /// Whether a claim covers the domain for `webcredentials`, or may do so.
    let isClaimed: Bool

    var scope: Scope { .run }

    /// Makes a subject of each domain in the code, if all is known that the app claims.
    static func domains(of parts: InputParts) -> [CredentialDomainSubject] {
        guard let claims = ownClaims(of: parts.claims) else { return [] }
        let siblings = ClaimSiblings(claims)
        let named = parts.screens.credentialDomains.compactMap { use in use.domain.map { (domain: $0, use: use) } }
        return named.grouped(by: \.domain).map { _, calls in
            let domain = calls[0].domain
            return CredentialDomainSubject(
                domain: domain, uses: calls.map(\.use),
                related: claims.filter { areRelated($0.entry.domain, domain) },
                isClaimed: siblings.cover(domain, for: .webcredentials)
                    // Whether a wildcard is for the domain itself has a finding of its own.
                    || siblings.cover("any." + domain, for: .webcredentials))
        }
    }

    /// The claims of the entitlements and app descriptions; nil if there are none, or if more may be claimed than could
    /// be read.
    private static func ownClaims(of parts: ClaimParts) -> [Claim]? {
        let own = parts.lists.filter { ($0.entitlements != nil || $0.declaration != nil) && !$0.isPermission }
        let claims = own.flatMap(\.claims)
        let isKnown = own.allSatisfy { list in
            guard let value = list.entitlements?.associatedDomains?.value else { return true }
            return if case .elements = value { true } else { false }
        }
        guard !claims.isEmpty, isKnown, !parts.lists.contains(where: \.hasUnreadEntitlements),
            !claims.contains(where: { $0.entry.buildSetting != nil })
        else { return nil }
        return claims
    }

    /// Whether two domains are the same, or one is a subdomain of the other.
    private static func areRelated(_ one: String, _ other: String) -> Bool {
        one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }
}

/// A call that takes a domain, and what it is given.
struct CredentialArgument: Scoped {
    let call: CredentialDomain
    let scope = Scope.run

    /// The function that takes a domain alone; nil where a URL is right, or where another finding has what is wrong.
    var function: String? {
        switch call.use {
        case .sharedPassword: "SecAddSharedWebCredential"
        case .sharedPasswordRequest: "SecRequestSharedWebCredential"
        case .httpsCallback: "Callback.https(host:path:)"
        case .passwordScope, .relyingParty: nil
        }
    }

    /// The domain, where more than that is given, such as a URL.
    var domainInside: String? {
        let entry = EntitlementEntry(call.text, impliedService: .webcredentials)
        guard entry.scheme != nil || entry.path != nil || entry.port != nil || entry.query != nil else { return nil }
        return HostName.asciiForm(of: entry.domain)
    }
}

extension CredentialDomain {
    /// The domain, in lower case and ASCII; nil if the text is not one.
    fileprivate var domain: String? {
        let entry = EntitlementEntry(text, impliedService: .webcredentials)
        let isURL = use == .passwordScope
        guard entry.whitespace.isEmpty, !entry.isWildcard, isURL || (entry.scheme == nil && entry.path == nil),
            isURL || (entry.port == nil && entry.query == nil),
            let domain = HostName.asciiForm(of: entry.domain),
            EntitlementEntry(domain, impliedService: .webcredentials).hostProblem == nil
        else { return nil }
        return domain
    }
}

extension Subjects {
    /// The domains that the code names for passwords, passkeys and callbacks, if the app's claims are known.
    var credentialDomains: [CredentialDomainSubject] {
        once { reading(.screens) { CredentialDomainSubject.domains(of: parts) } }
    }

    /// The arguments with which the code names domains to the system.
    var credentialArguments: [CredentialArgument] {
        once { screenParts.credentialDomains.map { CredentialArgument(call: $0) } }
    }
}
