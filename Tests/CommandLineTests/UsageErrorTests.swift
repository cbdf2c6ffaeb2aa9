import TestData
import Testing

@Suite struct `arguments that cannot be used` {
    @Test(arguments: [
        (["chek"], "Unknown command 'chek'. Did you mean 'check'?"),
        (["Lint", "file"], "Unknown command 'Lint'. Did you mean 'lint'?"),
        (["example.com"], "Unknown command 'example.com'. Did you mean 'aasa check example.com'?"),
        (
            ["applinks:example.com"],
            "Unknown command 'applinks:example.com'. Did you mean 'aasa check applinks:example.com'?"
        ),
        (["nothing-like-it"], "Unknown command 'nothing-like-it'."),
    ])
    func `are told as an unknown command, with the one that was probably meant`(arguments: [String], told: String)
        throws
    {
        let command = try Command(arguments)
        #expect(command.status == 64)
        #expect(command.output.isEmpty)
        #expect(
            command.complaint == """
                Error: \(told)
                Usage: aasa <subcommand>
                  See 'aasa --help' for more information.

                """)
    }

    @Test func `name the group in which there is no such command`() throws {
        let command = try Command("password-rules", "lnt", "minlength: 8")
        #expect(command.status == 64)
        #expect(
            command.complaint == """
                Error: Unknown command 'lnt'. Did you mean 'lint'?
                Usage: aasa password-rules <subcommand>
                  See 'aasa password-rules --help' for more information.

                """)
    }

    @Test(arguments: [["--vresion"], ["check", "a.example", "--timeot", "3"], ["help", "check"]])
    func `are left to the parser where it knows more`(arguments: [String]) throws {
        let command = try Command(arguments)
        #expect(!command.complaint.contains("Unknown command"))
    }

    @Test func `have the usage of their command also where it refuses them itself`() throws {
        let command = try Command("check", "example.com", "--app", "com.example.shop", "--offline")
        #expect(command.status == 64)
        #expect(
            command.complaint.hasPrefix("Error: --app com.example.shop: an app identifier is ten letters or digits"))
        #expect(
            command.complaint.hasSuffix(
                """
                Usage: aasa check [<options>] [<subject> ...]
                  See 'aasa check --help' for more information.

                """))
    }

    @Test func `do nothing to a terminal`() throws {
        let command = try Command("a\u{1B}[31m\n::error::.b")
        #expect(command.status == 64)
        #expect(!command.complaint.contains("\u{1B}"))
        #expect(!command.complaint.contains("\n::"))
        #expect(command.complaint.split(separator: "\n").count == 3)
    }
}
