package import Judging

/// AD1xx: the entitlement.
package enum EntitlementChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        entitlementMissing,
        entitlementNotStrings,
        entitlementEmpty,
        entitlementSyntax,
        entitlementUnknownService,
        entitlementMisspeltService,
        entitlementHasScheme,
        entitlementHasPath,
        entitlementTrailingSlash,
        entitlementHasQuery,
        developerModeBesideOther,
        entitlementDeveloperMode,
        developerModeInDistribution,
        developerModeNotDebuggable,
        entitlementPort,
        applinksPort,
        entitlementInvalidPort,
        entitlementWhitespace,
        entitlementUnicodeHost,
        entitlementInternationalizedHost,
        entitlementInvalidHost,
        entitlementUpperCase,
        entitlementWildcardMisplaced,
        entitlementWildcardAppClips,
        entitlementWildcardWithoutApex,
        entitlementBareStar,
        entitlementDuplicate,
        entitlementMany,
        serviceNotDeclared,
        browserClaimsApplinks,
        passwordsSavedElsewhere,
        claimOnLinkTracker,
    ]
}
