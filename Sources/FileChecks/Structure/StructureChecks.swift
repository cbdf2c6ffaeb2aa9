package import Judging

/// AD4xx: the structure of the file.
package enum StructureChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        rootNotObject,
        noServices,
        serviceReachesNoApp,
        unknownService,
        misspeltKey,
        misplacedKey,
        ignoredKey,
        wrongType,
        appsMissing,
        appsEmpty,
        appIdentifierMalformed,
        appIdentifierPlaceholder,
        appIdentifierNoPrefix,
        appIdentifierPlusSeparator,
        appIdentifierWhitespace,
        appIdentifierWildcard,
        appIdentifierSample,
        appIdentifierStoreId,
        appIdentifierLowerCasePrefix,
        appIdentifierTenDigits,
        appIdentifierUnderscore,
        appIdentifierDuplicate,
        applinksAppsMissing,
        applinksAppsNotEmpty,
        detailsMissing,
        detailsEmpty,
        detailsDictionary,
        detailsEntryWithoutApp,
        appIdsEmpty,
        appIdIgnored,
        oldFormKept,
        pathsIgnored,
        appIdsWithPaths,
        patternsMissing,
        componentsEmpty,
    ]
}
