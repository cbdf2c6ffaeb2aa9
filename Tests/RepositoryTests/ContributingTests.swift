import Foundation
import TestData
import Testing

@Suite struct `the page for contributors` {
    typealias Graph = [String: Set<String>]

    @Test func `draws the module graph that the import lines make`() throws {
        let drawn = try Self.drawn()
        let modules = Set(Repository.swiftFiles(in: "Sources").map { String($0.split(separator: "/")[1]) })
        #expect(Set(drawn.keys) == modules)

        var imported: Graph = [:]
        for module in modules {
            let names = try Repository.swiftFiles(in: "Sources/\(module)").flatMap { try Repository.imports(of: $0) }
            imported[module] = Set(names).intersection(modules)
        }
        #expect(imported.values.contains { !$0.isEmpty })
        for module in modules.sorted() {
            let (page, sources) = (Self.reach(of: module, in: drawn), Self.reach(of: module, in: imported))
            #expect(page == sources, "\(module): \(page.symmetricDifference(sources).sorted())")
        }
    }

    @Test func `names only files and folders that exist`() throws {
        let names = try Repository.text(of: Self.path).matches(
            of: /`((?:Sources|Tests|Fixtures|\.ci)\/[A-Za-z0-9_.+\/-]+)`/)
        #expect(names.count > 10)
        for name in names {
            let path = Repository.root.appending(path: String(name.1)).path
            // A check that is only an example.
            guard !path.contains("SomeCondition") else { continue }
            #expect(FileManager.default.fileExists(atPath: path), "\(name.1) does not exist")
        }
    }

    @Test func `leads from the command to the printed finding in at most 30 files that know each other`() throws {
        let page = try Repository.text(of: Self.path)
        let start = try #require(page.range(of: "## From the command to the printed finding"))
        let end = try #require(page[start.upperBound...].range(of: "\n## "))
        let files = page[start.upperBound..<end.lowerBound].matches(of: /\n\| `([^`]+)` \|/).map { String($0.1) }
        #expect((20...30).contains(files.count), "\(files.count) files")
        #expect(Set(files).count == files.count)
        let sources = try files.map { file in
            // The type that the file declares or extends, and the words of its code.
            let name = try #require(file.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" })
            return (file: file, name: name, words: Self.words(of: try Repository.text(of: file)))
        }
        // The first one is the entry point, which names no command.
        for source in sources.dropFirst() {
            let isKnown = sources.contains { other in
                other.file != source.file && (other.words.contains(source.name) || source.words.contains(other.name))
            }
            #expect(isKnown, "\(source.file) neither uses another file of the table nor is used by one")
        }
    }

    /// The words of the code, without those of comments.
    private static func words(of source: String) -> Set<Substring> {
        let code = source.split(separator: "\n").filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        return Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    }

    @Test func `about security names only tests that are there`() throws {
        let files = Set(
            Repository.swiftFiles(in: "Tests").compactMap { $0.split(separator: "/").last.map(String.init) })
        let names = try Repository.text(of: ".github/SECURITY.md").matches(of: /`([A-Za-z]+Tests)`/).map(\.1)
        #expect(names.count > 15)
        for name in names {
            #expect(files.contains("\(name).swift"), "there is no \(name)")
        }
    }

    private static let path = ".github/CONTRIBUTING.md"

    /// The lines `module → imported, imported` of the page.
    private static func drawn() throws -> Graph {
        let text = try Repository.text(of: path)
        let start = try #require(text.range(of: "```modules\n"))
        let block = text[start.upperBound...].prefix { $0 != "`" }
        var graph: Graph = [:]
        for line in block.split(separator: "\n") {
            let sides = line.split(separator: " → ")
            try #require(sides.count == 2, "\(line)")
            let names = sides[1].split(separator: ", ").map(String.init)
            graph[String(sides[0])] = names == ["nothing"] ? [] : Set(names)
        }
        return graph
    }

    /// Everything that a module imports, directly or not.
    private static func reach(of module: String, in graph: Graph) -> Set<String> {
        var found: Set<String> = []
        var open = Array(graph[module] ?? [])
        while let next = open.popLast() {
            if found.insert(next).inserted { open += graph[next] ?? [] }
        }
        return found
    }
}
