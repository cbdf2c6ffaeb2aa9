import Findings
import Foundation
import FrameworkScreens
import SignUpScreens
import TestData
import Testing

@Suite struct `no screen of a framework is lost` {
    /// Folders of sources: those of the fixtures, and checkouts that `AASA_CHECKOUTS` names, separated by colons.
    static let folders: [String] =
        ["Fixtures/Checks"]
        + (ProcessInfo.processInfo.environment["AASA_CHECKOUTS"] ?? "").split(separator: ":").map(String.init)

    /// How sources that belong together are read, by the ends of their names.
    static let readers: [(ends: [String], read: @Sendable ([SourceText]) -> [Screen])] = [
        (
            FrameworkScreenReader.scriptEnds,
            { FrameworkScreenReader.screens(ofScripts: $0.filter(FrameworkScreenReader.mayHaveScreens)) }
        ),
        (
            FrameworkScreenReader.dartEnds,
            { sources in
                FrameworkScreenReader.screens(
                    ofDart: sources.filter { FrameworkScreenReader.mayHaveWidgets(named: $0.name) })
            }
        ),
        (FrameworkScreenReader.mauiEnds, { FrameworkScreenReader.screens(ofMaui: $0, project: nil) }),
        (FrameworkScreenReader.pageEnds, { FrameworkScreenReader.screens(ofPages: $0) }),
        ([".m", ".mm"], { $0.flatMap(FrameworkScreenReader.screens(ofObjectiveC:)) }),
    ]

    @Test(arguments: folders, readers.indices)
    func `beside other files that it is shown without`(folder: String, reader: Int) throws {
        let (ends, read) = Self.readers[reader]
        let sources = try Self.sources(in: folder, ending: ends)
        let whole = read(sources)
        let known = Set(whole.map(Self.line))
        let users = Users(of: sources, showing: Set(whole.compactMap(\.place.file)))
        for source in sources {
            for screen in read([source]) where screen.fields.contains(where: { $0.hidesText != false }) {
                #expect(known.contains(Self.line(screen)) || users.show(screen.name), "\(source.name): \(screen.name)")
            }
        }
    }

    private static func line(_ screen: Screen) -> String { "\(screen.place.file ?? "") \(screen.name)" }

    private static func sources(in folder: String, ending ends: [String]) throws -> [SourceText] {
        let root = Repository.root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
        return try names.sorted().filter { name in
            ends.contains { name.hasSuffix($0) }
                && !name.split(separator: "/").contains { ["node_modules", "Pods", ".git", "build"].contains($0) }
        }.compactMap { name in
            let path = root.appending(path: name)
            guard try path.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
            let bytes = Array(try Data(contentsOf: path))
            return bytes.count > FrameworkScreenReader.sizeLimit
                ? nil : SourceText(bytes, from: .file(path: "\(folder)/\(name)"))
        }
    }

    /// The sources that use what another one declares, by name: its fields are among those of their screens.
    private struct Users {
        private let words: [(name: String, words: Set<String>)]
        private let showing: Set<String>

        init(of sources: [SourceText], showing files: Set<String>) {
            showing = files
            words = sources.map { source in
                let text = String(decoding: source.bytes, as: UTF8.self)
                return (source.name, Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)))
            }
        }

        /// Whether a source with a screen uses the name, or one whose own name it uses, and so on.
        func show(_ name: String) -> Bool {
            var (known, new): (Set<String>, Set<String>) = ([], [name])
            while !new.isEmpty {
                known.formUnion(new)
                let users = words.filter { !$0.words.isDisjoint(with: new) && !Self.declares(new, $0.name) }
                if users.contains(where: { showing.contains($0.name) }) { return true }
                new = Set(users.map { Self.stem($0.name) }).subtracting(known)
            }
            return false
        }

        private static func stem(_ path: String) -> String {
            String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        }

        private static func declares(_ names: Set<String>, _ path: String) -> Bool { names.contains(stem(path)) }
    }
}
