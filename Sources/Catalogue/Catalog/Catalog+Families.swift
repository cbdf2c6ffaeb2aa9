import AppChecks
import FileChecks
import Findings
package import Judging
import LogChecks
import ScreenChecks
import SiteChecks

/// Checks about the same subject.
package struct CheckFamily: Sendable {
    package let title: String
    /// The checks, in the order of their codes.
    package let checks: [Check]

    fileprivate init(_ title: String, _ checks: [Check]) {
        self.title = title
        self.checks = checks.sorted { $0.code < $1.code }
    }
}

extension Catalog {
    /// All checks in families.
    package static let families = [
        CheckFamily("A device's log", ConsoleLogChecks.all),
        CheckFamily("Entitlements", EntitlementChecks.all),
        CheckFamily("The server's answer", TransportChecks.all),
        CheckFamily("Apple's CDN", ContentDeliveryChecks.all),
        CheckFamily("What is deployed", DeploymentChecks.all),
        CheckFamily("Bytes and JSON", ByteChecks.all),
        CheckFamily("The structure of the file", StructureChecks.all),
        CheckFamily("Patterns of links", PatternChecks.all),
        CheckFamily("App and site together", AgreementChecks.all),
        CheckFamily("Apps and projects", BuiltAppChecks.all),
        CheckFamily("Link handlers", LinkHandlerChecks.all),
        CheckFamily("Password rules", PasswordRuleChecks.all),
        CheckFamily("Sign-up screens", SignUpScreenChecks.all),
        CheckFamily("Native authentication", NativeAuthenticationChecks.all),
        CheckFamily("The configuration", ConfigurationChecks.all),
    ]
}
