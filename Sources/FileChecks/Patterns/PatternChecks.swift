import AssociationModel
import UniversalLinks

extension Catalog {
    /// AD5xx: the URL patterns.
    static let patterns: [Check] = [
        .componentUnreachable,
        .componentDuplicate,
        .componentMatchesEverything,
        .componentRedundant,
        .linksOpenNothing,
        .linksOnlyExcluded,
        .linksTakeBrowserPages,
        .fragmentInPath,
        .urlInPath,
        .queryInPath,
        .notInComponent,
        .notMisspelt,
        .looksLikeRegex,
        .queryValueNotString,
        .queryPresenceNotRequired,
        .queryStringIsWhole,
        .unknownComponentKey,
        .variableUndefined,
        .variableUnterminated,
        .variableNameInvalid,
        .variableNested,
        .variableEmpty,
        .variableShadowsBuiltIn,
        .variableUnused,
        .percentEncodingInvalid,
        .percentEncodingLowerCase,
        .percentEncodingUndecoded,
        .rawNonASCII,
        .rawSpace,
    ]
}
