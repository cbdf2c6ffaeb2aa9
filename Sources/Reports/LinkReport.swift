package import Findings

/// What a file says about URLs, for each app, ready to be shown.
///
/// Plain text and places only, so that its writers need to know nothing about matching.
package struct LinkReport: Sendable {
    /// What the file says about a URL and an app.
    package enum Verdict: String, Hashable, Sendable {
        /// The app opens the URL.
        case match
        /// The app does not open the URL, because a rule says so.
        case exclude
        /// No rule takes the URL.
        case noMatch = "no-match"
    }

    /// A rule of the file: a component, or a string of `paths`.
    package struct Rule: Sendable {
        /// All of the rule.
        package let place: Place
        /// What of it is best shown on one line.
        package let shown: Place
        /// Which entry of `details` it belongs to, from 0.
        package let entry: Int
        /// Which element of the entry's array it is, from 0.
        package let index: Int

        /// Places a rule.
        package init(place: Place, shown: Place, entry: Int, index: Int) {
            self.place = place
            self.shown = shown
            self.entry = entry
            self.index = index
        }
    }

    /// A word for programs and a sentence for people.
    package struct Reason: Sendable {
        /// The word; it never changes.
        package let name: String
        /// The sentence.
        package let sentence: Message

        /// Pairs a word with a sentence.
        package init(_ name: String, _ sentence: Message) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// Why a rule does not take a URL.
    package struct Failure: Sendable {
        /// The part of the URL: `path`, `fragment`, `query` or `item`.
        package let part: String
        /// The name of the query item, if the part is one.
        package let item: String?
        /// The pattern as it counts.
        package let pattern: String
        /// The part of the URL as the pattern saw it.
        package let text: String
        /// The piece of the pattern that nothing in the text could go on with.
        package let place: Place
        /// What is wrong.
        package let sentence: Message
        /// What would let the rule hold.
        package let hints: [Reason]

        /// States a failure.
        package init(
            part: String, item: String?, pattern: String, text: String, place: Place, sentence: Message, hints: [Reason]
        ) {
            self.part = part
            self.item = item
            self.pattern = pattern
            self.text = text
            self.place = place
            self.sentence = sentence
            self.hints = hints
        }
    }

    /// A rule that was tried.
    package struct Attempt: Sendable {
        /// The rule.
        package let rule: Rule
        /// Why it does not hold; nil where it holds.
        package let failure: Failure?

        /// States what came of a rule.
        package init(rule: Rule, failure: Failure?) {
            self.rule = rule
            self.failure = failure
        }
    }

    /// The answer for one URL and one app.
    package struct Decision: Sendable {
        /// The URL as it was given.
        package let url: String
        /// The app.
        package let app: String
        /// The answer.
        package let verdict: Verdict
        /// The rule that decided; nil where none did.
        package let rule: Rule?
        /// Why none did.
        package let refusal: Reason?
        /// The rule that came closest, where none decided.
        package let closest: Attempt?
        /// The rules that were tried, in order.
        package let attempts: [Attempt]
        /// The questions, open outside Apple, that the answer rests on.
        package let unknownPoints: [Reason]

        /// States an answer.
        package init(
            url: String, app: String, verdict: Verdict, rule: Rule?, refusal: Reason?, closest: Attempt?,
            attempts: [Attempt], unknownPoints: [Reason]
        ) {
            self.url = url
            self.app = app
            self.verdict = verdict
            self.rule = rule
            self.refusal = refusal
            self.closest = closest
            self.attempts = attempts
            self.unknownPoints = unknownPoints
        }
    }

    /// The answers, in the order of the URLs, and for each in the order of the apps.
    package let decisions: [Decision]

    /// Puts answers together.
    package init(_ decisions: [Decision]) { self.decisions = decisions }
}
