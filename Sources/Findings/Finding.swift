/// What a check saw: the sentence, the place, and what helps to understand and mend it.
///
/// It becomes a ``Finding`` when the check puts its name to it.
public struct Observation: Sendable {
    /// What is wrong, in one sentence that names the offending value.
    public let message: Message
    /// Where it is.
    public let place: Place
    /// A few words to stand under the marked bytes.
    public let label: Message?
    /// Other places and facts that belong to it.
    public let notes: [Note]
    /// What to do about it.
    public let help: Message?
    /// The remedy as edits of the text that ``place`` is in, where there is one that is exact.
    public let repair: Repair?

    /// States an observation.
    public init(
        _ message: Message, at place: Place, label: Message? = nil, notes: [Note] = [], help: Message? = nil,
        repair: Repair? = nil
    ) {
        self.message = message
        self.place = place
        self.label = label
        self.notes = notes
        self.help = help
        self.repair = repair
    }

    /// The same with one more note.
    public func noting(_ note: Note) -> Observation {
        Observation(message, at: place, label: label, notes: notes + [note], help: help, repair: repair)
    }

    /// The same with a remedy.
    public func mended(by repair: Repair?) -> Observation {
        Observation(message, at: place, label: label, notes: notes, help: help, repair: repair)
    }
}

/// A fact beside an observation, with a place of its own if it has one.
public struct Note: Sendable {
    /// The fact.
    public let message: Message
    /// Where it is to be seen.
    public let place: Place?

    /// States a fact.
    public init(_ message: Message, at place: Place? = nil) {
        self.message = message
        self.place = place
    }
}

/// A condition that a check found, under the name of that check.
public struct Finding: Sendable {
    /// The identity of a check, as it is shown with each of its findings.
    public struct Identity: Hashable, Sendable {
        /// The code, such as `AD204`.
        public let code: Code
        /// The name of the condition, such as `redirected`.
        public let name: String
        /// How bad it is.
        public let severity: Severity
        /// How we know.
        public let evidence: EvidenceRank

        /// Names a check.
        public init(code: Code, name: String, severity: Severity, evidence: EvidenceRank) {
            self.code = code
            self.name = name
            self.severity = severity
            self.evidence = evidence
        }
    }

    /// Which check found it.
    public let identity: Identity
    /// What it saw.
    public let observation: Observation

    /// Puts the name of a check to an observation.
    public init(_ identity: Identity, _ observation: Observation) {
        self.identity = identity
        self.observation = observation
    }
}
