import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let autoFillProviderEntitlement = Check(
        "AD730", "autofill-provider-entitlement", .error, since: "0.1.0", evidence: .documented,
        citations: [.autoFillProvider],
        explanation: """
            ## What it finds
            The entitlement `com.apple.developer.authentication-services.autofill-credential-provider` is on an app \
            but not on the credential provider extension inside it, or the reverse.

            ## Why it matters
            Apple requires it on both. An extension without it is not offered under *Settings > General > AutoFill & \
            Passwords*, and an app without it cannot tell the system which credentials it has. It has nothing to do \
            with associated domains, but anyone who looks for the cause of missing passwords comes across both.

            ## How to fix it
            Add the capability *AutoFill Credential Provider* to the app target and to the extension target, renew \
            both profiles, and sign again:

                <key>com.apple.developer.authentication-services.autofill-credential-provider</key>
                <true/>
            """,
        in: \.apps
    ) { subject in
        let key = "com.apple.developer.authentication-services.autofill-credential-provider"
        guard let app = subject.app.entitlements else { return [] }
        return subject.app.nested.compactMap { inner in
            guard inner.info.extensionPoint?.string == "com.apple.authentication-services-credential-provider-ui",
                let own = inner.entitlements
            else { return nil }
            let (ofApp, ofExtension) = (app.place(ofKey: key), own.place(ofKey: key))
            guard (ofApp == nil) != (ofExtension == nil) else { return nil }
            let lacking: Message = ofApp == nil ? "app" : "extension"
            return Observation(
                "app and extension must both declare the credential provider, but the \(lacking) lacks \(plain: key)",
                at: .wholeText(ofApp == nil ? app.source : own.source),
                notes: [Note("declared here", at: ofApp ?? ofExtension)],
                help: "add the capability AutoFill Credential Provider to the \(lacking) target")
        }
    }
}
