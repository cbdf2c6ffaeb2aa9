import Findings
import LocalFiles
import TextFormats

/// The string tables of an app, from which its screens take their texts by key: `.strings` files and string catalogues.
///
/// One language is enough, since the words of many are understood: English if there is one, then the base language.
struct StringTables {
    /// A file of each table, by the folder that has the languages and the name of the table.
    private var files: [Table: (path: String, rank: Int)] = [:]

    private struct Table: Hashable {
        let folder: Substring
        let name: Substring
    }

    /// The largest table that is read, in bytes.
    private static let sizeLimit = 8 << 20

    /// Chooses among the files of tables.
    init(_ paths: [String]) { for path in paths { add(path) } }

    /// Adds a file if its language is better than that of the same table so far.
    private mutating func add(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last else { return }
        let folder = parts.dropLast().last ?? ""
        let isLocalized = folder.hasSuffix(".lproj")
        let rank = isLocalized ? Self.rank(ofLanguage: folder.dropLast(".lproj".count)) : 0
        let table = Table(folder: path.dropLast(name.count + (isLocalized ? folder.count + 1 : 0)), name: name)
        if let known = files[table], known.rank <= rank { return }
        files[table] = (path, rank)
    }

    private static func rank(ofLanguage language: Substring) -> Int {
        switch language.lowercased() {
        case "en": 0
        case let name where name.hasPrefix("en"): 1
        case "base": 2
        default: 3
        }
    }

    /// The texts by key. A table that cannot be read has none: what it would tell is only a help.
    func texts() -> [String: String] {
        var result: [String: String] = [:]
        for file in files.values.map(\.path).sorted() {
            guard let bytes = try? LocalFiles().read(file, limit: Self.sizeLimit), bytes.count <= Self.sizeLimit else {
                continue
            }
            let entries = file.hasSuffix(".xcstrings") ? Self.catalogue(bytes) : Self.table(bytes)
            for (key, text) in entries where !text.isEmpty && result[key] == nil { result[key] = text }
        }
        return result
    }

    // A property list: in the text format without the braces around it, or XML, or binary.
    private static func table(_ bytes: [UInt8]) -> [(String, String)] {
        let isText = !bytes.starts(with: "bplist".utf8) && !bytes.starts(with: "<?xml".utf8)
        let list: PropertyList?
        if isText {
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            list = try? OpenStepReader.read(Array("{".utf8) + text + Array("\n}".utf8))
        } else {
            list = try? PropertyListReader.read(bytes)
        }
        return (list?.entries ?? []).compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    }

    // <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>
    private static func catalogue(_ bytes: [UInt8]) -> [(String, String)] {
        guard let root = JSONParser.parse(bytes).root else { return [] }
        let source = root.member("sourceLanguage")?.value.string ?? "en"
        return (root.member("strings")?.value.members ?? []).compactMap { entry in
            let languages = entry.value.member("localizations")?.value
            let language = languages?.member("en") ?? languages?.member(source)
            return language?.value.member("stringUnit")?.value.member("value")?.value.string.map {
                (entry.key.text, $0)
            }
        }
    }
}
