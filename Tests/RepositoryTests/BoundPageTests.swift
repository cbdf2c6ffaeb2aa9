import Findings
import Foundation
import TestData
import Testing

@Suite struct `the limits` {
    @Test func `are a page of the documentation, by what they are limits of`() throws {
        let path = MarkdownPage.catalog + "/HostileInput.md"
        let start = try #require(try Repository.text(of: path).components(separatedBy: "\n## Limits\n").first)
        let others = Bound.allCases.filter { $0.size == nil && $0.nesting == nil && $0.number == nil }
        let groups = [
            ("Sizes", Bound.allCases.compactMap(\.size)), ("Nesting", Bound.allCases.compactMap(\.nesting)),
            ("Numbers", Bound.allCases.compactMap(\.number)), ("Work", others.map(\.row)),
        ]
        let tables = try groups.map { title, limits in
            let rows = try limits.map(Self.row)
            return "### \(title)\n\n| Input | At most | Of more it says |\n|---|---|---|\n" + rows.joined()
        }
        try Golden.expect(start + "\n## Limits\n\n" + tables.joined(separator: "\n"), in: path)
    }

    @Test func `are promised by the page about security`() throws {
        let path = ".github/SECURITY.md"
        let text = try Repository.text(of: path)
        let head = "\n| input | bound |\n|---|---|\n"
        let parts = text.components(separatedBy: head)
        try #require(parts.count == 2)
        let end = try #require(parts[1].range(of: "\n\n"))
        let rows = Bound.allCases.map { "| \($0.row.input) | \(Self.amount($0.row)) |\n" }
        try Golden.expect(parts[0] + head + rows.joined() + parts[1][end.lowerBound...].dropFirst(), in: path)
    }

    @Test func `are of one input each`() {
        let inputs = Bound.allCases.map(\.row).map { "\($0.input), \($0.unit)" }
        #expect(Set(inputs).count == inputs.count)
    }

    /// What is read beside the input that was asked about says nothing where it is larger; those of a format are its own.
    private static let besides = [
        "ForeignScreens", "FrameworkInput", "GitIndex", "LogInput", "PasswordPattern",
        "SettingExpansion",
        "StringTables",
        "SwiftSourceInput",
    ]

    @Test func `are in one table: no other source has a size of its own for an input`() throws {
        let files = try Repository.swiftFiles(in: "Sources").filter { file in
            try Repository.text(of: file).contains(#/static (?:let|var) \w*[sS]izeLimit[^\n]*\d/#)
        }
        let names = files.compactMap { $0.split(separator: "/").last?.prefix { $0 != "." }.description }
        #expect(names.sorted() == Self.besides)
    }

    private static func row(_ row: Bound.Row) throws -> String {
        let answer =
            switch row.answer {
            case .finding(let name): "`\(try #require(codes[name], "\(name)"))` \(name)"
            case .refused(let words): "“… \(words) …”, exit code 66"
            case .told(let words): "“… \(words) …”"
            }
        return "| \(row.input.prefix(1).uppercased() + row.input.dropFirst()) | \(amount(row)) | \(answer) |\n"
    }

    private static func amount(_ row: Bound.Row) -> String {
        switch row.unit {
        case .bytes where row.most % (1 << 20) == 0: "\((row.most >> 20).grouped) MB"
        case .bytes, .levels, .steps, .seconds: "\(row.most.grouped) \(row.unit.rawValue)"
        case .times: row.most.grouped
        }
    }

    private static let codes: [String: String] = {
        let page = (try? Repository.text(of: MarkdownPage.catalog + "/Findings.md")) ?? ""
        let rows = page.matches(of: #/\| `(AD[0-9]{3})` \| ([a-z0-9-]+) \|/#)
        return Dictionary(rows.map { (String($0.2), String($0.1)) }) { first, _ in first }
    }()
}
