import AssociationModel
import Findings
import Judging
import TextFormats

/// A program from which a tool generates a project. It is not run; what it says of the app in literals and constants is read.
struct GeneratorInput: Input {
    let tool: AppDescription.Tool
    let title: Message
    let files: [String]
    /// What a file of this tool has in it; others have files of the same names.
    let signs: [String]
    /// What to check where the program's own words do not do.
    let otherWay: Message

    static let all: [any Input] = [
        GeneratorInput(
            tool: .expo, title: "Expo", files: ["js", "ts", "mjs", "cjs"].map { "app.config." + $0 },
            signs: ["expo", "bundleIdentifier", "slug"],
            otherWay: "run npx expo config --json > /tmp/app.json and check /tmp/app.json"),
        // They name no domains.
        GeneratorInput(
            tool: .capacitor, title: "Capacitor", files: ["ts", "js"].map { "capacitor.config." + $0 },
            signs: ["capacitor", "appId"],
            otherWay:
                "this is a program and is not run here, and it names no domains; check the project next to it, ios/App/App.xcodeproj"
        ),
        GeneratorInput(
            tool: .tuist, title: "Tuist", files: ["Project.swift"], signs: ["ProjectDescription"],
            otherWay: "run tuist generate and check the .xcodeproj that it creates"),
    ]

    var key: String { "generator-\(tool.rawValue)" }

    var names: [InputName] { files.map(InputName.whole) }

    var sought: [InputUse: [String]] { [.subject: tool == .capacitor ? [] : files.map(\.asciiLowercased)] }

    func path(foundAt file: String) -> String? { files.contains(FilePath.name(of: file)) ? file : nil }

    var refusal: Message? { tool == .capacitor ? otherWay : nil }

    func refusal(of item: InputItem) -> Message? {
        guard let bytes = try? item.bytes(limit: Bound.description.most) else { return refusal }
        return isOwn(bytes) ? refusal : notItsOwn
    }

    private func isOwn(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || signs.contains { ByteSearch($0).first(in: bytes) != nil }
    }

    private var notItsOwn: Message {
        "a file of this name is read by \(title), but this one has nothing of it: it is not about an app"
    }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Bound.description.most, of: "a description of an app")
        guard isOwn(text.bytes) else { throw InputFailure(nothing: notItsOwn, at: item.path) }
        let app = WrittenApp(text, tool == .tuist ? .swift : .javaScript)
        let domains: [DeclaredText]?
        do throws(ComputedExpression) {
            // In an Info.plist the key has no effect.
            domains = try app.texts(
                of: ["associatedDomains", DeclaredDomains.key], notIn: ["infoPlist", "extendingDefault"])
        } catch {
            let line = text.position(of: error.span.start).line
            throw InputFailure(
                nothing: "line \(line) computes the domains, and this program is not run here; \(otherWay)",
                at: item.path)
        }
        guard let domains else {
            // They may be in files that the targets name.
            let lists = tool == .tuist ? TuistManifest(app, at: try? item.place()).lists(item.path) : []
            if !lists.isEmpty { return InputParts(lists: lists) }
            throw InputFailure(
                nothing: "this is a program and is not run here, and it names no domains in so many words; \(otherWay)",
                at: item.path)
        }
        let description = AppDescription(
            tool, in: text, bundleIdentifier: app.text(of: ["bundleIdentifier", "bundleId"]),
            teamIdentifier: app.text(of: ["appleTeamId", "DEVELOPMENT_TEAM"]), associatedDomains: domains)
        var list = ClaimList(description)
        if tool == .tuist { list.product = (item.path, nil) }
        return InputParts(lists: [list])
    }
}
