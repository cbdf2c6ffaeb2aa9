/// What a check saw: the message, the place, and what helps to understand and fix it.
///
/// Together with the identity of the check it becomes a ``Finding``.
package struct Observation: Sendable {
    /// What is wrong, in one line that names the offending value.
    package let message: Message
    /// Where the problem is.
    package let place: Place
    /// A few words to print under the marked bytes.
    package let label: Message?
    /// Related facts, some with places of their own.
    package private(set) var notes: [Note]
    /// An instruction for fixing the problem.
    package private(set) var help: Message?
    /// The text to put into a file of the reader's own; nil if there is none.
    package private(set) var snippet: Snippet?
    /// The fix as edits of the text that ``place`` is in; nil if there is no exact one.
    package private(set) var repair: Repair?
    /// Where the mistake may be that it follows from: where an error is told at one of these places, this is a note of it.
    package let causes: [Place]

    /// Creates an observation.
    package init(
        _ message: Message, at place: Place, label: Message? = nil, notes: [Note] = [], help: Message? = nil,
        snippet: Snippet? = nil, repair: Repair? = nil, causes: [Place] = []
    ) {
        self.message = message
        self.place = place
        self.label = label
        self.notes = notes
        self.help = help
        self.snippet = snippet
        self.repair = repair
        self.causes = causes
    }

    /// Returns the observation with one more note.
    package func noting(_ note: Note) -> Observation { noting([note]) }

    /// Returns the observation with more notes.
    package func noting(_ added: [Note]) -> Observation { changed(self) { $0.notes += added } }

    /// Returns the observation with another help, and the snippet that belongs to it.
    package func helped(by help: Message, _ snippet: Snippet?) -> Observation {
        changed(self) {
            $0.help = help
            $0.snippet = snippet
        }
    }

    /// Returns the observation with another repair, or without one.
    package func repaired(by repair: Repair?) -> Observation { changed(self) { $0.repair = repair } }
}

/// A fact that supports an observation, with a place of its own if it has one.
public struct Note: Sendable {
    /// The fact, in one line.
    public let message: Message
    /// Where the fact can be seen.
    public let place: Place?

    /// Creates a note.
    package init(_ message: Message, at place: Place? = nil) {
        self.message = message
        self.place = place
    }
}

/// An occurrence of the condition that a check looks for.
public struct Finding: Identifiable, Sendable {
    /// What tells a finding from all others of a run, however many reports are joined. It is not written anywhere.
    public struct ID: Hashable, Sendable {
        private let mark = Mark()

        private final class Mark: Hashable, Sendable {
            static func == (left: Mark, right: Mark) -> Bool { left === right }

            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        package init() {}
    }

    /// The properties of a check that are shown with each of its findings.
    ///
    /// No two checks have the same code, so the texts need not be compared.
    package struct Identity: Hashable, Sendable {
        /// The code of the check, such as `AD204`.
        package let code: Code
        /// The name of the condition, such as `redirected`.
        package let name: String
        /// The severity of all findings of the check.
        package let severity: Severity
        /// The kind of evidence for what the check claims.
        package let evidence: EvidenceRank
        /// Where the behaviour that the check relies on is documented or reported.
        package let citations: [Citation]
        /// Markdown with the headings “What it finds”, “Why it matters” and “How to fix it”.
        package let explanation: String

        /// Creates an identity.
        package init(
            code: Code, name: String, severity: Severity, evidence: EvidenceRank, citations: [Citation] = [],
            explanation: String = ""
        ) {
            self.code = code
            self.name = name
            self.severity = severity
            self.evidence = evidence
            self.citations = citations
            self.explanation = explanation
        }

        package static func == (left: Identity, right: Identity) -> Bool {
            left.code == right.code && left.name == right.name && left.severity == right.severity
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(code) }

        /// The first sentence of the explanation: the condition in a few words.
        package var summary: String {
            let text = explanation.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
            guard let end = text.firstRange(of: ". ") else { return String(text) }
            return String(text[..<end.lowerBound]) + "."
        }

        /// The explanation, how sure it is, and the citations, in Markdown.
        package var page: String {
            let citations = citations.map { "- \($0.title)\($0.url.map { ": <\($0)>" } ?? "")\n" }.joined()
            return """
                \(explanation)

                ## How sure we are
                \(evidence.sentence)
                \(citations)
                """
        }
    }

    /// The identity, by which the parts of a report refer to the finding.
    public let id: ID
    /// The check that made the finding.
    package let identity: Identity
    /// What the check saw.
    package let observation: Observation

    /// Creates a finding of a check from an observation.
    package init(_ identity: Identity, _ observation: Observation) {
        self.init(identity, observation.inProgram, ID())
    }

    private init(_ identity: Identity, _ observation: Observation, _ id: ID) {
        self.id = id
        self.identity = identity
        self.observation = observation
    }

    /// Returns the same finding with more notes.
    package func noting(_ notes: [Note]) -> Finding { notes.isEmpty ? self : observing(observation.noting(notes)) }

    /// Returns the same finding with another observation.
    package func observing(_ observation: Observation) -> Finding { Finding(identity, observation, id) }
}

extension Finding {
    /// The code of the check, such as `AD204`. It is never reused for another condition.
    public var code: Code { identity.code }
    /// The name of the condition, such as `redirected`. It never changes.
    public var name: String { identity.name }
    /// How bad it is, which is the same for all findings of a check.
    public var severity: Severity { identity.severity }
    /// The kind of evidence for what the check claims.
    public var evidence: EvidenceRank { identity.evidence }
    /// What is wrong, in one line that names the offending value.
    public var message: Message { observation.message }
    /// Where the problem is.
    public var place: Place { observation.place }
    /// A few words to print under the marked bytes of the place.
    public var label: Message? { observation.label }
    /// Related facts, some with places of their own.
    public var notes: [Note] { observation.notes }
    /// An instruction for fixing the problem.
    public var help: Message? { observation.help }
    /// The text that fixes it, to be put into a file of the reader's own; nil if there is none.
    public var snippet: Snippet? { observation.snippet }
    /// The fix as edits of the text that ``place`` is in; nil if there is no exact one.
    public var repair: Repair? { observation.repair }
}
