package import Findings
import TextFormats

/// A target in one build configuration.
package struct TargetConfiguration: Sendable {
    /// The entitlements of a target.
    package enum Entitlements: Sendable {
        /// `CODE_SIGN_ENTITLEMENTS` is not set or empty, so there are no entitlements.
        case notSet
        /// The path of the file is unknown because its setting could not be fully resolved.
        case unresolved(ResolvedSetting)
        /// The file could not be read; its path and the reason.
        case unreadable(ResolvedSetting, path: String, FileFailure)
        /// The file is not an entitlements file; its place and the reason in words.
        case malformed(ResolvedSetting, Place, Message)
        /// The entitlements, with references to settings kept as written.
        case read(ResolvedSetting, AppEntitlements)
    }

    /// The name, such as `Release`.
    package let name: String
    package let settings: BuildSettings
    /// The bundle identifier from `PRODUCT_BUNDLE_IDENTIFIER` or, if that is not set, as in projects older than Xcode
    /// 7, from the `Info.plist` named by `INFOPLIST_FILE`. Nil if neither has one.
    package let bundleIdentifier: ResolvedSetting?
    /// The bundle identifier of a build without the absent files of optional inclusions, which is how files alone build
    /// it; the same as ``bundleIdentifier`` where that is known.
    package let builtBundleIdentifier: ResolvedSetting?
    package let entitlements: Entitlements

    package init(
        name: String, settings: BuildSettings, bundleIdentifier: ResolvedSetting?,
        builtBundleIdentifier: ResolvedSetting? = nil, entitlements: Entitlements
    ) {
        self.name = name
        self.settings = settings
        self.bundleIdentifier = bundleIdentifier
        self.builtBundleIdentifier = builtBundleIdentifier ?? bundleIdentifier
        self.entitlements = entitlements
    }

    /// `DEVELOPMENT_TEAM`; nil if it is not set.
    package var developmentTeam: ResolvedSetting? { settings["DEVELOPMENT_TEAM"] }

    /// The application identifier, made of the team and the bundle identifier; nil if one is missing, not fully
    /// resolved, or malformed. For an old app the prefix may differ from the team, which the project does not show.
    package var applicationIdentifier: AppIdentifier? {
        guard let team = developmentTeam, let bundle = builtBundleIdentifier, team.isResolved, bundle.isResolved else {
            return nil
        }
        return AppIdentifier(prefix: team.value, bundleIdentifier: bundle.value)
    }

    /// The entitlements, if they could be read.
    package var readEntitlements: AppEntitlements? { if case .read(_, let read) = entitlements { read } else { nil } }

    /// The entries of the associated domains, with references expanded.
    package var entries: [ResolvedSetting] {
        (readEntitlements?.associatedDomains?.strings ?? []).map { text in
            settings.expand(text) { expanded in
                let entry = EntitlementEntry(expanded)
                return entry.problem == nil && entry.hostProblem == nil
            }
        }
    }

    /// What depends on settings that are empty because the files of optional inclusions are absent.
    package var dependents: [ResolvedSetting] {
        guard !settings.absentInclusions.isEmpty else { return [] }
        var setting: ResolvedSetting?
        if case .read(let written, _) = entitlements { setting = written }
        return ([builtBundleIdentifier, setting].compactMap(\.self) + entries).filter { !$0.emptied.isEmpty }
    }
}
