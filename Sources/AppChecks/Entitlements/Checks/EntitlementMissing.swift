import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The entitlements have no key for associated domains, or no domain in it.
    static let entitlementMissing = Check(
        "AD101", "entitlement-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The entitlements have no key `com.apple.developer.associated-domains`, or an empty array in it. If another \
            key looks like it, the message points to that key.

            ## Why it matters
            Without a domain in this key the app is associated with no domain, whatever its websites publish: no strong passwords \
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
        in: \.lists
    ) { subject in
        // Domains that the project declares and the signature lacks are a finding of their own, and so is an empty array
        // where a feature was asked for: `service-not-declared`.
        let isEmpty = subject.entitlements?.associatedDomains != nil
        return subject.differsFromSource || isEmpty && subject.feature != nil
            ? [] : [subject.list.absence].compactMap(\.self)
    }
}
