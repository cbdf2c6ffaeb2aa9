import AssociatedDomains
import TestData
import Testing

@Suite struct `the JUnit form` {
    static let files = Repository.names(in: "Fixtures/Reports").filter { $0.hasSuffix(".xml") }

    @Test func `is recorded for every sample`() { #expect(Self.files.count >= 7) }

    @Test(arguments: files)
    func `is well formed, and counts what it holds`(name: String) throws {
        let root = try XMLReader.read(try Repository.bytes(of: "Fixtures/Reports/" + name))
        #expect(root.name == "testsuites")
        #expect(root.elements.allSatisfy { $0.name == "testsuite" })
        for suite in [root] + root.elements {
            let cases = suite.name == "testsuites" ? suite.elements.flatMap(\.elements) : suite.elements
            #expect(cases.allSatisfy { $0.name == "testcase" && $0.elements.count <= 1 })
            #expect(suite["tests"] == String(cases.count))
            #expect(suite["failures"] == String(cases.count { $0.elements.first?.name == "failure" }))
            #expect(suite["skipped"] == String(cases.count { $0.elements.first?.name == "skipped" }))
        }
    }

    @Test(arguments: files)
    func `holds no character that XML forbids, and no command to a build server`(name: String) throws {
        let text = try Repository.text(of: "Fixtures/Reports/" + name)
        for scalar in text.unicodeScalars {
            #expect(scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
        }
        #expect(!text.contains("##"))
        #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }

    @Test func `says what failed, where, and leaves the rest passed`() throws {
        let root = try XMLReader.read(Repository.bytes(of: "Fixtures/Reports/expectations.xml"))
        let cases = root.elements.flatMap(\.elements)
        #expect(cases.map { $0["name"] }.first == "shop: match https://example.com/a")
        #expect(cases[0]["file"] == "links.json")
        #expect(cases[0]["line"] == "2")
        #expect(cases[0].elements[0]["message"] == "no rule takes it")
        #expect(cases[0].elements[0].content.contains("the server is down"))
        #expect(cases[1].elements.isEmpty)
        #expect(cases[2].elements[0].name == "skipped")
        #expect(cases[3].elements.isEmpty, "a warning fails nothing")
    }
}

extension XMLElement {
    fileprivate subscript(name: String) -> String? { attribute(name)?.value.string }

    fileprivate var content: String {
        children.map { if case .text(let text) = $0 { text.string } else { "" } }.joined()
    }
}
