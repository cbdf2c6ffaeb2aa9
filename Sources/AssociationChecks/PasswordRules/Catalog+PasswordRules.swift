extension Catalog {
    /// AD8xx: password rules.
    static let passwords: [Check] = [
        .rulesDiscarded, .ruleDropped, .rulesCutShort, .unknownClass, .unknownProperty, .propertyCase,
        .hyphenNotFirst, .classCharactersDropped, .classEmpty, .fullWidthPunctuation, .newerProperty,
        .lengthContradiction, .lengthBelowRequired, .shorterThanAsked, .weakOutcome, .lengthBelowAdvice,
        .requiredNotAll, .policyNotImplied,
    ]
}
