package import AssociationModel
import Findings
package import Judging
import TextFormats

extension ClaimList {
    /// Reads the domains of an entitlements file. A `*` in place of the array, copied from a profile, becomes one claim
    /// that claims nothing.
    package init(_ entitlements: AppEntitlements) {
        let app = entitlements.applicationIdentifier.flatMap { AppIdentifier($0.string) }
        self.init(entitlements.claims, app: app)
        self.entitlements = entitlements
        belongsToOnlyApp = true
        declaration = SourceDeclaration(
            entitlements.source, for: app?.bundleIdentifier, entitlements.associatedDomains?.strings ?? [],
            at: entitlements.associatedDomains?.keyPlace)
        absence = entitlements.absence
    }
}

extension AppEntitlements {
    /// The domains as claims.
    var claims: [Claim] {
        if case .string(let text) = associatedDomains?.value, text.string == "*" { return [Claim(text)] }
        return associatedDomains?.strings.map { Claim($0) } ?? []
    }

    /// What to report if the key for the domains is missing, or its array is empty.
    var absence: Observation? {
        if let domains = associatedDomains { return Observation(empty: domains) }
        let key = DeclaredDomains.key
        if let likely = keys.first(where: { $0.isLikelyMeantAs(key) }) {
            return Observation(
                "no domains are declared: the key is \(likely.string), but Apple reads \(key)", at: likely.place,
                label: "wrong key", help: "rename the key to \(key)")
        }
        return Observation(
            "no domains are declared: \(plain: source.name) has no key \(key)", at: .wholeText(source),
            help: "add the Associated Domains capability to the app's target, or add this to the file",
            snippet: .declaration)
    }
}

extension Observation {
    fileprivate init?(empty domains: DeclaredDomains) {
        guard domains.isEmptyArray else { return nil }
        self.init(
            "no domains are declared: the array is empty", at: domains.place, label: "claims nothing",
            help: "add a string such as \("webcredentials:example.com"), or remove the capability")
    }
}

extension Snippet {
    fileprivate static let declaration = Snippet(
        for: "the .entitlements file",
        """
        <key>com.apple.developer.associated-domains</key>
        <array>
            <string>webcredentials:‹your domain›</string>
        </array>
        """)
}

extension Note {
    /// Notes on extensions that claim domains although their app claims none.
    static func extensions(_ names: [String]) -> [Note] {
        if names.isEmpty { return [] }
        let verb: Message =
            names.count == 1 ? "claims domains, but only for itself" : "claim domains, but only for themselves"
        return [Note("\(list: names) \(verb): the capability may have been added to the wrong target")]
    }
}

extension DeclaredText {
    // Up to three letters are wrong, or only the end is right (`com.apple.security.associated-domains`).
    fileprivate func isLikelyMeantAs(_ key: String) -> Bool {
        let (own, wanted) = (Array(string.asciiLowercased.utf8), Array(key.utf8))
        guard own.count <= 2 * wanted.count else { return false }
        return own.suffix(19).elementsEqual(wanted.suffix(19)) || SpellingDistance.between(own, wanted, limit: 3) != nil
    }
}
