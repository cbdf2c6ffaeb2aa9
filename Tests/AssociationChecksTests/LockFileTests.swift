import CheckFixtures
import Findings
import Foundation
import Inputs
import Judging
import LinkHandlers
import TestData
import Testing

/// What lock files beside a project change in the answer to who receives its links.
@Suite struct `lock files` {
    private static let capacitor = "Fixtures/Checks/AD741-link-handler-not-called/fires-capacitor"
    private static let native = "Fixtures/Checks/AD741-link-handler-not-called/fires-app-delegate-beside-scenes"

    /// The answer for a copy of a fixture with other files in it.
    private static func handling(_ fixture: String, _ files: [String: String]) throws -> LinkHandling {
        let folder = try TemporaryFolder(copying: URL(filePath: fixture))
        for (name, text) in files { try folder.write(text, to: name) }
        let path = folder.appending(path: "Shop.xcodeproj").path
        let input = try #require(InputKinds.file(named: path, for: .handlers))
        return try #require(try input.parts(of: InputItem(at: path)).handlers.first).handling
    }

    private static let manifest =
        #"{"dependencies": {"@capacitor/app": "*", "@capacitor/ios": "*", "@capacitor/core": "*"}}"#

    /// A lock file of each package manager, with VERSION where it gives that of @capacitor/ios.
    static let locks = [
        (
            "package-lock.json",
            #"{"lockfileVersion": 3, "packages": {"": {}, "node_modules/@capacitor/ios": {"version": "VERSION"}}}"#
        ),
        ("package-lock.json", #"{"lockfileVersion": 1, "dependencies": {"@capacitor/ios": {"version": "VERSION"}}}"#),
        (
            "yarn.lock",
            "# yarn lockfile v1\n\n\"@capacitor/ios-other@^1.0.0\":\n  version \"1.0.0\"\n\n\"@capacitor/ios@^8.0.0\":\n  version \"VERSION\"\n"
        ),
        (
            "yarn.lock",
            "__metadata:\n  version: 8\n\n\"@capacitor/ios@npm:^8.0.0\":\n  version: VERSION\n  resolution: \"x\"\n"
        ),
        (
            "pnpm-lock.yaml",
            "lockfileVersion: '9.0'\n\nimporters:\n  .:\n    dependencies:\n      '@capacitor/ios':\n        specifier: ^8.0.0\n        version: VERSION(@capacitor/core@8.6.0)\n"
        ),
        ("pnpm-lock.yaml", "lockfileVersion: 5.4\n\ndependencies:\n  '@capacitor/ios': VERSION\n"),
    ]

    @Test(arguments: locks, [("8.3.1", true), ("8.5.0", false)])
    func `of Node's package managers give the version that is installed`(
        lock: (name: String, text: String), version: (number: String, needsUpdate: Bool)
    ) throws {
        let handling = try Self.handling(
            Self.capacitor,
            ["package.json": Self.manifest, lock.name: lock.text.replacing("VERSION", with: version.number)])
        #expect((handling.update != nil) == version.needsUpdate)
    }

    @Test(arguments: ["{", "[1, 2", "\"@capacitor/ios@1\":", "@capacitor/ios:\n\n\n\n\n\n  version: 1.0.0\n", "\u{0}"])
    func `that are broken say nothing`(text: String) throws {
        for name in ["package-lock.json", "yarn.lock", "pnpm-lock.yaml", "Podfile.lock"] {
            let handling = try Self.handling(Self.capacitor, ["package.json": Self.manifest, name: text])
            #expect(handling.update == nil && handling.coldLaunch == .lost)
        }
    }

    static let firebase = [
        (
            "Podfile.lock",
            "PODS:\n  - FirebaseCore (11.2.0):\n    - GoogleUtilities/Environment\n  - \"GoogleUtilities/AppDelegateSwizzler (8.0.2)\"\n\nDEPENDENCIES:\n  - x\n"
        ),
        (
            "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            #"{"pins": [{"identity": "firebase-ios-sdk", "location": "https://github.com/firebase/firebase-ios-sdk.git", "state": {"version": "11.2.0"}}], "version": 3}"#
        ),
        (
            "Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            #"{"object": {"pins": [{"package": "Firebase", "repositoryURL": "https://github.com/firebase/firebase-ios-sdk", "state": {"version": "8.0.0"}}]}, "version": 1}"#
        ),
    ]

    @Test(arguments: firebase)
    func
        `that list an SDK which takes the delegate's place leave the answer unknown, unless the Info.plist keeps it out`(
            name: String, text: String
        ) throws
    {
        #expect(try Self.handling(Self.native, [:]).whileRunning == .lost)
        let handling = try Self.handling(Self.native, [name: text])
        #expect(handling.whileRunning == .unknown && handling.coldLaunch == .unknown)
        #expect(handling.doubts.first?.place?.file?.hasSuffix(name) == true)
        let info = try String(contentsOfFile: Self.native + "/Info.plist", encoding: .utf8).replacing(
            "<dict>\n\t<key>CFBundleIdentifier",
            with: "<dict>\n\t<key>FirebaseAppDelegateProxyEnabled</key>\n\t<false/>\n\t<key>CFBundleIdentifier")
        #expect(try Self.handling(Self.native, [name: text, "Info.plist": info]).whileRunning == .lost)
    }

    @Test func `that list the SDK's other parts change nothing`() throws {
        let text =
            "PODS:\n  - GoogleUtilities/Environment (8.0.2)\n\nDEPENDENCIES:\n  - GoogleUtilities/AppDelegateSwizzler (8)\n"
        #expect(try Self.handling(Self.native, ["Podfile.lock": text]).whileRunning == .lost)
    }
}
