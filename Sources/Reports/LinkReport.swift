public import Findings

/// What a file says about URLs, for each app, ready to be shown.
///
/// Plain text and places only, so that its writers need to know nothing about matching.
public struct LinkReport: Sendable {
    /// What the file says about a URL and an app.
    public enum Verdict: String, Hashable, Sendable {
        /// The app opens the URL.
        case match
        /// The app does not open the URL, because a rule says so.
        case exclude
        /// No rule takes the URL.
        case noMatch = "no-match"
    }

    /// A rule of the file: a component, or a string of `paths`.
    public struct Rule: Sendable {
        /// All of the rule.
        public let place: Place
        /// What of it is best shown on one line.
        public let shown: Place
        /// Which entry of `details` it belongs to, from 0.
        public let entry: Int
        /// Which element of the entry's array it is, from 0.
        public let index: Int

        /// Places a rule.
        public init(place: Place, shown: Place, entry: Int, index: Int) {
            self.place = place
            self.shown = shown
            self.entry = entry
            self.index = index
        }
    }

    /// A word for programs and a sentence for people.
    public struct Reason: Sendable {
        /// The word; it never changes.
        public let name: String
        /// The sentence.
        public let sentence: Message

        /// Pairs a word with a sentence.
        public init(_ name: String, _ sentence: Message) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// Why a rule does not take a URL.
    public struct Failure: Sendable {
        /// The part of the URL: `path`, `fragment`, `query` or `item`.
        public let part: String
        /// The name of the query item, if the part is one.
        public let item: String?
        /// The pattern as it counts.
        public let pattern: String
        /// The part of the URL as the pattern saw it.
        public let text: String
        /// The piece of the pattern that nothing in the text could go on with.
        public let place: Place
        /// What is wrong.
        public let sentence: Message
        /// What would let the rule hold.
        public let hints: [Reason]

        /// States a failure.
        public init(
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
    public struct Attempt: Sendable {
        /// The rule.
        public let rule: Rule
        /// Why it does not hold; nil where it holds.
        public let failure: Failure?

        /// States what came of a rule.
        public init(rule: Rule, failure: Failure?) {
            self.rule = rule
            self.failure = failure
        }
    }

    /// The answer for one URL and one app.
    public struct Decision: Sendable {
        /// The URL as it was given.
        public let url: String
        /// The app.
        public let app: String
        /// The answer.
        public let verdict: Verdict
        /// The rule that decided; nil where none did.
        public let rule: Rule?
        /// Why none did.
        public let refusal: Reason?
        /// The rule that came closest, where none decided.
        public let closest: Attempt?
        /// The rules that were tried, in order.
        public let attempts: [Attempt]
        /// The questions, open outside Apple, that the answer rests on.
        public let unsettled: [Reason]

        /// States an answer.
        public init(
            url: String, app: String, verdict: Verdict, rule: Rule?, refusal: Reason?, closest: Attempt?,
            attempts: [Attempt], unsettled: [Reason]
        ) {
            self.url = url
            self.app = app
            self.verdict = verdict
            self.rule = rule
            self.refusal = refusal
            self.closest = closest
            self.attempts = attempts
            self.unsettled = unsettled
        }
    }

    /// The answers, in the order of the URLs, and for each in the order of the apps.
    public let decisions: [Decision]

    /// Puts answers together.
    public init(_ decisions: [Decision]) { self.decisions = decisions }
}
