import Inputs
import AssociationModel
import Findings
import LocalFiles
import Testing
import TextFormats

@Suite struct `an Xcode project` {
    static let folder = Fixture.apps + "/Project"

    static func project() throws -> XcodeProject {
        try ProjectFile.read(folder + "/Shop.xcodeproj", files: LocalFiles())
    }

    static func configuration(_ target: String, _ name: String) throws -> TargetConfiguration {
        let target = try #require(try project().targets.first { $0.name.string == target })
        return try #require(target.configuration(name))
    }

    @Test func `has its targets in their order, and says which can have associations`() throws {
        let project = try Self.project()
        #expect(project.targets.map(\.name.string) == ["Shop", "Shop Clip", "Tests", "Documentation"])
        #expect(project.targets.map(\.kind) == [.application, .appClip, nil, nil])
        #expect(project.appTargets.count == 2)
        #expect(project.targets[0].configurations.map(\.name) == ["Debug", "Release"])
    }

    @Test(arguments: ["Shop.xcodeproj", "Shop.xcodeproj/", "Shop.xcodeproj/project.pbxproj"])
    func `is read by its folder or by its file`(name: String) throws {
        let project = try ProjectFile.read(Self.folder + "/" + name, files: LocalFiles())
        #expect(project.path == Self.folder + "/Shop.xcodeproj")
        #expect(try #require(project.targets[0].configuration("Debug")?.readEntitlements).keys.count == 2)
    }

    @Test(arguments: [
        ("Shop", "Debug", "com.example.shop.debug", "7D3KX9QW2M.com.example.shop.debug"),
        ("Shop", "Release", "com.example.shop", "7D3KX9QW2M.com.example.shop"),
        ("Shop Clip", "Release", "com.example.shop.The-Clip", "QQ22QQ22QQ.com.example.shop.The-Clip"),
    ])
    func `has the identifiers of each configuration, from all four layers`(
        target: String, name: String, bundle: String, application: String
    ) throws {
        let configuration = try Self.configuration(target, name)
        #expect(configuration.bundleIdentifier?.value == bundle)
        #expect(configuration.applicationIdentifier?.raw == application)
    }

    @Test(arguments: [
        ("Shop.xcodeproj", "Shop/Shop.entitlements"), ("./Shop.xcodeproj", "Shop/Shop.entitlements"),
        ("a/../b/Shop.xcodeproj", "b/Shop/Shop.entitlements"), ("/p/Shop.xcodeproj", "/p/Shop/Shop.entitlements"),
        ("../Shop.xcodeproj", "../Shop/Shop.entitlements"),
    ])
    func `finds its files wherever it is`(path: String, file: String) throws {
        let text = String(decoding: try Fixture.bytes("Project/Shop.xcodeproj/project.pbxproj"), as: UTF8.self)
        let files = MemoryFiles(files: [path + "/project.pbxproj": text, file: "<dict/>"])
        let shop = try #require(try ProjectFile.read(path, files: files).targets.first)
        #expect(shop.configurations.count == 2)
        for configuration in shop.configurations {
            #expect(configuration.readEntitlements?.source.name == file, "\(configuration.name)")
        }
    }

    @Test func `says where a setting is written`() throws {
        let team = try #require(try Self.configuration("Shop", "Debug").developmentTeam)
        #expect(team.written.place.position?.line == 89)
        #expect(team.written.place.file == Self.folder + "/Shop.xcodeproj/project.pbxproj")
        let base = try #require(try Self.configuration("Shop", "Debug").settings["BASE_IDENTIFIER"])
        #expect(base.written.place.file == Self.folder + "/Config/Shop.xcconfig")
        #expect(base.written.place.position == SourcePosition(line: 5, column: 19))
    }

    @Test func `expands the entitlements, and says what it does not know and where that stands`() throws {
        let configuration = try Self.configuration("Shop", "Release")
        let entitlements = try #require(configuration.readEntitlements)
        let strings = try #require(entitlements.associatedDomains?.strings).map { configuration.settings.expand($0) }
        #expect(strings[0].value == "webcredentials:shop.example.com")
        #expect(strings[0].isResolved)
        #expect(strings[1].value == "applinks:${UNKNOWN_HOST}")
        #expect(strings[1].unresolved.map(\.name) == ["UNKNOWN_HOST"])
        #expect(strings[1].unresolved.map(\.reason) == [.unknown])
        #expect(strings[1].unresolved.first?.place.position == SourcePosition(line: 9, column: 20))
        let identifier = configuration.settings.expand(try #require(entitlements.applicationIdentifier))
        #expect(identifier.value == "7D3KX9QW2M.com.example.shop")
    }

    @Test func `has no entitlements where none are set, or their name or file is not known`() throws {
        guard case .unresolved(let setting) = try Self.configuration("Shop Clip", "Release").entitlements else {
            Issue.record("it is known")
            return
        }
        #expect(setting.unresolved.map(\.name) == ["ENTITLEMENTS_FOLDER"])
        guard case .unreadable(_, let path, .missing) = try Self.configuration("Tests", "Release").entitlements else {
            Issue.record("it is there")
            return
        }
        #expect(path == Self.folder + "/None.entitlements")
    }

    @Test func `notes what it lacks, each once`() throws {
        let problems = try Self.project().problems
        let config = Self.folder + "/Config/"
        #expect(
            problems.map(\.kind) == [
                .configurationFile(path: config + "Missing.xcconfig", .missing),
                .inclusionCycle(path: config + "Shop.xcconfig"), .malformedLine,
            ])
        #expect(problems.map { $0.place.position?.line } == [3, 4, 6])
        #expect(problems.allSatisfy { !$0.message.description.isEmpty })
    }

    @Test(
        arguments: [
            ("{ }", "the file contains no project", "-"),
            ("{ rootObject = A; objects = { A = x; }; }", "the file contains no project", "-"),
            ("{ rootObject = A; objects = { A = { }; };", problem(.unclosed, 0, 1).message, "1:1"),
            ("not a project", PropertyListProblem(.secondValue, at: nil).message, "1:5"),
        ] as [(String, Message, String)])
    func `that is none is refused with the reason`(text: String, message: Message, position: String) {
        let failure = #expect(throws: InputFailure.self) {
            try ProjectFile.read(SourceText(text, from: .argument), path: "A.xcodeproj", files: MemoryFiles())
        }
        #expect(failure?.message == message)
        #expect(failure?.place.lineAndColumn == position)
    }

    static func problem(_ kind: PropertyListProblem.OpenStepProblem, _ start: Int, _ end: Int) -> PropertyListProblem {
        PropertyListProblem(.openStep(kind), at: SourceSpan(start, end))
    }

    @Test func `that is not there is refused`() {
        let failure = #expect(throws: InputFailure.self) {
            try ProjectFile.read("None.xcodeproj", files: MemoryFiles())
        }
        #expect(failure?.description == "None.xcodeproj/project.pbxproj: no such file")
    }
}

/// Files in memory.
struct MemoryFiles: FileReading {
    var files: [String: String] = [:]

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8.prefix(limit + 1))
    }
}
