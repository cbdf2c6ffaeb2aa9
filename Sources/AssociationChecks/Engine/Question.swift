package import AssociationModel
package import Findings
package import PasswordRules
package import SignUpScreens
package import TextFormats
package import UniversalLinks

/// What a run is asked: everything that is known before anything is looked at.
package struct Question: Sendable {
    /// Whether Apple's CDN is asked for its copy.
    package enum ContentDelivery: Hashable, Sendable {
        /// Not at all.
        case never
        /// Beside the origin; the base is what stands before `/<host>`.
        case also(base: String)
        /// Alone: the origin is not contacted.
        case only(base: String)

        /// The base of the CDN's URLs that Apple's systems use.
        package static let appleBase = "https://app-site-association.cdn-apple.com/a/v1"
    }

    /// The lists of domains to judge: one for each app or file, and one for what was named singly.
    package var lists: [ClaimList]
    /// The apps to look for, beside those that a list brings along.
    package var apps: [AppIdentifier]
    /// AASA files that stand for themselves.
    package var files: [SourceText]
    /// The services to judge such files for; empty means all that they have.
    package var services: [Service]
    /// Expectation files; what they expect is tested, and is nobody's claim.
    package var expectations: [ExpectationFile]
    /// Descriptors of password rules.
    package var passwordRules: [PasswordRulesText]
    /// Screens that stand for themselves.
    package var screens: [Screen]
    /// Screens that are passed one after the other.
    package var flows: [ScreenFlow]
    /// The policy that passwords made under the rules of screens must satisfy; nil for none.
    package var screenPolicy: PasswordPolicy?
    /// The use of Microsoft Entra's native authentication in the sources; nil where there is none, or none were read.
    package var nativeAuthentication: NativeAuthentication?
    /// Logs of devices; `apps` completes the bundle identifiers that they name.
    package var logs: [ConsoleLog]
    /// What is wanted, if a feature was named.
    package var feature: Feature?
    /// Whether Apple's CDN is asked.
    package var contentDelivery: ContentDelivery
    /// The moment that the evidence is judged at.
    package var now: Instant

    /// Asks nothing yet.
    package init(
        lists: [ClaimList] = [], apps: [AppIdentifier] = [], files: [SourceText] = [], services: [Service] = [],
        expectations: [ExpectationFile] = [], passwordRules: [PasswordRulesText] = [], screens: [Screen] = [],
        flows: [ScreenFlow] = [], screenPolicy: PasswordPolicy? = nil,
        nativeAuthentication: NativeAuthentication? = nil, logs: [ConsoleLog] = [],
        feature: Feature? = nil, contentDelivery: ContentDelivery = .never,
        now: Instant
    ) {
        self.lists = lists
        self.apps = apps
        self.files = files
        self.services = services
        self.expectations = expectations
        self.passwordRules = passwordRules
        self.screens = screens
        self.flows = flows
        self.screenPolicy = screenPolicy
        self.nativeAuthentication = nativeAuthentication
        self.logs = logs
        self.feature = feature
        self.contentDelivery = contentDelivery
        self.now = now
    }
}

extension Question {
    /// The policy for the rules of screens: the one that is given, else that of the server that the sources sign up with.
    var policyOfScreens: PasswordPolicy? { screenPolicy ?? (nativeAuthentication == nil ? nil : .entra) }

    /// The sites that the claims and expectations ask about, each once, in their order.
    package var siteKeys: [SiteKey] {
        var seen: Set<SiteKey> = []
        return claims.compactMap(\.siteKey).filter { seen.insert($0).inserted }
    }

    /// What the claims ask each site about.
    var requests: [SiteKey: SiteRequest] {
        var requests: [SiteKey: SiteRequest] = [:]
        for claim in claims {
            guard let key = claim.siteKey else { continue }
            requests[key, default: SiteRequest()].add(claim)
        }
        return requests
    }

    /// The apps to look for in the files of a list's sites: the app that the list belongs to, or that an entitlements
    /// file is checked beside, then those that were named, each once.
    package func apps(of list: ClaimList) -> [AppIdentifier] {
        var seen: Set<AppIdentifier> = []
        var own = list.app
        if own == nil, case .entitlements = list.origin { own = appBesideOnlyFile?.identifier }
        return ([own].compactMap(\.self) + apps).filter { seen.insert($0).inserted }
    }

    private var claims: [Claim] {
        lists.flatMap(\.claims) + expectations.flatMap { $0.expectations.map(\.claim) }
    }
}

extension Expectation {
    /// The expectation as the claim that asks the same site.
    fileprivate var claim: Claim { Claim(argument: domain.raw, impliedService: service) }

    /// The site that it asks about.
    var siteKey: SiteKey? { claim.siteKey }
}
