package import Findings

extension AppFile {
    /// What a project or a description is made from by another tool, and is not read here: programs, which would have to
    /// be run, and specifications of project generators, whose meaning is the generator's own.
    package enum Generator: String, Hashable, Sendable, CaseIterable {
        /// Expo's `app.config.js` and `app.config.ts`.
        case expo
        /// Capacitor's `capacitor.config.ts` and `capacitor.config.js`.
        case capacitor
        /// XcodeGen's `project.yml`.
        case xcodeGen
        /// Tuist's `Project.swift`.
        case tuist

        /// Tells it by the name of a file; nil for any other.
        package init?(path: String) {
            let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
            switch name {
            case "app.config.js", "app.config.ts", "app.config.mjs", "app.config.cjs": self = .expo
            case "capacitor.config.ts", "capacitor.config.js": self = .capacitor
            case "project.yml", "project.yaml": self = .xcodeGen
            case "Project.swift": self = .tuist
            default: return nil
            }
        }

        /// Why it is not read, and what to do.
        package var message: Message {
            switch self {
            case .expo:
                "this is a program, which is not run here; run npx expo config --json > /tmp/app.json, and check /tmp/app.json"
            case .capacitor:
                "this is a program, which is not run here, and it names no domains; check the project beside it, ios/App/App.xcodeproj"
            case .xcodeGen:
                "this is XcodeGen’s specification, which is not read here; run xcodegen generate, and check the .xcodeproj that it makes"
            case .tuist:
                "this is Tuist’s manifest, which is not run here; run tuist generate, and check the .xcodeproj that it makes"
            }
        }
    }
}
