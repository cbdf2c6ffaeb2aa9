import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// The array of associated domains is empty, beside one that is not.
    static let entitlementEmpty = Check(
        "AD103", "entitlement-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The key `com.apple.developer.associated-domains` is present in one configuration or target of a project, \
            but its array is empty, while another one declares domains. An app that declares none at all is \
            `entitlement-missing`.

            ## Why it matters
            A build of this configuration is associated with nothing. Xcode leaves such an array when the capability \
            is added and no domain is entered. It does no harm if this build needs no associated domain, so it is only \
            a warning.

            ## How to fix it
            Enter a domain for each service that the app uses:

                <array>
                    <string>webcredentials:example.com</string>
                </array>

            Or remove the capability, if the app doesn't need it.
            """,
        of: \.lists
    ) { subject in
        // Where nothing else of the app claims a domain, it is `entitlement-missing`.
        guard let domains = subject.entitlements?.associatedDomains, domains.isEmptyArray, subject.list.absence == nil
        else { return nil }
        return Observation(
            "the associated domains are an empty array, so this build claims no domain", at: domains.place,
            label: "claims nothing",
            help: "add a string such as \("webcredentials:example.com"), or remove the capability")
    }
}
