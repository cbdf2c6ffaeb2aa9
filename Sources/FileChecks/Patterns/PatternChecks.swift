package import Judging

/// AD5xx: the URL patterns.
package enum PatternChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        componentUnreachable,
        componentDuplicate,
        componentMatchesEverything,
        componentRedundant,
        linksOpenNothing,
        linksOnlyExcluded,
        linksTakeBrowserPages,
        fragmentInPath,
        urlInPath,
        queryInPath,
        dotSegmentInPath,
        notInComponent,
        notMisspelt,
        looksLikeRegex,
        queryValueNotString,
        queryPresenceNotRequired,
        queryStringIsWhole,
        unknownComponentKey,
        componentPathKey,
        variableUndefined,
        variableUnterminated,
        variableNameInvalid,
        variableNested,
        variableEmpty,
        variableShadowsBuiltIn,
        variableUnused,
        percentEncodingInvalid,
        percentEncodingLowerCase,
        percentEncodingUndecoded,
        rawNonASCII,
        rawSpace,
    ]
}
