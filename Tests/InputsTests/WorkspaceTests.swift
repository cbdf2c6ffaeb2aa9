import Judging
import AssociationModel
import Findings
import Foundation
import Inputs
import LocalFiles
import TestData
import Testing
import TextFormats

@Suite struct `an Xcode workspace` {
    private static func reference(_ location: String) -> String { "<FileRef location=\"\(location)\"/>" }

    /// What is claimed by a workspace with this content, beside the project `App/App.xcodeproj`, which claims example.com.
    private static func lists(
        _ content: String, target: String? = nil, _ name: String = "Shop.xcworkspace", below parent: String = ""
    ) async throws -> [ClaimList] {
        let folder = try TemporaryFolder()
        let app = Repository.root.appending(path: "Fixtures/Checks/AD101-entitlement-missing/passes-workspace/App")
        try folder.copy(app, to: parent + "App")
        let content = content.replacing("@", with: folder / parent)
        try folder.write("<Workspace>\(content)</Workspace>", to: parent + "Shop.xcworkspace/contents.xcworkspacedata")
        return try await InputKinds.parts(
            of: InputItem(at: folder / parent + name),
            ProjectSelection(target: target, configuration: nil)
        ).claims.lists
    }

    @Test(arguments: [
        reference("group:App/App.xcodeproj"), reference("container:App/App.xcodeproj"),
        reference("absolute:@/App/App.xcodeproj"), reference("group:./Kit/../App/App.xcodeproj"),
        "<Group location=\"group:App\" name=\"App\">\(reference("group:App.xcodeproj"))</Group>",
        "<Group location=\"container:\" name=\"All\"><Group location=\"group:App\">\(reference("group:App.xcodeproj"))</Group></Group>",
        "<Group name=\"Apps\">\(reference("group:App/App.xcodeproj"))</Group>",
        "<Group location=\"group:Pods\">\(reference("group:Gone.xcodeproj"))</Group>"
            + reference("group:App/App.xcodeproj"),
        "<Group location=\"group:Kit\">\(reference("container:App/App.xcodeproj"))</Group>",
        // Listed twice, beside a folder, and with what CocoaPods has not generated yet.
        reference("group:App/App.xcodeproj") + reference("container:App/App.xcodeproj") + reference("group:README.md")
            + reference("group:Pods/Pods.xcodeproj") + reference("developer:Other.xcodeproj"),
    ])
    func `says what the projects that it lists say`(content: String) async throws {
        let lists = try await Self.lists(content)
        #expect(lists.flatMap(\.claims).map(\.entitlement) == ["webcredentials:example.com"])
    }

    @Test func `is read wherever it is, below a folder of somebody else's code too`() async throws {
        let content = Self.reference("group:App/App.xcodeproj") + Self.reference("absolute:@/App/App.xcodeproj")
        #expect(try await Self.lists(content, below: "vendor/Pods/").flatMap(\.claims).count == 1)
    }

    @Test func `is read by the file in it, too`() async throws {
        let content = Self.reference("group:App/App.xcodeproj")
        let lists = try await Self.lists(content, "Shop.xcworkspace/contents.xcworkspacedata")
        #expect(lists.flatMap(\.claims).count == 1)
    }

    @Test(arguments: [
        ("", nil, "the workspace lists no Xcode project"),
        (reference("group:Gone.xcodeproj") + reference("group:App/App.xcodeproj"), nil, "no such file"),
        (
            reference("group:App/App.xcodeproj") + reference("group:App/App.xcodeproj/."), "Nowhere",
            "no app, App Clip or extension target “Nowhere”"
        ),
        (
            reference("catalog:App.xcodeproj"), nil,
            "“catalog:App.xcodeproj” is a kind of location that aasa doesn't know"
        ),
        ((0...1_000).map { reference("group:\($0).xcodeproj") }.joined(), nil, "lists more than 1000 projects"),
        ("<FileRef location=\"group:a\">", nil, "the end tag does not match the open element"),
    ])
    func `is refused where a part of it cannot be read, so that nothing is green unseen`(
        content: String, target: String?, reason: String
    ) async throws {
        let failure = await #expect(throws: InputFailure.self) { try await Self.lists(content, target: target) }
        #expect(failure?.message.description.contains(reason) == true, "\(String(describing: failure))")
    }
}
