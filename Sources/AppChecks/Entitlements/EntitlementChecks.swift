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
        entitlementDeveloperMode,
        developerModeInDistribution,
        entitlementPort,
        applinksPort,
        entitlementInvalidPort,
        entitlementWhitespace,
        entitlementUnicodeHost,
        entitlementInvalidHost,
        entitlementUpperCase,
        entitlementWildcardMisplaced,
        entitlementWildcardAppClips,
        entitlementWildcardWithoutApex,
        entitlementBareStar,
        entitlementDuplicate,
        entitlementMany,
        serviceNotDeclared,
        passwordsSavedElsewhere,
        claimOnLinkTracker,
    ]
}
