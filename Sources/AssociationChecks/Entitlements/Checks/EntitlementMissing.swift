import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// The entitlements have no key for associated domains.
    static let entitlementMissing = Check(
        "AD101", "entitlement-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The entitlements have no key `com.apple.developer.associated-domains`. If another key looks like it, the \
            message points to that key.

            ## Why it matters
            Without this key the app is associated with no domain, whatever its websites publish: no strong passwords \
            are saved, no passkeys work, no links open the app. The build logs nothing about it. Common causes: the \
            capability was added to another target, or the build uses a different `.entitlements` file from the one \
            that was edited.

            ## How to fix it
            In Xcode, open the target's *Signing & Capabilities* and add *Associated Domains*. Or add this to the \
            target's `.entitlements` file:

                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>webcredentials:example.com</string>
                </array>

            In a watchOS app with a separate extension, the capability belongs to the extension.
            """,
        of: \.lists
    ) { subject in
        switch subject.list.origin {
        case .named, .profile: return []
        case .entitlements(let entitlements): return entitlements.missingDomains
        case .app(let app, let container):
            // Extensions need no domains, and if any part of the app claims some, that part is judged instead. Domains
            // that the project declares and the signature lacks are a finding of their own.
            guard container == nil, !subject.differsFromSource,
                !app.all.contains(where: { $0.entitlements?.associatedDomains != nil })
            else {
                return []
            }
            return app.entitlements?.missingDomains ?? []
        case .target(let target, let configurations):
            if let entitlements = configurations.first?.readEntitlements { return entitlements.missingDomains }
            guard !subject.list.hasUnreadEntitlements else { return [] }
            return [
                Observation(
                    "no domains are declared: the target \(target.name.string) has no entitlements file",
                    at: target.name.place, label: "no CODE_SIGN_ENTITLEMENTS",
                    help: "add the Associated Domains capability to the target")
            ]
        case .description(let description):
            guard description.associatedDomains.isEmpty else { return [] }
            return [
                Observation(
                    "no domains are declared: \(plain: description.source.name) has no ios.associatedDomains",
                    at: .wholeText(description.source), help: "add associatedDomains, an array of strings, under ios")
            ]
        }
    }
}

extension AppEntitlements {
    fileprivate var missingDomains: [Observation] {
        guard associatedDomains == nil else { return [] }
        let key = DeclaredDomains.key
        if let likely = keys.first(where: { $0.isLikelyMeantAs(key) }) {
            return [
                Observation(
                    "no domains are declared: the key is \(likely.string), but Apple reads \(key)", at: likely.place,
                    label: "wrong key", help: "rename the key to \(key)")
            ]
        }
        return [
            Observation(
                "no domains are declared: \(plain: source.name) has no key \(key)", at: .wholeText(source),
                help: "add the Associated Domains capability to the target, or add the key with an array of strings")
        ]
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
