import AssociationModel
import Findings
import TextFormats

/// A file in which a package manager writes down what it installed.
struct LockFile: Sendable {
    /// A package, with the version that was installed.
    struct Entry {
        let name: String
        let version: String
        let span: SourceSpan
    }

    let name: String
    /// Reads the entries of some packages, or all where there is no telling which are wanted.
    let entries: @Sendable (SourceText, Set<String>) -> [Entry]

    /// Those of npm, Yarn and pnpm.
    static let ofNode = [
        LockFile(name: "package-lock.json", entries: npm), LockFile(name: "npm-shrinkwrap.json", entries: npm),
        LockFile(name: "yarn.lock", entries: lines), LockFile(name: "pnpm-lock.yaml", entries: lines),
    ]
    static let ofCocoaPods = LockFile(name: "Podfile.lock") { text, _ in pods(text) }
    static let ofSwiftPackages = LockFile(name: "Package.resolved") { text, _ in pins(text) }

    /// <https://docs.npmjs.com/cli/configuring-npm/package-lock-json>
    @Sendable private static func npm(_ text: SourceText, _ names: Set<String>) -> [Entry] {
        guard let root = JSONParser.parse(text.bytes, dialect: .lenient).root else { return [] }
        let packages = root.member("packages")?.value
        let old = root.member("dependencies")?.value
        return names.sorted().compactMap { name in
            let member = packages?.member("node_modules/\(name)") ?? old?.member(name)
            guard let version = member?.value.member("version")?.value else { return nil }
            return version.string.map { Entry(name: name, version: $0, span: version.span) }
        }
    }

    /// Reads a file with a line for each package and its version in that line or in one of the next: `"react@^19.0.0":`,
    /// `react: 19.0.0`, `'react': …`. The first line of a package is that of the app itself in pnpm's.
    @Sendable private static func lines(_ text: SourceText, _ names: Set<String>) -> [Entry] {
        var wanted = names
        var found: [Entry] = []
        for line in 1...text.lineCount where !wanted.isEmpty {
            guard let span = text.span(ofLine: line), let name = name(in: text.bytes[span.start..<span.end]),
                wanted.contains(name)
            else { continue }
            guard let version = version(of: name, from: line, in: text) else { continue }
            wanted.remove(name)
            found.append(Entry(name: name, version: version, span: span))
        }
        return found
    }

    private static let quotes: Set<UInt8> = [.quote, .apostrophe, 0x20]

    /// What a line names: the word before its `@`, `:` or closing quote.
    private static func name(in line: ArraySlice<UInt8>) -> String? {
        let start = line.prefix(400).drop(while: quotes.contains)
        guard let first = start.first, first != UInt8(ascii: "#") else { return nil }
        let rest = start.dropFirst().prefix {
            ![UInt8(ascii: "@"), UInt8(ascii: ":")].contains($0) && !quotes.contains($0)
        }
        return String(decoding: [first] + rest, as: UTF8.self)
    }

    private static func version(of name: String, from line: Int, in text: SourceText) -> String? {
        for next in line..<min(line + 5, text.lineCount + 1) {
            guard let span = text.span(ofLine: next) else { return nil }
            let words = text.bytes[span.start..<min(span.end, span.start + 400)].split {
                quotes.contains($0) || $0 == UInt8(ascii: ":") || $0 == .lineFeed || $0 == 0x0D
            }.map { String(decoding: $0, as: UTF8.self) }
            let key = next == line ? name : "version"
            if words.count == 2, words[0] == key, words[1].first?.isNumber == true { return words[1] }
        }
        return nil
    }

    /// The pods with their subspecs, of the section `PODS`.
    private static func pods(_ text: SourceText) -> [Entry] {
        var found: [Entry] = []
        for line in 1...text.lineCount {
            guard let span = text.span(ofLine: line) else { break }
            let written = text.string(in: SourceSpan(span.start, min(span.end, span.start + 400)))
            if written.hasPrefix("DEPENDENCIES:") { break }
            guard written.hasPrefix("  - ") else { continue }
            let words = written.dropFirst(4).split { " \"():".contains($0) }
            guard words.count >= 2 else { continue }
            found.append(Entry(name: String(words[0]), version: String(words[1]), span: span))
        }
        return found
    }

    /// The packages by their identity, in each version of the format.
    private static func pins(_ text: SourceText) -> [Entry] {
        guard let root = JSONParser.parse(text.bytes, dialect: .lenient).root else { return [] }
        let pins = root.member("pins")?.value ?? root.member("object")?.value.member("pins")?.value
        return (pins?.elements ?? []).compactMap { pin in
            let address = (pin.member("location") ?? pin.member("repositoryURL"))?.value
            guard let address, let location = address.string else { return nil }
            let name = FilePath.name(of: location.asciiLowercased)
            let version = pin.member("state")?.value.member("version")?.value.string ?? ""
            return Entry(
                name: name.hasSuffix(".git") ? String(name.dropLast(4)) : name, version: version, span: address.span)
        }
    }
}
