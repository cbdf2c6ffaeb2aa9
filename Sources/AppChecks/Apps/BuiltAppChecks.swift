package import Judging

/// AD7xx: the app as it was built and signed.
package enum BuiltAppChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        applicationIdentifierMissing,
        prefixIsNotTeam,
        identifiersDisagree,
        profileLacksCapability,
        profileExpired,
        entitlementsDifferFromSource,
        simulatorBuild,
        profileMissing,
        appClipNotClaimed,
        appClipParentWrong,
        strongLinkAuthenticationServices,
        autoFillProviderEntitlement,
        buildSettingUnresolved,
        entitlementsFileUnreadable,
        buildIncludeAbsent,
    ]
}
