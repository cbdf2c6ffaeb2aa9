import Foundation
import TestData
import Testing

@Suite struct `aasa password-rules` {
    @Test func `parse writes the rules by the contract`() throws {
        let command = try Command(
            "password-rules", "parse", "--format", "json", "--minified", "required: upper, [!-]; minlength: 8")
        #expect(command.status == 0)
        #expect(
            command.output.hasPrefix(
                #"{"rules": [{"name": "required", "value": [{"named": "upper"}, {"custom": "!"}]}, {"name": "minlength", "value": 8}], "problems": [{"kind": "hyphen-not-first""#
            ))
        #expect(command.output.hasSuffix(#""loses": "nothing-else", "start": 19, "end": 20}]}"# + "\n"))
    }

    @Test func `parse --batch answers each line in order, also one that it cannot read`() throws {
        let lines = [
            #"{"id": 1, "input": "required: upper", "minified": false}"#, "nonsense",
            #"{"id": {"a": "b"}, "input": "required: digits", "minified": true}"#, #"{"id": "x"}"#,
        ]
        let command = try Command(["password-rules", "parse", "--batch"], input: lines.joined(separator: "\n"))
        let answers = command.output.split(separator: "\n")
        #expect(command.status == 0)
        #expect(answers.count == 4)
        #expect(
            answers[0]
                == #"{"id": 1, "rules": [{"name": "required", "value": [{"named": "upper"}]}, {"name": "allowed", "value": [{"named": "upper"}]}], "problems": []}"#
        )
        #expect(answers[1].hasPrefix(#"{"id": null, "error": "#))
        #expect(answers[2].hasPrefix(#"{"id": {"a": "b"}, "rules": [], "problems": [{"kind": "unknown-class""#))
        #expect(answers[3].hasPrefix(#"{"id": "x", "error": "#))
    }

    @Test(
        arguments: [
            (["format", "required:lower,upper"], 0, "required: upper, lower;\n"),
            (["format", "allowed: [-a]]"], 0, "allowed: [-a]];\n"), (["format", "required: digits"], 1, "\n"),
            (["format", "--full", "required: lower"], 0, "required: lower; allowed: lower;\n"),
            (["shape", "maxlength: 8"], 0, "random, 8 characters, about 47.3 bits\n"),
            (["shape", "minlength: 20; allowed: upper, lower, digit"], 0, "shorter than asked: minlength is 20\n"),
            (["check", "abc", "--rules", "minlength: 3"], 0, "accepted\n"),
            (["check", "abc", "--rules", "minlength: 4"], 1, "it has 3 characters, but needs at least 4"),
            (["check", "abcdefgh", "--policy", "entra"], 1, "1 of the categories, but needs 3"),
            (["lint", "required: digits"], 1, "what is left: allowed: ascii-printable;"),
            (["lint", "required: upper; required: lower; minlength: 12"], 0, "no problems found"),
            (["lint", "--policy", "entra", "minlength: 8"], 1, "AD840"),
            (["lint", "--fail-on", "warning", "maxlength: 8"], 1, "AD826"),
            (["generate", "--count", "2", "--seed", "1", "maxlength: 1; allowed: [x]"], 0, "x\nx\n"),

        ] as [([String], Int32, String)])
    func `answers`(arguments: [String], status: Int32, text: String) throws {
        let command = try Command(["password-rules"] + arguments)
        #expect(command.status == status)
        #expect(command.output.contains(text), "\(command.output)")
    }

    @Test(
        arguments: [
            (["check", "a", "--rules"], "unknown: rules of the descriptor are lost", "accepted\n"),
            (["check", "a", "--format", "json", "--rules"], "{\"accepted\": null", "{\"accepted\": true"),
            (["generate", "--seed", "1"], "", "-"), (["shape"], "typeable", "typeable"),
            (["parse"], "problem: bytes 11 to 16", "allowed: ascii-printable;"),
            (["parse", "--format", "json"], "unknown-class", "unknown-class"),
        ] as [([String], String, String)])
    func `fail where a mistake costs rules, and say so, unless they are to be lenient`(
        arguments: [String], strict: String, lenient: String
    ) throws {
        let rules = "required: digits; minlength: 20"
        let run = try Command(["password-rules"] + arguments + [rules])
        #expect(run.status == 1)
        if strict.isEmpty {
            #expect(run.output.isEmpty, "no password is made of what is left")
        } else {
            #expect(run.output.contains(strict), "\(run.output)")
        }
        if arguments[0] != "parse" {
            #expect(
                run.complaint
                    == "aasa: byte 11: “digits” is not a character class; this discards every rule; write digit\n")
        }
        let going = try Command(["password-rules"] + arguments + [rules, "--lenient"])
        #expect(going.status == 0)
        #expect(going.output.contains(lenient), "\(going.output)")
    }

    @Test func `check refuses by what is left of lost rules`() throws {
        let run = try Command("password-rules", "check", "abc", "--rules", "minlength: 8; required: upper,;")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("refused\n- it has 3 characters"))
    }

    @Test(arguments: [
        ["parse"], ["parse", "--batch", "minlength: 8"], ["check", "abc"], ["generate", "--count", "-1", ""],
        ["shape", "--dialect", "klingon", ""],
    ])
    func `exits with 64 for wrong usage`(arguments: [String]) throws {
        #expect(try Command(["password-rules"] + arguments).status == 64)
    }

    @Test func `reads a descriptor from standard input, without the line break at its end`() throws {
        let command = try Command(["password-rules", "format", "-"], input: "minlength: 8\n")
        #expect(command.output == "minlength: 8;\n")
        #expect(command.status == 0)
    }

    @Test func `generate says why there can be no password`() throws {
        let command = try Command("password-rules", "generate", "minlength: 9; maxlength: 8")
        #expect(command.status == 1)
        #expect(command.output.isEmpty)
        #expect(command.complaint.contains("the minimum length 9 exceeds the maximum length 8"))
    }

    @Test func `reads a policy from a file, and says where the file is wrong`() throws {
        let folder = try TemporaryFolder()
        let policy = #"{ "name": "shop", "minLength": 10, "required": ["digit"], "forbiddenWords": ["shop"] }"#
        let path = try folder.write(policy, to: "policy.json")
        let refused = try Command("password-rules", "check", "myShop1234", "--policy", path)
        #expect(refused.status == 1)
        #expect(refused.output == "refused\n- it contains “shop”, which is forbidden\n")
        #expect(try Command("password-rules", "check", "correct horse 1", "--policy", path).status == 0)
        try Data("{\n  \"minlength\": 8 }".utf8).write(to: URL(filePath: path))
        let wrong = try Command("password-rules", "check", "x", "--policy", path)
        #expect(wrong.status == 66)
        #expect(wrong.complaint.contains("\(path):2:3: “minlength” is not a key of a password policy"))
        #expect(try Command("password-rules", "check", "x", "--policy", "no/such/file").status == 66)
    }

    @Test func `generates the same passwords for the same seed, each accepted by check`() throws {
        let arguments = ["password-rules", "generate", "--count", "3", "--seed", "5", "required: upper; required: [!]"]
        let passwords = try Command(arguments).output.split(separator: "\n").map(String.init)
        #expect(passwords.count == 3)
        #expect(try Command(arguments).output.split(separator: "\n").map(String.init) == passwords)
        for password in passwords {
            let check = try Command(
                ["password-rules", "check", "-", "--rules", "required: upper; required: [!]"], input: password)
            #expect(check.status == 0)
        }
    }
}
