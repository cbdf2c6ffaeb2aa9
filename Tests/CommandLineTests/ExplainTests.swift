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
}
