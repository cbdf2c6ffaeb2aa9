import Foundation
import TestData

/// A folder of inputs for every command, whose names and contents hold what would act on a terminal or a build server.
struct HostileFolder {
    /// Escape sequences, line breaks, and the commands of GitHub Actions, Azure Pipelines and TeamCity.
    static let attack =
        "::error::forged\u{1B}[31m\u{9B}2J\r\n::error::forged\n\t::warning::forged\u{7}\u{7F} ##[error]forged "
        + "##vso[task.complete]forged ##teamcity[forged]\u{1B}]0;forged\u{7}\rforged"

    /// The attack as it can stand in a file's name, which has no slash.
    static let name = "::error::\u{1B}[2Jforged\n::warning::##vso[x]\r##teamcity[y]"

    private let folder: TemporaryFolder
    var url: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        for (ending, content) in Self.files { try folder.write(content, to: Self.name + ending) }
        try folder.write(Self.file, to: "site/.well-known/apple-app-site-association")
        try folder.write(Self.project, to: Self.name + ".xcodeproj/project.pbxproj")
        try folder.write(Self.exchange, to: "recording/1.http")
        try folder.write(Self.entitlements, to: "\(Self.name).app/archived-expanded-entitlements.xcent")
    }

    /// Runs `aasa` in the folder.
    func run(_ arguments: [String], input: String) throws -> ProgramRun {
        try ProgramRun(
            shell: #"cd "$1" && shift && exec "$@""#, [url.path, Command.aasa.path] + arguments, input: input)
    }

    private static let quoted = String(
        decoding: (try? JSONEncoder().encode(attack)) ?? Data(), as: UTF8.self)

    /// An AASA file with the attack as every kind of string.
    private static let file = """
        {"applinks": {"details": [
            {"appIDs": [\(quoted), "7D3KX9QW2M.com.example.app"], "components": [
                {"/": \(quoted), "comment": \(quoted)}, {"/": "/x", "?": {\(quoted): \(quoted)}}, {\(quoted): true}],
             "paths": [\(quoted)]}]},
         "webcredentials": {"apps": [\(quoted), \(quoted)]}, \(quoted): 1}
        """

    /// What of the attack XML allows.
    private static let attackInXML = attack.filter { !("\u{0}"..."\u{1F}").contains($0) || $0.isWhitespace }

    private static let entitlements = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>application-identifier</key><string>\(attackInXML)</string>
        <key>com.apple.developer.associated-domains</key>
        <array><string>webcredentials:\(attackInXML)</string><string>\(attackInXML):example.com</string>
        <string>webcredentials:example.com/\(attackInXML)</string></array>
        </dict></plist>
        """

    private static let project = """
        // !$*UTF8*$!
        { objects = { 1 = { isa = PBXProject; targets = (2); buildConfigurationList = 3; };
        2 = { isa = PBXNativeTarget; name = \(quoted); productType = "com.apple.product-type.application";
        buildConfigurationList = 3; };
        3 = { isa = XCConfigurationList; buildConfigurations = (4); };
        4 = { isa = XCBuildConfiguration; name = \(quoted); buildSettings = {
        CODE_SIGN_ENTITLEMENTS = \(quoted); PRODUCT_BUNDLE_IDENTIFIER = \(quoted); DEVELOPMENT_TEAM = \(quoted); }; }; };
        rootObject = 1; }
        """

    private static let exchange = """
        request: https://example.com/.well-known/apple-app-site-association
        status: 403
        header: Content-Type: \u{1B}[31m##vso[x]text/html
        header: Server: ::error::\u{9B}forged

        \(attack)
        """

    /// The endings of names, and the contents.
    private static let files = [
        ".json": file,
        "-broken.json": "{\"applinks\": {\(attack)\n::error::forged,\n\"a\": ##vso[x]}",
        ".entitlements": entitlements,
        "-expectations.json": """
        {"apps": {\(quoted): "7D3KX9QW2M.com.example.app"}, "sites": {"example.com": "site"}, "associations": [
        {"app": \(quoted), "service": "webcredentials", "domain": "example.com"}], "links": [
        {"app": \(quoted), "match": [\(quoted), "https://example.com/x"]}]}
        """,
        "-config.json": """
        {"apps": {\(quoted): "7D3KX9QW2M.com.example.app"}, "checks": [{"subject": "webcredentials:example.com", "app": \(quoted)}],
        "environments": {\(quoted): {}}, "ignore": [{"file": \(quoted), "domain": \(quoted), "reason": \(quoted)}]}
        """,
        "-screens.json": """
        {"screens": [{"name": \(quoted), "texts": [\(quoted)], "fields": [
        {"label": \(quoted), "contentType": \(quoted)}, {"label": \(quoted), "contentType": "newPassword", "secure": true}]}]}
        """,
        ".log": """
        [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: \(attack) due to error: \(attack)
        \(attack) Application with identifier \(attack) is not associated with domain \(attack)
        """,
        ".storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="1"><objects>
        <viewController id="2" customClass="##vso[x]"><view id="3"><subviews>
        <textField id="4" placeholder="::error::&#10;::error::forged"/>
        <textField id="5" placeholder="##vso[x]Password"><textInputTraits secureTextEntry="YES"/></textField>
        </subviews></view></viewController></objects></scene></scenes></document>
        """,
        ".swift": "let rules = \"required: \(attack.filter { !$0.isNewline })\"",
        ".html": "<input type=password passwordrules='\(attack)'>",
        ".txt": attack,
    ]
}
