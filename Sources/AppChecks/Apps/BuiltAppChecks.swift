extension Catalog {
    /// AD7xx: the app as it was built and signed.
    static let app: [Check] = [
        .applicationIdentifierMissing,
        .prefixIsNotTeam,
        .identifiersDisagree,
        .profileLacksCapability,
        .profileExpired,
        .entitlementsDifferFromSource,
        .simulatorBuild,
        .appClipNotClaimed,
        .appClipParentWrong,
        .strongLinkAuthenticationServices,
        .autoFillProviderEntitlement,
        .buildSettingUnresolved,
        .entitlementsFileUnreadable,
        .buildIncludeAbsent,
    ]
}
