import AssociationChecks
import AssociationModel
import Findings
import PasswordRules
import TextFormats
import UniversalLinks

extension FuzzReader {
    /// Texts that people write by hand.
    static let text = [passwordRules, entitlement, expectations]

    /// Descriptors of password rules: the canonical text is read back to the same rules; passwords keep to them.
    static let passwordRules = FuzzReader("password-rules", upTo: 1_024) { bytes in
        for dialect in PasswordDialect.allCases {
            let descriptor = PasswordDescriptor(bytes, dialect: dialect)
            for problem in descriptor.problems {
                precondition(problem.span.end <= bytes.count, "a problem past the end")
                _ = problem.message
            }
            let rules = descriptor.rules
            let again = PasswordDescriptor(rules.text, dialect: dialect)
            // An empty class is written too, and complained about again.
            let isWhole = !rules.required.contains { $0.isEmpty }
            precondition(again.problems.isEmpty || !isWhole, "the canonical text has a mistake")
            precondition(again.rules == rules, "the canonical text says something else")
            let full = PasswordDescriptor(rules.text(.full), dialect: dialect).rules
            precondition(full.permitted == rules.permitted, "the full text permits something else")
            _ = rules.shape
            _ = rules.gaps(to: .entra)
            let text = String(decoding: bytes, as: UTF8.self)
            Judging.judge(
                Question(
                    passwordRules: [PasswordRulesText(SourceText(text, from: .argument), policy: .entra)],
                    now: Judging.now))
        }
    }

    /// An entitlement string.
    static let entitlement = FuzzReader("entitlement", upTo: 512) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        Judging.judge([ClaimList(named: [Claim(argument: text), Claim(argument: text, impliedService: .applinks)])])
    }

    /// Expectation files.
    static let expectations = FuzzReader("expectations", upTo: 4_096) { bytes in
        let file = ExpectationFile(SourceText(bytes, from: .file(path: "f.json")))
        for problem in file.problems { precondition(problem.span.end <= bytes.count, "a problem past the end") }
        Judging.judge(Question(expectations: [file], now: Judging.now))
    }
}
