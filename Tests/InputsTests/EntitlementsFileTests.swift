import Inputs
import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `reading an entitlements file` {
    @Test(arguments: [
        (
            "app",
            [
                "webcredentials:example.com", "applinks:www.example.com?mode=developer",
                "webcredentials:$(WEB_HOST)", "applinks:a&b.example.com",
            ], ["9:11", "10:11", "12:11", "13:11"]
        ),
        ("windows", ["webcredentials:example.com", "\tapplinks:example.com\n"], ["7:11", "8:11"]),
        ("mixed", ["webcredentials:example.com", ""], ["11:11", "13:3"]),
        ("twice", ["webcredentials:two.example.com"], ["11:11"]),
        ("empty", [], []), ("no-domains", [], []), ("string", [], []), ("boolean", [], []), ("mac", [], []),
    ])
    func `gives each string with its line and column`(name: String, strings: [String], positions: [String]) throws {
        let domains = try Fixture.entitlements(name).associatedDomains
        #expect(domains?.strings.map(\.string) ?? [] == strings)
        #expect(domains?.strings.map { $0.place.lineAndColumn } ?? [] == positions)
    }

    @Test func `leads from a part of a string to its bytes, past an entity`() throws {
        let entitlements = try Fixture.entitlements("app")
        let text = try #require(entitlements.associatedDomains?.strings.last)
        guard case .text(let source, let span) = text.place(of: SourceSpan(11, 24)) else {
            Issue.record("the part is in a text")
            return
        }
        #expect(source.string(in: span) == "b.example.com")
        #expect(source.position(of: span.start) == SourcePosition(line: 13, column: 26))
        #expect(text.place(of: SourceSpan(0, 0)).file == "app.entitlements")
    }

    @Test func `finds the app identifier and the team, of iOS and of macOS`() throws {
        let iOS = try Fixture.entitlements("app")
        #expect(iOS.applicationIdentifier?.string == "$(AppIdentifierPrefix)com.example.app")
        #expect(iOS.applicationIdentifier?.place.lineAndColumn == "16:10")
        #expect(iOS.teamIdentifier?.string == "ABCDE12345")
        let macOS = try Fixture.entitlements("mac")
        #expect(macOS.applicationIdentifier?.string == "ABCDE12345.com.example.mac")
        #expect(macOS.teamIdentifier == nil)
        let neither = try Fixture.entitlements("no-domains")
        #expect(neither.applicationIdentifier == nil)
    }

    @Test func `keeps every key with its place`() throws {
        let entitlements = try Fixture.entitlements("app")
        #expect(
            entitlements.keys.map(\.string) == [
                "aps-environment", "com.apple.developer.associated-domains", "application-identifier",
                "com.apple.developer.team-identifier",
            ])
        #expect(entitlements.place(ofKey: "application-identifier")?.lineAndColumn == "15:7")
        #expect(entitlements.associatedDomains?.keyPlace.lineAndColumn == "7:7")
        #expect(entitlements.associatedDomains?.place.lineAndColumn == "8:2")
        #expect(entitlements.place(ofKey: "absent") == nil)
    }

    @Test(arguments: ["empty", "no-domains", "mac"])
    func `tells an absent key from an empty one`(name: String) throws {
        let entitlements = try Fixture.entitlements(name)
        #expect(entitlements.associatedDomains == nil)
        let source = "<dict><key>\(DeclaredDomains.key)</key><array/></dict>"
        let present = try EntitlementsFile.read(Array(source.utf8), path: "x").associatedDomains
        #expect(present?.strings.isEmpty == true)
    }

    @Test func `says what stands where an array or a string should be`() throws {
        let star = try #require(try Fixture.entitlements("string").associatedDomains)
        guard case .string(let text) = star.value else {
            Issue.record("the value is a string, not \(star.value)")
            return
        }
        #expect(text.string == "*")
        #expect(text.place.lineAndColumn == "6:10")
        let truth = try #require(try Fixture.entitlements("boolean").associatedDomains)
        guard case .other("a boolean") = truth.value else {
            Issue.record("the value is a boolean, not \(truth.value)")
            return
        }
        #expect(truth.place.lineAndColumn == "6:2")
        let mixed = try #require(try Fixture.entitlements("mixed").associatedDomains)
        #expect(mixed.outline == ["a dictionary 7:3", "string 11:11", "an integer 12:3", "string 13:3"])
    }

    @Test func `takes the last of two equal keys and keeps the earlier`() throws {
        let entitlements = try Fixture.entitlements("twice")
        #expect(entitlements.shadowedDomains.flatMap(\.strings).map(\.string) == ["webcredentials:one.example.com"])
        #expect(entitlements.shadowedDomains.map(\.keyPlace.lineAndColumn) == ["5:7"])
        #expect(try Fixture.entitlements("app").shadowedDomains.isEmpty)
    }

    @Test func `reads the binary form as it reads the text, with keys for places`() throws {
        let text = try Fixture.entitlements("app")
        let binary = try Fixture.entitlements("binary")
        #expect(binary.keys.map(\.string) == text.keys.map(\.string))
        let strings = try #require(binary.associatedDomains?.strings)
        #expect(strings.map(\.string) == text.associatedDomains?.strings.map(\.string))
        guard case .keyPath(let file, let keys) = strings[1].place(of: SourceSpan(0, 8)) else {
            Issue.record("the place of a string in a binary file is a key path")
            return
        }
        #expect(file == "binary.entitlements")
        #expect(keys == ["com.apple.developer.associated-domains", "1"])
    }

    @Test(arguments: [
        ("json", "1:1", "the file is neither an XML nor a binary property list"),
        ("array", "4:1", "entitlements must be a dictionary, but this is an array"),
        ("misspelt", "7:4", "unknown property list element “sting”"),
        ("conflict", "5:2", "expected a name here"),
    ])
    func `says where and why a file holds none`(name: String, position: String, message: String) throws {
        let bytes = try Fixture.entitlementsBytes(name)
        let failure = #expect(throws: InputFailure.self) { try EntitlementsFile.read(bytes, path: "x") }
        #expect(failure?.place.lineAndColumn == position)
        #expect(failure?.message.description == message)
    }

    @Test(.needsSharedData("corpus/entitlements")) func `reads every file of the corpus`() throws {
        var withKey = 0
        for file in SharedData.files(in: "corpus/entitlements") {
            guard let entitlements = try? EntitlementsFile.read(file.bytes, path: file.name) else { continue }
            if entitlements.associatedDomains != nil { withKey += 1 }
            for text in entitlements.associatedDomains?.strings ?? [] where text.location?.isLiteral == true {
                guard case .text(let source, let span) = text.place else { continue }
                #expect(source.string(in: span) == text.string)
            }
        }
        #expect(withKey > 0)
    }
}

extension Place {
    /// The line and column as `8:11`; a dash for a place that has none.
    var lineAndColumn: String { position.map { "\($0.line):\($0.column)" } ?? "-" }
}

extension DeclaredDomains {
    /// The kind and place of each element.
    var outline: [String] {
        guard case .elements(let elements) = value else { return [] }
        return elements.map {
            switch $0 {
            case .string(let text): "string \(text.place.lineAndColumn)"
            case .other(let kind, let place): "\(kind) \(place.lineAndColumn)"
            }
        }
    }
}
