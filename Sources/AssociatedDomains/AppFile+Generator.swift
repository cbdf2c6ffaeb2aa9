package import Findings

extension AppFile {
    /// A file from which another tool generates a project or a description. It is not read here: a program would have to
    /// be run, and only the generator knows what its specification means.
    package enum Generator: String, Hashable, Sendable, CaseIterable {
        /// Expo's `app.config.js` and `app.config.ts`.
        case expo
        /// Capacitor's `capacitor.config.ts` and `capacitor.config.js`.
        case capacitor
        /// XcodeGen's `project.yml`.
        case xcodeGen
        /// Tuist's `Project.swift`.
        case tuist

        /// Recognises the generator by the file name at the end of a path; nil for any other name.
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

        /// Why the file is not read, and what to check instead.
        package var message: Message {
            switch self {
            case .expo:
                "this is a program and is not run here; run npx expo config --json > /tmp/app.json and check /tmp/app.json"
            case .capacitor:
                "this is a program and is not run here, and it names no domains; check the project beside it, ios/App/App.xcodeproj"
            case .xcodeGen:
                "this is an XcodeGen specification and is not read here; run xcodegen generate and check the .xcodeproj that it creates"
            case .tuist:
                "this is a Tuist manifest and is not run here; run tuist generate and check the .xcodeproj that it creates"
            }
        }
    }
}
