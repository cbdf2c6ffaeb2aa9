/// What an AASA file decides about URLs, for each app, ready to be shown.
///
/// It contains only text and places, so its writers need to know nothing about matching.
public struct LinkReport: Sendable {
    /// What the file decides about a URL and an app.
    public enum Verdict: String, Hashable, Sendable {
        /// The app opens the URL.
        case match
        /// The app does not open the URL, because an excluding rule matches it.
        case exclude
        /// No rule of the app matches the URL.
        case noMatch = "no-match"
    }

    /// A rule of the file: a component, or a string of `paths`.
    public struct Rule: Sendable {
        /// The place of the whole rule.
        public let place: Place
        /// The part of the rule that is shown in an excerpt, on one line.
        package let shown: Place
        /// The index of its entry in `details`, from 0.
        package let entry: Int
        /// The index of the rule in the entry's `components` or `paths`, from 0.
        package let index: Int

        package init(place: Place, shown: Place, entry: Int, index: Int) {
            self.place = place
            self.shown = shown
            self.entry = entry
            self.index = index
        }
    }

    /// A reason, as a name for programs and a sentence for people.
    public struct Reason: Sendable {
        /// The name; it never changes.
        public let name: String
        /// The sentence, in one line without a final full stop.
        public let sentence: Message

        package init(_ name: String, _ sentence: Message) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// Why a rule does not match a URL.
    public struct Failure: Sendable {
        /// The part of the URL: `path`, `fragment`, `query` or `item`.
        package let part: String
        /// The name of the query item; nil for other parts.
        package let item: String?
        /// The pattern as it is matched.
        package let pattern: String
        /// The text of the URL's part as it is matched.
        package let text: String
        /// The piece of the pattern at which the text stops matching.
        public let place: Place
        /// Why the pattern does not match.
        public let sentence: Message
        /// What would make the rule match.
        public let hints: [Reason]

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
    public struct Attempt: Sendable {
        /// The rule.
        public let rule: Rule
        /// Why the rule does not match; nil if it matches.
        public let failure: Failure?

        package init(rule: Rule, failure: Failure?) {
            self.rule = rule
            self.failure = failure
        }
    }

    /// The answer for one URL and one app.
    public struct Decision: Sendable {
        /// The URL as it was given.
        public let url: String
        /// The app identifier as it was given.
        public let app: String
        /// What the file decides.
        public let verdict: Verdict
        /// The rule that decided; nil if none did.
        public let rule: Rule?
        /// Why no rule decided; nil if one did.
        public let refusal: Reason?
        /// The rule that came closest to matching, if none decided.
        public let closest: Attempt?
        /// The rules that were tried, in order.
        public let attempts: [Attempt]
        /// The undocumented behaviour of Apple's systems that the verdict depends on.
        public let unknownPoints: [Reason]
        /// The limit because of which the rest of the answer is not complete; nil if it is. The verdict always is.
        public let limit: Message?
        /// What else keeps the URL from doing what it should, whatever the file says; nil if nothing is known of it.
        public let remark: Reason?

        package init(
            url: String, app: String, verdict: Verdict, rule: Rule?, refusal: Reason?, closest: Attempt?,
            attempts: [Attempt], unknownPoints: [Reason], limit: Message? = nil, remark: Reason? = nil
        ) {
            self.url = url
            self.app = app
            self.verdict = verdict
            self.rule = rule
            self.refusal = refusal
            self.closest = closest
            self.attempts = attempts
            self.unknownPoints = unknownPoints
            self.limit = limit
            self.remark = remark
        }
    }

    /// The decisions, in the order of the URLs, and for each URL in the order of the apps.
    public let decisions: [Decision]

    package init(_ decisions: [Decision]) { self.decisions = decisions }
}
