import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// The array of associated domains is empty.
    static let entitlementEmpty = Check(
        "AD103", "entitlement-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The key `com.apple.developer.associated-domains` is present, but its array is empty.

            ## Why it matters
            The app claims no domain, so nothing is associated with it. Xcode leaves such an array when the capability \
            is added and no domain is entered. It does no harm if no feature needs an associated domain, so this is \
            only a warning.

            ## How to fix it
            Enter a domain for each service that the app uses:

                <array>
                    <string>webcredentials:example.com</string>
                </array>

            Or remove the capability, if the app doesn't need it.
            """,
        of: \.lists
    ) { subject in
        guard let domains = subject.entitlements?.associatedDomains, case .elements(let elements) = domains.value,
            elements.isEmpty,
            // If a feature was asked for, `service-not-declared` reports this as an error.
            subject.feature == nil
        else { return nil }
        return Observation(
            "the associated domains are an empty array, so the app claims no domain", at: domains.place,
            label: "claims nothing",
            help: "add a string such as \("webcredentials:example.com"), or remove the capability")
    }
}
