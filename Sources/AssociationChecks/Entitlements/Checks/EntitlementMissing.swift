import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// The app claims no domains, because the key is not there.
    static let entitlementMissing = Check(
        "AD101", "entitlement-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The entitlements have no key `com.apple.developer.associated-domains`. Where another key looks like it, \
            the message points there.

            ## Why it matters
            Without this key the app is associated with no domain, whatever its websites publish: no strong \
            passwords are saved, no passkeys work, no links open the app. Nothing is logged about it when the app is \
            built. Common causes: the capability was added to another target, or the build uses another \
            `.entitlements` file than the one that was edited.

            ## How to fix it
            In Xcode open the target, *Signing & Capabilities*, and add *Associated Domains*. Or write into the \
            target's `.entitlements` file:

                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>webcredentials:example.com</string>
                </array>

            For an app on watchOS with a separate extension the capability belongs to the extension.
            """,
        of: \.lists
    ) { subject in
        switch subject.list.origin {
        case .named, .profile: return []
        case .entitlements(let entitlements): return entitlements.missingDomains
        case .app(let app, let container):
            // Extensions need none; and where a part claims domains, that part is looked at. What the project declares and
            // the signature lacks is a finding of its own.
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
                    at: target.name.place, label: "without CODE_SIGN_ENTITLEMENTS",
                    help: "add the capability Associated Domains to the target")
            ]
        case .description(let description):
            guard description.associatedDomains.isEmpty else { return [] }
            return [
                Observation(
                    "no domains are declared: \(plain: description.source.name) has no ios.associatedDomains",
                    at: .wholeText(description.source), help: "add associatedDomains, an array of strings, to ios")
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
                    "no domains are declared: the key is \(likely.string), and Apple reads \(key)", at: likely.place,
                    label: "not the key", help: "rename the key to \(key)")
            ]
        }
        return [
            Observation(
                "no domains are declared: \(plain: source.name) has no key \(key)", at: .wholeText(source),
                help: "add the capability Associated Domains to the target, or the key with an array of strings")
        ]
    }
}

extension DeclaredText {
    // A letter or two wrong, or the right end after another beginning (`com.apple.security.associated-domains`).
    fileprivate func isLikelyMeantAs(_ key: String) -> Bool {
        let (own, wanted) = (Array(string.asciiLowercased.utf8), Array(key.utf8))
        guard own.count <= 2 * wanted.count else { return false }
        return own.suffix(19).elementsEqual(wanted.suffix(19)) || SpellingDistance.between(own, wanted, limit: 3) != nil
    }
}
