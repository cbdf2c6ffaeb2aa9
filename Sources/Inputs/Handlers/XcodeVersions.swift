import AssociationModel
import Findings
import TextFormats

/// The versions of Xcode that the files around a project name for its builds: workflows, and `.xcode-version`.
struct XcodeVersions {
    private var found: [(major: Int, place: Place)] = []
    /// Whether a file takes the latest one, whichever that is.
    private var isOpen = false

    /// Where the first version is named, if each of them has the SDK of iOS 27 or later, which requires scenes.
    var required: Place? { !isOpen && found.allSatisfy { $0.major >= 27 } ? found.first?.place : nil }

    private static let files = [".xcode-version", "bitrise.yml", "codemagic.yaml", ".circleci/config.yml"]
    private static let workflows = ".github/workflows"
    /// How many folders above the project are looked into.
    private static let depth = 4

    /// Reads the files in the folder of a project and in those above it.
    init(around project: String, _ files: any FileReading) {
        var folder = FilePath.parent(of: project)
        for _ in 0..<Self.depth {
            let workflows = FilePath.join(folder, Self.workflows)
            let names = ((try? files.names(in: workflows)) ?? []).filter {
                $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
            }
            for path in names.map({ FilePath.join(workflows, $0) }) + Self.files.map({ FilePath.join(folder, $0) }) {
                guard let text = try? files.text(at: path, limit: FrameworkInput.sizeLimit) else { continue }
                read(text, isVersion: path.hasSuffix(".xcode-version"))
            }
            let parent = FilePath.parent(of: folder)
            guard found.isEmpty, parent != folder else { return }
            folder = parent
        }
    }

    private mutating func read(_ text: SourceText, isVersion: Bool) {
        for line in 1...text.lineCount {
            guard let span = text.span(ofLine: line), span.count <= 400 else { continue }
            let written = text.string(in: span)
            let words = written.drop { $0 == " " || $0 == "-" }
            guard words.first != "#", let values = isVersion ? words : Self.values(of: words) else { continue }
            if values.contains("latest") { isOpen = true }
            for number in values.split(whereSeparator: { ",[]'\" ".contains($0) }) {
                guard let major = Int(number.prefix { $0.isASCII && $0.isNumber }) else { continue }
                found.append((major, .text(text, SourceSpan(span.end - words.utf8.count, span.end))))
            }
        }
    }

    /// What a line says of versions: `xcode-version: '27.0'`, `xcode: [26.4, 27.0]`, `stack: osx-xcode-27.0.x`, or the path
    /// of an Xcode, `/Applications/Xcode_27.0.app`.
    private static func values(of line: Substring) -> Substring? {
        for key in ["xcode-version:", "xcode_version:", "xcode:", "stack: osx-xcode-"] where line.hasPrefix(key) {
            return line.dropFirst(key.count)
        }
        for path in ["/Applications/Xcode_", "/Applications/Xcode-"] {
            if let found = line.firstRange(of: path) {
                return line[found.upperBound...].prefix { $0.isNumber || $0 == "." }
            }
        }
        return nil
    }
}
