import Inputs
import AssociationModel
import CurlFetch
import Findings
import Judging
import TextFormats

extension FuzzReader {
    /// The app's side.
    static let app = [
        executable, derEntitlements, profile, propertyList, project, workspace, configuration, description,
    ]

    /// Mach-O.
    static let executable = FuzzReader("executable", upTo: 8_192) { read(executable: $0) }

    /// Entitlements in DER, in the one place where they are read: a signature. Only the bytes of the blob are tried.
    static let derEntitlements = FuzzReader("der-entitlements", upTo: 4_096) { read(executable: signed($0)) }

    /// Provisioning profiles: CMS around a property list.
    static let profile = FuzzReader("profile", upTo: 8_192) { bytes in
        guard let profile = try? ProfileFile.read(bytes, path: "f.mobileprovision") else { return }
        Judging.judge([ClaimList(profile)])
    }

    /// Property lists, XML and binary, as `.entitlements` and as `Info.plist`.
    static let propertyList = FuzzReader("property-list", upTo: 8_192) { bytes in
        let source = SourceText(bytes, from: .file(path: "f.plist"))
        do throws(PropertyListProblem) {
            let list = try PropertyListReader.read(bytes)
            Judging.requireInside(list, source)
            _ = AppInfo(list, in: source)
        } catch {
            if let span = error.span { precondition(span.end <= bytes.count, "a problem past the end") }
            _ = error.message
        }
        if let entitlements = try? EntitlementsFile.read(source) { Judging.judge([ClaimList(entitlements)]) }
    }

    /// `project.pbxproj`, the old form of property lists, with every setting of every target expanded.
    static let project = FuzzReader("project", upTo: 16_384) { bytes in
        let source = SourceText(bytes, from: .file(path: "f.xcodeproj/project.pbxproj"))
        if let list = try? OpenStepReader.read(bytes) { Judging.requireInside(list, source) }
        read(project: source, files: MemoryFiles(fallback: Array(entitlements.utf8)))
    }

    /// `contents.xcworkspacedata`, which lists a small project or something else.
    static let workspace = FuzzReader("workspace", upTo: 8_192) { bytes in
        let files = MemoryFiles(
            files: [
                "f.xcworkspace/contents.xcworkspacedata": bytes,
                "App.xcodeproj/project.pbxproj": Array(smallProject.utf8),
            ], fallback: Array(entitlements.utf8))
        waiting {
            do throws(InputFailure) {
                let item = InputItem(at: "f.xcworkspace", files: files)
                Judging.judge(
                    try await InputKinds.parts(of: item, ProjectSelection(target: nil, configuration: nil)).claims.lists
                )
            } catch {
                _ = error.message
            }
        }
    }

    /// `.xcconfig`, as the base configuration of a small project.
    static let configuration = FuzzReader("configuration", upTo: 8_192) { bytes in
        let files = MemoryFiles(files: ["Base.xcconfig": bytes], fallback: Array(entitlements.utf8))
        read(project: SourceText(smallProject, from: .file(path: "f.xcodeproj/project.pbxproj")), files: files)
    }

    /// The descriptions of Expo and Capacitor.
    static let description = FuzzReader("description", upTo: 4_096) { bytes in
        for tool in AppDescription.Tool.allCases {
            do throws(InputFailure) {
                Judging.judge([ClaimList(try DescriptionFile.read(bytes, of: tool, path: "f.json"))])
            } catch {
                _ = error.message
            }
        }
    }

    private static func read(executable bytes: [UInt8]) {
        waiting {
            do throws(BundleFailure) {
                let executable = try await ExecutableFile.read("f", in: OneFile(bytes: bytes), path: "f")
                for slice in executable.slices {
                    precondition(slice.libraries.count <= bytes.count, "more libraries than bytes")
                    if let entitlements = slice.signature?.entitlements { Judging.judge([ClaimList(entitlements)]) }
                }
            } catch {
                _ = error.message
            }
        }
    }

    private static func read(project source: SourceText, files: MemoryFiles) {
        do throws(InputFailure) {
            let project = try ProjectFile.read(source, path: "f.xcodeproj", files: files)
            for problem in project.problems { _ = problem.message }
            for target in project.targets {
                for configuration in target.configurations {
                    for name in configuration.settings.names { _ = configuration.settings[name] }
                }
            }
            Judging.judge(project.targets.flatMap { target in target.configurations.map { ClaimList(target, $0) } })
        } catch {
            _ = error.message
        }
    }

    // A Mach-O file of 64 bits with one load command, the place of a signature with one slot, that of the DER form.
    private static func signed(_ content: [UInt8]) -> [UInt8] {
        let little: [UInt32] = [
            0xFEED_FACF, 0x0100_000C, 0, 2, 1, 16, 0, 0, 0x1D, 16, 48, UInt32(28 + content.count),
        ]
        let big: [UInt32] = [
            0xFADE_0CC0, UInt32(28 + content.count), 1, 7, 20, 0xFADE_7172, UInt32(8 + content.count),
        ]
        return little.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
            + big.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } } + content
    }

    private static let entitlements = """
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>
        <string>webcredentials:$(DOMAIN:lower)</string><string>applinks:$(A)$(B:default=$(C))</string>
        </array></dict></plist>
        """

    private static let smallProject = """
        {objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>";};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {A = 1;};};
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = M;};
        M = {isa = XCConfigurationList; buildConfigurations = (D);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            CODE_SIGN_ENTITLEMENTS = App.entitlements; PRODUCT_BUNDLE_IDENTIFIER = "$(A).$(B:rfc1034identifier)";};};
        }; rootObject = P;}
        """
}
