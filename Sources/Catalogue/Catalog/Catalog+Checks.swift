import AppChecks
import FileChecks
import Findings
public import Judging
import LogChecks
import ScreenChecks
import SiteChecks

extension Catalog {
    /// The checks, in the order of their codes.
    public static let checks: [Check] = inOrderOfCauses.sorted {
        $0.identity.code < $1.identity.code
    }

    /// The checks in the order in which a report tells what they find: the server before Apple's copy of its file, which
    /// follows it.
    package static let inOrderOfCauses: [Check] = [
        ConsoleLogChecks.all, EntitlementChecks.all, TransportChecks.all, DeploymentChecks.all, ByteChecks.all,
        StructureChecks.all, PatternChecks.all, AgreementChecks.all, ContentDeliveryChecks.all, BuiltAppChecks.all,
        LinkHandlerChecks.all,
        PasswordRuleChecks.all, SignUpScreenChecks.all, NativeAuthenticationChecks.all, ConfigurationChecks.all,
    ].flatMap(\.self)

    /// The checks of the bytes of a file, which need not know what it says.
    package static let bytes = ByteChecks.all

    /// Finds a check by its code (`AD204`, in any case) or its name (`redirected`).
    public static func check(_ codeOrName: String) -> Check? {
        checksByName[codeOrName] ?? checksByName[codeOrName.uppercased()]
    }

    /// The names of the checks, in the order of their codes.
    package static let names = checks.map(\.identity.name)

    // Codes are in upper case and names in lower case, so neither is taken for the other.
    private static let checksByName = Dictionary(
        checks.flatMap { [($0.identity.name, $0), ($0.identity.code.description, $0)] }
    ) { first, _ in first }
}
