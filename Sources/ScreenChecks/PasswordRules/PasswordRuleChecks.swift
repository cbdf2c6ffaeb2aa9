extension Catalog {
    /// AD8xx: password rules; those of a page’s field are AD9xx.
    static let passwords: [Check] = [
        .rulesDiscarded, .ruleDropped, .rulesCutShort, .unknownClass, .unknownProperty, .propertyCase,
        .hyphenNotFirst, .classCharactersDropped, .classEmpty, .fullWidthPunctuation, .newerProperty,
        .lengthContradiction, .lengthBelowRequired, .shorterThanAsked, .weakOutcome, .lengthBelowAdvice,
        .requiredNotAll, .rulesComputed, .policyNotImplied, .rulesNotOnPassword,
    ]
}
