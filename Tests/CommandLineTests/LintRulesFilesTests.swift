import Foundation
import Testing

@Suite struct `aasa password-rules lint with files` {
    private static let folder = "Fixtures/Screens/"

    /// Where findings are: `file:line:column code`, from the JSON report.
    private func places(_ command: Command) throws -> [String] {
        let report = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
        let findings = try #require(report?["findings"] as? [[String: Any]])
        return findings.map { finding in
            let file = (finding["file"] as? String ?? "-").replacingOccurrences(of: Self.folder, with: "")
            let place = (finding["line"] as? Int).map { "\(file):\($0):\(finding["column"] as? Int ?? 0)" } ?? file
            return "\(place) \(finding["name"] as? String ?? "")"
        }
    }

    @Test(arguments: [
        ("sign-up.html", ["sign-up.html:7:47 unknown-class", "sign-up.html:7:76 hyphen-not-first"]),
        ("Info.plist", ["Info.plist:10:23 rule-dropped"]),
        ("Info-binary.plist", ["Info-binary.plist rule-dropped"]),
        ("Rules.m", ["Rules.m:5:65 unknown-property"]),
        ("Rules.swift", ["Rules.swift:4:60 rules-discarded"]),
        ("SignUp.storyboard", []),
    ])
    func `points at the byte of the file`(name: String, expected: [String]) throws {
        let command = try Command(
            "password-rules", "lint", "--format", "json", "--fail-on", "warning", Self.folder + name)
        let found = try places(command)
        #expect(found == expected)
        #expect(command.status == (expected.isEmpty ? 0 : 1), "\(command.output)\(command.complaint)")
    }

    @Test func `makes one report of several files and descriptors`() throws {
        let command = try Command(
            "password-rules", "lint", "--format", "json", Self.folder + "Info.plist", "required: digits",
            Self.folder + "Rules.swift")
        let files = try places(command).map { $0.split(separator: ":").first.map(String.init) ?? "" }
        #expect(command.status == 1)
        #expect(Set(files).isSuperset(of: ["Info.plist", "Rules.swift"]), "\(files)")
    }

    @Test func `names the value of a binary property list in place of a line`() throws {
        let command = try Command("password-rules", "lint", Self.folder + "Info-binary.plist")
        #expect(
            command.output.contains(
                "Info-binary.plist › NSExtension › NSExtensionAttributes › ASAccountAuthenticationModificationPasswordGenerationRequirements\n"
            ), "\(command.output)")
        #expect(command.output.contains("minlength: 12 ; required: upper;"))
    }

    @Test func `says of what is computed that it is not judged`() throws {
        let command = try Command("password-rules", "lint", Self.folder + "Rules.m")
        #expect(
            command.complaint.contains("Rules.m:6:92: not checked: these password rules are computed"),
            "\(command.complaint)")
    }

    @Test func `says of files that have no password rules that there are none`() throws {
        let command = try Command("password-rules", "lint", Self.folder + "LoginWindow.xib")
        #expect(command.status == 0)
        #expect(command.complaint.contains("found no password rules in Fixtures/Screens/LoginWindow.xib"))
    }

    @Test func `exits with 66 for a file that cannot be read, and judges the others`() throws {
        let missing = try Command("password-rules", "lint", "missing.html", "required: digits")
        #expect(missing.status == 66)
        #expect(missing.complaint.contains("missing.html: no such file"))
        #expect(missing.output.contains("unknown-class") || missing.output.contains("“digits”"))
        let path = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString).xib").path
        defer { unlink(path) }
        try Data("<document>\n<a></b>".utf8).write(to: URL(filePath: path))
        let broken = try Command("password-rules", "lint", path)
        #expect(broken.status == 66)
        #expect(
            broken.complaint.contains("\(path):2:6: the end tag does not match the open element"), "\(broken.complaint)"
        )
        try Data("NIBArchive".utf8).write(to: URL(filePath: path))
        #expect(
            try Command("password-rules", "lint", path).complaint.contains(
                "\(path):1:1: the file is a compiled Interface Builder file; pass the .storyboard or .xib"))
    }

    @Test func `reads standard input only once`() throws {
        #expect(try Command(["password-rules", "lint", "-", "-"], input: "minlength: 8").status == 64)
    }
}
