import Inputs
import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `a hostile project` {
    static let path = "P/A.xcodeproj"

    /// A project of one app, whose configuration refers to an `.xcconfig` file and has these settings.
    static func text(settings: String) -> String {
        """
        { rootObject = P; objects = {
            P = { isa = PBXProject; targets = (T); buildConfigurationList = L0; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = L; };
            L = { buildConfigurations = (C); }; L0 = { buildConfigurations = (); };
            F = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
            C = { name = Release; baseConfigurationReference = F; buildSettings = { \(settings) }; };
        }; }
        """
    }

    static func read(_ settings: String, _ files: [String: String] = [:]) throws -> XcodeProject {
        let source = SourceText(text(settings: settings), from: .file(path: path + "/project.pbxproj"))
        return try ProjectFile.read(source, path: path, files: MemoryFiles(files: files))
    }

    @Test func `whose files include each other is read`() throws {
        let files = ["P/a.xcconfig": "#include \"b.xcconfig\"\nA = 1\n", "P/b.xcconfig": "#include \"./a\"\nB = 2\n"]
        let project = try Self.read("", files)
        #expect(project.problems.map(\.kind) == [.inclusionCycle(path: "P/a.xcconfig")])
        #expect(project.targets[0].configurations[0].settings["A"]?.value == "1")
        #expect(project.targets[0].configurations[0].settings["B"]?.value == "2")
    }

    @Test func `whose files include two others each, 60 levels deep, is read in bounded time`() throws {
        var files = ["P/a.xcconfig": "#include \"0\"\n#include \"0\"\n"]
        for level in 0..<60 {
            files["P/\(level).xcconfig"] = "#include \"\(level + 1)\"\n#include \"\(level + 1)\"\nX = \(level)\n"
        }
        #expect(try Self.read("", files).problems.contains { $0.kind == .tooManyInclusions })
    }

    @Test func `whose settings double at each step is read in bounded space`() throws {
        let doubling = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(separator: " ")
        let project = try Self.read(doubling + " A60 = x; PRODUCT_BUNDLE_IDENTIFIER = \"$(A0)\";")
        let identifier = try #require(project.targets[0].configurations[0].bundleIdentifier)
        #expect(identifier.unresolved.contains { $0.reason == .unbounded })
        #expect(identifier.value.utf8.count < 1 << 22)
    }

    @Test(arguments: ["$(", "$(A:default=", "${$(", "$[A:lower:"])
    func `with 100,000 open references in a value is read`(piece: String) throws {
        let value = String(repeating: piece, count: 100_000)
        let project = try Self.read("PRODUCT_BUNDLE_IDENTIFIER = \"\(value)\";")
        let identifier = try #require(project.targets[0].configurations[0].bundleIdentifier)
        #expect(!identifier.isResolved)
        #expect(identifier.value == value)
    }

    @Test func `of old has its bundle identifier in Info.plist`() throws {
        let info = "<dict><key>CFBundleIdentifier</key><string>com.example.$(TARGET_NAME:lower)</string></dict>"
        let project = try Self.read("INFOPLIST_FILE = \"$(SRCROOT)/i\";", ["P/i": info])
        let identifier = try #require(project.targets.first?.configurations.first?.bundleIdentifier)
        #expect(identifier.value == "com.example.app")
        #expect(identifier.written.place.file == "P/i")
    }

    @Test func `whose groups contain each other is read`() throws {
        let text = """
            { rootObject = P; objects = {
                P = { targets = (T); }; T = { name = App; buildConfigurationList = L; };
                L = { buildConfigurations = (C); };
                F = { path = x; sourceTree = "<group>"; children = (G); };
                G = { path = y; sourceTree = "<group>"; children = (F); };
                C = { name = Release; baseConfigurationReference = F; buildSettings = { }; };
            }; }
            """
        let source = SourceText(text, from: .argument)
        let project = try ProjectFile.read(source, path: Self.path, files: MemoryFiles())
        #expect(project.problems.map(\.kind) == [.missingObject("F")])
    }

    @Test(.seeded) func `whose configuration file is cut or changed at random is read with every place inside it`()
        throws
    {
        let bytes = Array(
            """
            #include? "x" // c
            A[sdk=iphoneos*][arch=*] = $(inherited) ${B:lower:default=$(C_$(D))} \\
               next; // more
            B = $(A)$B$[C:rfc1034identifier]
            """.utf8)
        let seed = RunSeed.value
        print("seed of the changes to a configuration file: \(seed)")
        var generator = SeededGenerator(seed: seed)
        let telling = Array("$(){}[]:=;/\\\"#?\n ".utf8)
        let cuts = (0..<bytes.count).map { Array(bytes[..<$0]) }
        let changes = (0..<5_000).map { _ in bytes.mutated(by: &generator, telling: telling) }
        for changed in cuts + changes {
            let text = ConfigurationText(SourceText(changed, from: .argument))
            var layer: [BuildSetting] = []
            for statement in text.statements {
                switch statement {
                case .assignment(let setting):
                    layer.append(setting)
                    let span = try #require(setting.value.location?.span)
                    #expect(span.start >= 0 && span.end <= changed.count, "seed \(seed)")
                case .inclusion(let path, _): #expect(path.string.isEmpty == false, "seed \(seed)")
                case .malformed(let span): #expect(span.count > 0 && span.end <= changed.count, "seed \(seed)")
                }
            }
            let settings = BuildSettings([layer], in: BuildSettings.Context(sdk: "iphoneos", configuration: "Debug"))
            for name in settings.names { #expect(settings[name] != nil, "seed \(seed)") }
        }
    }

    @Test(.seeded) func `changed at random is refused, or read with every place inside it`() throws {
        let bytes = try Fixture.bytes("Project/Shop.xcodeproj/project.pbxproj")
        let telling = Array("{}()<>;,=\"'\\/*$[ \n".utf8)
        let seed = RunSeed.value
        print("seed of the changes to a project: \(seed)")
        var generator = SeededGenerator(seed: seed)
        var outcomes = (read: 0, refused: 0)
        for round in 0..<400 {
            let source = SourceText(bytes.mutated(by: &generator, telling: telling), from: .argument)
            do throws(InputFailure) {
                let project = try ProjectFile.read(source, path: Self.path, files: MemoryFiles())
                for target in project.targets {
                    let span = target.name.location?.span ?? SourceSpan(0, 0)
                    #expect(span.end <= source.bytes.count, "seed \(seed), round \(round)")
                }
                outcomes.read += 1
            } catch {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 0 && outcomes.refused > 0, "seed \(seed)")
    }
}

@Suite struct `a project of many targets` {
    private static func text(targets: Int, settings: Int) -> String {
        let objects = (0..<targets).map {
            """
            T\($0) = { isa = PBXNativeTarget; name = App\($0); productType = "com.apple.product-type.application";
                buildConfigurationList = L; };
            """
        }
        let settings = (0..<settings).map { "S\($0) = x;" }.joined(separator: " ")
        return """
            { rootObject = P; objects = {
                P = { isa = PBXProject; targets = (\((0..<targets).map { "T\($0)," }.joined())); };
                L = { buildConfigurations = (C); };
                C = { name = Release; buildSettings = { \(settings) }; };
                \(objects.joined(separator: "\n"))
            }; }
            """
    }

    private static func read(targets: Int, settings: Int) throws -> XcodeProject {
        let source = SourceText(
            text(targets: targets, settings: settings), from: .file(path: "P/A.xcodeproj/project.pbxproj"))
        return try ProjectFile.read(source, path: "P/A.xcodeproj", files: MemoryFiles(files: [:]))
    }

    @Test func `is refused where they have too many settings in all`() throws {
        #expect(try Self.read(targets: 100, settings: 100).targets.count == 100)
        let failure = #expect(throws: InputFailure.self) { try Self.read(targets: 1000, settings: 1000) }
        #expect(failure?.message.description.contains("more than 400000 build settings and domains") == true)
    }
}
