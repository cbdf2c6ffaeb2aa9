import Foundation
import TestData
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
        ("Rules.m", ["Rules.m:5:65 unknown-property", "Rules.m:6:92 rules-computed"]),
        ("Rules.swift", ["Rules.swift:4:60 rules-discarded"]),
        (
            "SignUp.storyboard",
            ["SignUp.storyboard:32:140 rules-no-lower-case", "SignUp.storyboard:37:135 rules-no-lower-case"]
        ),
    ])
    func `points at the byte of the file`(name: String, expected: [String]) throws {
        let command = try Command(
            "password-rules", "lint", "--format", "json", "--fail-on", "warning", Self.folder + name)
        let found = try places(command)
        #expect(found == expected)
        // Rules without lower-case letters are only noted.
        let fails = expected.contains { !$0.hasSuffix("rules-no-lower-case") }
        #expect(command.status == (fails ? 1 : 0), "\(command.output)\(command.complaint)")
    }

    @Test(arguments: ["lint", "parse"])
    func `takes no file for a descriptor`(action: String) throws {
        let command = try Command("password-rules", action, Self.folder + "README.md")
        #expect(command.status == 66 && command.complaint.contains("this is a file, not a descriptor"))
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

    @Test func `tells in one note of all that is computed that it is not checked`() throws {
        let folder = try TemporaryFolder()
        let calls = (0..<12).map { "a = UITextInputPasswordRules(descriptor: rules(\($0)))" }
        let path = try folder.write(calls.joined(separator: "\n"), to: "a.swift")
        let command = try Command("password-rules", "lint", path, Self.folder + "Rules.m")
        #expect(command.complaint.isEmpty, "\(command.complaint)")
        #expect(command.output.components(separatedBy: "[AD836]").count == 2)
        #expect(command.output.contains("a.swift:1:42"))
        #expect(command.output.contains("note: and 3 more places"))
        let alone = try Command("password-rules", "lint", path)
        #expect(alone.status == 0)
        #expect(alone.output.contains("[AD836]") && !alone.complaint.contains("found no password rules"))
    }

    @Test func `points at the constant of a Swift source in which a mistake is`() throws {
        let folder = try TemporaryFolder()
        let path = folder / "Policy.swift"
        try """
        enum Policy {
            static let minimum = 12
            static let length = "minlengt: \\(minimum);"
        }
        let rules = UITextInputPasswordRules(descriptor: "required: upper; " + Policy.length)
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let command = try Command("password-rules", "lint", "--format", "json", path)
        #expect(try places(command) == ["\(path):3:26 unknown-property"])
        #expect(command.output.contains("“minlengt” is not a property"))
    }

    @Test func `tells all mistakes of a descriptor at once`() throws {
        let command = try Command(
            "password-rules", "lint", "--format", "json",
            "required: digits; Minlength: 8; maxlength: 70 ; allowed: [a-z]; required：upper;")
        let names = try places(command).compactMap { $0.split(separator: " ").last }
        #expect(
            Set(names) == [
                "unknown-class", "property-case", "rule-dropped", "hyphen-not-first", "full-width-punctuation",
            ])
        #expect(names.count == 5)
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
        let folder = try TemporaryFolder()
        let path = try folder.write("<document>\n<a></b>", to: "SignUp.xib")
        let broken = try Command("password-rules", "lint", path)
        #expect(broken.status == 66)
        #expect(
            broken.complaint.contains("\(path):2:6: the end tag does not match the open element"), "\(broken.complaint)"
        )
        try folder.write("NIBArchive", to: "SignUp.xib")
        #expect(
            try Command("password-rules", "lint", path).complaint.contains(
                "\(path):1:1: the file is a compiled Interface Builder file; pass the .storyboard or .xib"))
    }

    @Test func `reads standard input only once`() throws {
        #expect(try Command(["password-rules", "lint", "-", "-"], input: "minlength: 8").status == 64)
    }
}
