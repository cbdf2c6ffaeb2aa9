import Findings
import Judging

/// A file from which another tool generates a project or a description. It is not read: a program would have to be run,
/// and only the generator knows what its specification means.
enum GeneratorInput: String, Input, CaseIterable {
    /// Expo's `app.config.js` and `app.config.ts`.
    case expo
    /// Capacitor's `capacitor.config.ts` and `capacitor.config.js`.
    case capacitor
    /// Tuist's `Project.swift`.
    case tuist

    var key: String { "generator-\(rawValue)" }

    var names: [InputName] {
        switch self {
        case .expo: ["js", "ts", "mjs", "cjs"].map { .whole("app.config." + $0) }
        case .capacitor: ["ts", "js"].map { .whole("capacitor.config." + $0) }
        case .tuist: [.whole("Project.swift")]
        }
    }

    var refusal: Message? {
        switch self {
        case .expo:
            "this is a program and is not run here; run npx expo config --json > /tmp/app.json and check /tmp/app.json"
        case .capacitor:
            "this is a program and is not run here, and it names no domains; check the project beside it, ios/App/App.xcodeproj"
        case .tuist:
            "this is a Tuist manifest and is not run here; run tuist generate and check the .xcodeproj that it creates"
        }
    }

    /// What a file of this tool has in it; others have files of the same names.
    private var signs: [String] {
        switch self {
        case .expo: ["expo", "bundleIdentifier", "slug"]
        case .capacitor: ["capacitor", "appId"]
        case .tuist: ["ProjectDescription"]
        }
    }

    func refusal(of item: InputItem) -> Message? {
        guard let bytes = try? item.bytes(limit: Self.limit) else { return refusal }
        if bytes.isEmpty || signs.contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) { return refusal }
        return "a file of this name is read by \(tool), but this one has nothing of it: it is not about an app"
    }

    private static let limit = 4 << 20

    private var tool: Message {
        switch self {
        case .expo: "Expo"
        case .capacitor: "Capacitor"
        case .tuist: "Tuist"
        }
    }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        throw InputFailure(refusal ?? "", at: item.path)
    }
}
