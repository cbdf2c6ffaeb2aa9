/// What a check saw: the sentence, the place, and what helps to understand and mend it.
///
/// It becomes a ``Finding`` when the check puts its name to it.
package struct Observation: Sendable {
    /// What is wrong, in one sentence that names the offending value.
    package let message: Message
    /// Where it is.
    package let place: Place
    /// A few words to stand under the marked bytes.
    package let label: Message?
    /// Other places and facts that belong to it.
    package let notes: [Note]
    /// What to do about it.
    package let help: Message?
    /// The remedy as edits of the text that ``place`` is in, where there is one that is exact.
    package let repair: Repair?

    /// States an observation.
    package init(
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
    package func noting(_ note: Note) -> Observation {
        Observation(message, at: place, label: label, notes: notes + [note], help: help, repair: repair)
    }

    /// The same with a remedy.
    package func repaired(by repair: Repair?) -> Observation {
        Observation(message, at: place, label: label, notes: notes, help: help, repair: repair)
    }
}

/// A fact beside an observation, with a place of its own if it has one.
package struct Note: Sendable {
    /// The fact.
    package let message: Message
    /// Where it is to be seen.
    package let place: Place?

    /// States a fact.
    package init(_ message: Message, at place: Place? = nil) {
        self.message = message
        self.place = place
    }
}

/// A condition that a check found, under the name of that check.
package struct Finding: Sendable {
    /// The identity of a check, as it is shown with each of its findings.
    package struct Identity: Hashable, Sendable {
        /// The code, such as `AD204`.
        package let code: Code
        /// The name of the condition, such as `redirected`.
        package let name: String
        /// How bad it is.
        package let severity: Severity
        /// How we know.
        package let evidence: EvidenceRank

        /// Names a check.
        package init(code: Code, name: String, severity: Severity, evidence: EvidenceRank) {
            self.code = code
            self.name = name
            self.severity = severity
            self.evidence = evidence
        }
    }

    /// Which check found it.
    package let identity: Identity
    /// What it saw.
    package let observation: Observation

    /// Puts the name of a check to an observation.
    package init(_ identity: Identity, _ observation: Observation) {
        self.identity = identity
        self.observation = observation
    }
}
