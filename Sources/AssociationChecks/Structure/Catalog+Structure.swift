import UniversalLinks

extension Catalog {
    /// AD4xx: the structure of the file.
    static let structure: [Check] = [
        .rootNotObject,
        .noServices,
        .serviceReachesNoApp,
        .unknownService,
        .misspeltKey,
        .misplacedKey,
        .ignoredKey,
        .wrongType,
        .appsMissing,
        .appsEmpty,
        .appIdentifierMalformed,
        .appIdentifierPlaceholder,
        .appIdentifierNoPrefix,
        .appIdentifierPlusSeparator,
        .appIdentifierWhitespace,
        .appIdentifierWildcard,
        .appIdentifierSample,
        .appIdentifierStoreId,
        .appIdentifierLowerCasePrefix,
        .appIdentifierDuplicate,
        .applinksAppsMissing,
        .applinksAppsNotEmpty,
        .detailsMissing,
        .detailsEmpty,
        .detailsDictionary,
        .detailsEntryWithoutApp,
        .appIdsEmpty,
        .appIdIgnored,
        .pathsIgnored,
        .appIdsWithPaths,
        .patternsMissing,
        .componentsEmpty,
    ]
}
