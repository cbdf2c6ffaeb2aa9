import Foundation
import TestData
import Testing

@Suite struct `the manual pages` {
    static let folder = "Sources/aasa/Packaging/man"

    /// When this version was made; it changes with the version.
    static let date = "November 22, 2026"

    @Test func `say what the help of each command says`() throws {
        let root = try HelpDump.root()
        let version = try Packaging.version()
        for command in root.all {
            let page = ManualPage(command: command, root: root, version: version, date: Self.date)
            try Golden.expect(page.text, in: "\(Self.folder)/\(command.page).1")
        }
        #expect(Repository.names(in: Self.folder) == root.all.map { $0.page + ".1" }.sorted())
    }

    @Test(.needsTool("mandoc"))
    func `have nothing that mandoc warns of`() throws {
        let run = try ProgramRun(shell: "mandoc -T lint -W warning \"$1\"/*.1", [Self.folder])
        #expect(run.output.isEmpty && run.status == 0, "\(run.output)\(run.complaint)")
    }

    @Test(.needsTool("mandoc"))
    func `show options as they are typed`() throws {
        let page = try ProgramRun(shell: "mandoc -T ascii \"$1\"/aasa-check.1", [Self.folder]).output
        // Bold is a letter, a backspace and the letter again.
        let text = page.replacing(#/.\x{8}/#.matchingSemantics(.unicodeScalar), with: "")
        for line in ["--connect-to HOST:PORT:ADDR:PORT", "aasa check [option ...] [subject ...]", "aasa-check - "] {
            #expect(text.contains(line), "\(line)")
        }
    }
}
