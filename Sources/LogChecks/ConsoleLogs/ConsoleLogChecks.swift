import AssociationModel
import Findings
package import Judging

/// AD0xx: lines of device logs, builds and browsers.
package enum ConsoleLogChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = {
        let lines = areas.flatMap { area, lines in lines.map { $0.check { $0[logged: area] } } }
        let others =
            downloads.map { $0.check(\.loggedDownloads) } + records.map { $0.check(\.loggedRecords) }
            + wholeLogs.map { $0.check(\.logs) }
        return (lines + others).sorted { $0.identity.code < $1.identity.code }
    }()

    /// What a line is about. The rows of an area judge all of its lines.
    enum Area: Hashable, Sendable {
        case strongPasswords, authorizations, credentials, builds, passkeys, apps, appClips, servers
    }

    private static let areas: [(Area, [LogLine<LoggedSubject>])] = [
        (.strongPasswords, strongPasswords), (.authorizations, authorizations), (.credentials, credentials),
        (.builds, builds), (.passkeys, passkeys), (.apps, apps), (.appClips, appClips),
        (.servers, servers),
    ]

    /// The area of a statement; nil for what has subjects of its own.
    static func area(of statement: ConsoleStatement) -> Area? {
        switch statement {
        case .strongPasswordsNotShown: .strongPasswords
        case .notAssociated, .notVerified, .noApplicationIdentifier, .authorizationError, .sessionError,
            .passkeyLibraryFailed:
            .authorizations
        case .sharedCredential, .passwordNotSaved: .credentials
        case .capabilityUnsupported, .entitlementRejected, .delegateMethodMissing: .builds
        case .relyingPartyRefused, .android: .passkeys
        case .launchRefused, .pluginWithoutScenes, .appLinks: .apps
        case .appClipDomain: .appClips
        case .fixed(let name): areas.first { $0.1.contains { $0.name == name } }?.0
        case .cdnRefused, .downloadError, .redirectDenied, .certificateRejected, .domainInvalid, .record: nil
        }
    }
}
