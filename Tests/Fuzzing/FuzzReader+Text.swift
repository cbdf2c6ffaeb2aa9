import AssociationModel
import Catalogue
import Findings
import Judging
import PasswordRules
import TextFormats
import UniversalLinks

extension FuzzReader {
    /// Texts that people write by hand.
    static let text = [passwordRules, entitlement, expectations, log, reports]

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
            var question = Question(InputParts(), Choices(policy: .entra, now: Judging.now))
            question.parts.screens.rules = [PasswordRulesText(SourceText(text, from: .argument))]
            Judging.judge(question)
        }
    }

    /// An entitlement string.
    static let entitlement = FuzzReader("entitlement", upTo: 512) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        Judging.judge([ClaimList(named: [Claim(argument: text), Claim(argument: text, impliedService: .applinks)])])
    }

    /// Expectation files, for sites that all have the same file.
    static let expectations = FuzzReader("expectations", upTo: 4_096) { bytes in
        let file = ExpectationFile(SourceText(bytes, from: .file(path: "f.json")))
        for problem in file.problems { precondition(problem.span.end <= bytes.count, "a problem past the end") }
        let question = Question(InputParts(expectations: [file]), Choices(now: Judging.now))
        Judging.judge(question)
        let evidence = Judging.evidence(for: question, from: OneAnswer(text: Array(fileOfTheShop.utf8)))
        ReportLaws.hold(Report(judgingExpectationsOf: evidence))
    }

    /// Logs of devices, and what would be checked of their lines.
    static let log = FuzzReader("log", upTo: 8_192) { bytes in
        let log = ConsoleLog(SourceText(bytes, from: .file(path: "f.log")))
        let apps = [Judging.app].compactMap(\.self)
        precondition(log.explainedCount <= log.lineCount, "more lines are explained than there are")
        Judging.judge(Question(InputParts(apps: apps, logs: [log]), Choices(now: Judging.now)))
        Judging.judge(LogClaims([log], apps: apps, domains: ["example.com"]).lists)
    }

    /// The name of a file, an app, an entitlement, a header field, and an AASA file, a line each: whatever of them is
    /// shown in a report.
    static let reports = FuzzReader("reports", upTo: 2_048) { bytes in
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
        guard lines.count == 5 else { return }
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        let body = Array(lines[4])
        let request = Request("https://example.com" + Location.apple.path)
        let field = HeaderField("Content-Type", texts[3])
        var evidence = Evidence(
            Question(
                InputParts(
                    lists: [
                        ClaimList(named: [Claim(argument: "webcredentials:example.com"), Claim(argument: texts[2])])
                    ],
                    apps: [Judging.app, AppIdentifier(texts[1])].compactMap(\.self),
                    files: [SourceText(body, from: .file(path: texts[0]))]), Choices(now: Judging.now)))
        evidence.add([Exchange(request, outcome: .response(Response(status: 200, headers: [field], body: body)))])
        Judging.judge(evidence)
    }

    private static let fileOfTheShop = """
        status: 200
        header: Content-Type: application/json

        {"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.app"],
        "components": [{"/": "/buy/*"}, {"/": "/help/?*", "exclude": true}, {"?": {"a": "b*"}}]}]},
        "webcredentials": {"apps": ["7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.app"]}}
        """
}
