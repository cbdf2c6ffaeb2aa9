package import AssociationModel
import Findings
import TextFormats

/// The claims to check, to confirm what logs say.
package struct LogClaims: Sendable {
    /// The claims to check, a list for each app.
    package private(set) var lists: [ClaimList] = []
    /// The feature that fails, if it is the same in all lines; else nil.
    package let feature: Feature?
    /// What keeps lines of the logs from being confirmed.
    package private(set) var gaps: [Gap] = []

    /// What is missing for a check.
    package enum Gap: Hashable, Sendable {
        /// A line names no domain, and no domain was given for it.
        case domain
        /// Lines name an app by this bundle identifier alone.
        case team(bundleIdentifier: String)
        /// No line can be confirmed by a check.
        case everything
    }

    /// - Parameters:
    ///   - apps: the apps that bundle identifiers in the logs refer to.
    ///   - domains: the domains to check for lines that name none.
    package init(_ logs: [ConsoleLog], apps: [AppIdentifier], domains: [String]) {
        let confirmations = logs.flatMap(\.entries).compactMap { LogConfirmation($0.statement, apps: apps) }
        let features = Set(confirmations.map(\.feature))
        feature = features.count == 1 ? features.first ?? nil : nil
        var claims: [(app: AppIdentifier?, claims: [Claim])] = []
        var isDomainless = false
        for confirmation in confirmations {
            let named = confirmation.claim.map { [$0] } ?? domains.map { confirmation.with(domain: $0) }
            isDomainless = isDomainless || named.isEmpty
            // A line that names no app may be about any of the apps that were named.
            let isAnyones = confirmation.app == nil && confirmation.bundle == nil && !apps.isEmpty
            for app in isAnyones ? apps.map(Optional.some) : [confirmation.app] {
                for claim in named { Self.add(claim, of: app, to: &claims) }
            }
        }
        lists = claims.map { ClaimList(named: $0.claims, app: $0.app) }
        if isDomainless { gaps.append(.domain) }
        gaps += confirmations.compactMap(\.bundle).uniqued().map { .team(bundleIdentifier: $0) }
        if confirmations.isEmpty { gaps.append(.everything) }
    }

    /// The named apps, then those that a Team ID completes from bundle identifiers in logs.
    package static func apps(
        of team: String, in logs: [ConsoleLog], beside named: [AppIdentifier]
    ) -> [AppIdentifier] {
        let bundles = logs.flatMap(\.entries).compactMap { LogConfirmation($0.statement)?.bundle }
        let completed = bundles.compactMap { AppIdentifier(prefix: team, bundleIdentifier: $0) }
        return named + completed.uniqued().filter { !named.contains($0) }
    }

    private static func add(
        _ claim: Claim, of app: AppIdentifier?, to lists: inout [(app: AppIdentifier?, claims: [Claim])]
    ) {
        guard let index = lists.firstIndex(where: { $0.app == app }) else {
            lists.append((app, [claim]))
            return
        }
        if !lists[index].claims.contains(where: { $0.entitlement == claim.entitlement }) {
            lists[index].claims.append(claim)
        }
    }
}
