import TestData
import Testing

@Suite struct `aasa explain` {
    /// The whole set is kept on disk, so that a check that goes, or changes its severity, is a line in a difference.
    @Test func `lists every finding, as Fixtures/Reports/catalogue.txt does`() throws {
        try Golden.expect(Command("explain", "--list").output, in: "Fixtures/Reports/catalogue.txt")
    }

    @Test(arguments: ["AD230", "ad230", "redirected"])
    func `takes a code in any case, or a name`(finding: String) throws {
        let command = try Command("explain", finding)
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("# AD230 redirected (error)\n\n## What it finds\n"))
        #expect(command.output.contains("<https://developer.apple.com/"))
    }

    @Test func `names what may have been meant`() throws {
        let command = try Command("explain", "redirectd")
        #expect(command.status == 64)
        #expect(command.complaint.contains("did you mean “redirected”?"))
    }

    @Test(arguments: [["strong", "password"], ["strong-passwords"], ["Strong", "Passwords"]])
    func `has a page about why no strong password is offered`(words: [String]) throws {
        let command = try Command(["explain"] + words)
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("# Why iOS offers no strong password\n"))
    }

    @Test func `lists the findings whose pages have all of the words, those with them in their name first`() throws {
        let command = try Command("explain", "strong", "offered")
        #expect(command.status == 0)
        let lines = command.output.split(separator: "\n")
        #expect(lines.first?.hasSuffix("shows its page:") == true)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("AD") || $0.hasPrefix("and ") })
        #expect(lines.count > 2)
        let found = try Command("explain", "type", "media").output.split(separator: "\n").dropFirst()
        let isNamed = found.map { $0.contains("  media-type-") }
        #expect(isNamed.first == true && isNamed.last == false && isNamed == isNamed.sorted { $0 && !$1 })
    }
}
