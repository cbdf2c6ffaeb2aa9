import Findings
import Judging
import TextFormats
import UniversalLinks

extension AgreementChecks {
    /// A file has other findings than an expectation file says.
    static let fileExpectationFailed = Check(
        "AD681", "file-expectation-failed", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An expectation file says under `files` what is found in an AASA file by itself, and the result is different: \
            an error or a warning is found that is not named, or one that is named is not found. Notes count only where \
            they are named.

            ## Why it matters
            The expectation was written down so that a fixture goes on showing what it was made for. Where nothing is \
            expected, the file is meant to be clean.

            ## How to fix it
            Look at the file with `aasa lint`, and repair it, or name what it is meant to have:

                {"files": [{"file": "fixtures/broken", "finds": ["json-trailing-comma"]}]}
            """,
        of: \.fileOutcomes
    ) { subject in
        let outcome = subject.outcome
        if outcome.isMet { return nil }
        let path = outcome.expectation.path
        let missing: Message? = outcome.missing.isEmpty ? nil : "\(plain: outcome.missing.joined(separator: ", ")) is not found"
        let surplus: Message? =
            outcome.surplus.isEmpty ? nil : "\(plain: outcome.surplus.joined(separator: ", ")) is found and not expected"
        return Observation(
            "\(plain: path.text): \(Message.joined([missing, surplus].compactMap(\.self), by: "; "))",
            at: .text(outcome.text, path.span),
            help: "look at the file with aasa lint \(plain: path.text), and repair it or name what it is meant to have")
    }
}
