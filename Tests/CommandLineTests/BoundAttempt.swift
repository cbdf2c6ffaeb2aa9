import Findings
import Foundation
import TestData

/// What is tried to reach a limit: files in an empty folder, and a command line that reads them.
struct BoundAttempt {
    var files: [String: [UInt8]] = [:]
    var command: String
    var input = ""

    static let app = "7D3KX9QW2M.com.example.shop"
    private static let siteFile = #"{"webcredentials": {"apps": ["\#(app)"]}}"#

    /// A file that is filled up with spaces to a size.
    static func padded(_ text: String, to count: Int, in name: String, _ command: String) -> BoundAttempt {
        BoundAttempt(files: [name: spaces(after: text, to: count)], command: command)
    }

    /// A text with spaces behind it.
    static func spaces(after text: String, to count: Int) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: count - text.utf8.count)
    }

    /// A site that is deployed with a configuration.
    static func site(_ configuration: [String: [UInt8]]) -> BoundAttempt {
        var files = [".well-known/apple-app-site-association": Array(siteFile.utf8)]
        files.merge(configuration) { $1 }
        return BoundAttempt(
            files: Dictionary(uniqueKeysWithValues: files.map { ("site/" + $0.key, $0.value) }),
            command: "check webcredentials:example.com --app \(app) --site example.com=site")
    }

    static func site(_ name: String, _ text: String) -> BoundAttempt { site([name: Array(text.utf8)]) }

    /// A project whose target has a build configuration in a file that may say what its entitlements leave open.
    static func project(_ configuration: [UInt8], _ others: [String: [UInt8]] = [:]) -> BoundAttempt {
        let project = """
            // !$*UTF8*$!
            { objects = { 1 = { isa = PBXProject; targets = (2); buildConfigurationList = 3; mainGroup = 6; };
            2 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
            buildConfigurationList = 3; };
            3 = { isa = XCConfigurationList; buildConfigurations = (4); };
            4 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = 5; buildSettings = {
            CODE_SIGN_ENTITLEMENTS = Shop.entitlements; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; }; };
            5 = { isa = PBXFileReference; path = Shop.xcconfig; sourceTree = SOURCE_ROOT; };
            6 = { isa = PBXGroup; children = (5); sourceTree = "<group>"; };
            }; rootObject = 1; }
            """
        var files = ["Shop.xcodeproj/project.pbxproj": Array(project.utf8), "Shop.xcconfig": configuration]
        files["Shop.entitlements"] = Array(entitlements("<string>webcredentials:$(HOST)</string>").utf8)
        files.merge(others) { $1 }
        return BoundAttempt(files: files, command: "check Shop.xcodeproj --offline")
    }

    /// Entitlements in which an array has this in it.
    static func entitlements(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>\(content)</array></dict></plist>
        """
    }

    /// An `Info.plist` of an app, or of an extension in it.
    static let information =
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"#
        + "<key>CFBundleIdentifier</key><string>com.example.shop</string></dict></plist>"

    /// Runs it.
    func run() throws -> ProgramRun {
        let folder = try TemporaryFolder()
        for (name, bytes) in files { try folder.write(bytes, to: name) }
        return try ProgramRun(
            shell: "cd \"$1\" && exec \"$2\" \(command)", [folder.path, Command.aasa.path], input: input)
    }
}

extension Bound {
    /// How a test comes to a limit.
    enum Trial {
        case run(BoundAttempt)
        /// A test of a module, with what is taken less of there.
        case test(String)
    }
}
