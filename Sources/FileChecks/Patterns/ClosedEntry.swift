import Findings
import UniversalLinks

/// An entry of `details` whose rules open no URL at all, for apps that no other entry opens one for.
package struct ClosedEntry: Sendable {
    /// The apps, as the entry lists them; at least one.
    package let apps: [String]
    /// The rules of the entry, in their order; at least one.
    package let rules: [RuleSubject]
    /// The exclusions that take the URLs of the other rules, each once. Empty if all rules are exclusions.
    package let exclusions: [RuleSubject]

    /// The rules that should open URLs.
    var openers: [RuleSubject] { rules.filter { !$0.rule.excludes } }

    /// The apps in words, for a message.
    var appsInWords: Message { apps.count == 1 ? "\(apps[0])" : "the \(apps.count) apps of this entry" }
}
