import Foundation
import TestData
import Testing

@Suite struct `the version` {
    private static let source = "Sources/CCommit/commit.c"

    @Test func `is printed with the commit, where it is known`() throws {
        let run = try Command("--version")
        #expect(run.status == 0)
        let match = try #require(
            run.output.wholeMatch(of: #/aasa \d+\.\d+\.\d+(?: \(([0-9a-f]{7})\))?\n/#), "\(run.output)")
        guard let commit = match.1, FileManager.default.fileExists(atPath: Command.root.appending(path: ".git").path)
        else { return }
        // Not necessarily the newest: tests may be run without building again.
        let known = try ProgramRun(shell: #"git cat-file -e "$1^{commit}""#, [String(commit)])
        #expect(known.status == 0, "\(commit) is not a commit of this repository")
    }

    @Test func `in JSON has the commit as its own key, null where it is not known`() throws {
        let json = try Command("lint", "-", "--format", "json", input: "{}").output
        let tool = #/"tool": \{\s+"name": "aasa",\s+"version": "\d+\.\d+\.\d+",\s+"commit": (null|"[0-9a-f]{40}")\s+\}/#
        #expect(json.contains(tool), "\(json)")
    }

    @Test(.needsTool("git"), .enabled(if: (try? ProgramRun(shell: "git rev-parse HEAD").status) == 0, "not a clone"))
    func `of an archive that git made has the commit`() throws {
        let head = try ProgramRun(shell: "git rev-parse HEAD").output.dropLast()
        let archived = try ProgramRun(shell: #"git archive HEAD "$1" | tar -xO"#, [Self.source]).output
        #expect(archived == (try Repository.text(of: Self.source)).replacing("$Format:%H$", with: head))
        #expect(archived.contains(#/= "[0-9a-f]{40}";/#))
    }

    @Test(arguments: [("-DAASA_COMMIT=0123e45abc", "0123e45abc"), ("-UAASA_COMMIT", "")])
    func `says the commit it was told, and otherwise none`(option: String, commit: String) throws {
        let print = #"int puts(const char *); int main(void) { return puts(ccommit()) < 0; }"#
        let run = try ProgramRun(
            shell: """
                folder=$(mktemp -d) && { cat "$1"; echo "$2"; } > "$folder/main.c" &&
                clang -ISources/CCommit/include "$3" "$folder/main.c" -o "$folder/main" && "$folder/main"; rm -r "$folder"
                """, [Self.source, print, option])
        #expect(run.output == commit + "\n", "\(run.complaint)")
    }
}
