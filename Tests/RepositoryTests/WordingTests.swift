import Foundation
import TestData
import Testing

@Suite struct `the texts` {
    /// Turns that made the texts sound translated, and what to say instead.
    static let turns: [(turn: String, instead: String)] = [
        ("is no json", "not valid JSON"), ("is no string", "is not a string"), ("is no number", "is not a number"),
        ("is no file", "is not a file"), ("is no array", "is not an array"), ("is no object", "is not an object"),
        ("is no domain", "is not a domain"), ("a comma too many", "extra comma"),
        ("stands here twice", "appears twice"),
        ("stands there twice", "appears twice"), ("too much to be", "could not be … within the limits"),
        ("what is wanted", "say what the option does"), ("from which on ", "at or above"),
        ("nobody asks", "unrealistically large"), ("lies at “", "is at"), ("what lies there", "the response"),
        ("that is none.", "that is not one"), ("that is none,", "that is not one"),
        ("no place for a", "the … is ignored"), ("passed over", "skipped"),
        ("mend it", "fix it"), ("mend what", "fix what"), ("to mend", "to fix"), ("mended", "repaired"),
        ("the cure", "the fix"), ("what it holds is lost", "its value is ignored"),
        ("what no file can show", "not visible from here"),
        ("for which nobody", "that no one"), ("of which nobody", "that no one"),
        ("it is one sentence that says", "say it"),
    ]

    static let files =
        Repository.swiftFiles(in: "Sources").filter { !$0.hasSuffix("Catalog.swift") }
        + MarkdownPage.all.filter { !$0.hasPrefix("Fixtures/") }

    /// Words that say nothing, or blame the reader for whom it is not easy.
    @Test func `of pages never say that something is easy`() throws {
        for path in `the pages`.articles {
            let prose = try MarkdownPage(path).prose.joined(separator: "\n").lowercased()
            for word in prose.matches(of: #/\b(simply|just|please|obviously|easily|of course)\b/#) {
                Issue.record("\(path) says “\(word.1)”")
            }
        }
    }

    @Test func `keep clear of the turns that sounded translated`() throws {
        #expect(Self.files.count > 500)
        for file in Self.files {
            let text = try Repository.text(of: file).lowercased().replacing("there is no ", with: "")
            for (turn, instead) in Self.turns where strstr(text, turn) != nil {
                Issue.record("\(file) says “\(turn)”; say “\(instead)”")
            }
        }
    }
}
