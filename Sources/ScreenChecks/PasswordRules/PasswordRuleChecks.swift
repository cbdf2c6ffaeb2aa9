package import Judging

/// AD8xx: password rules; those of a page’s field are AD9xx.
package enum PasswordRuleChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        rulesDiscarded, ruleDropped, rulesCutShort, unknownClass, unknownProperty, propertyCase,
        hyphenNotFirst, classCharactersDropped, classEmpty, fullWidthPunctuation, newerProperty,
        lengthContradiction, lengthBelowRequired, shorterThanAsked, weakOutcome, lengthBelowAdvice,
        requiredNotAll, rulesOrderByChance, rulesHTMLEntity, rulesNoLowerCase, rulesComputed, policyNotImplied,
        rulesNotOnPassword,
    ]
}
