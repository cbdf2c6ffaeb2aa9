import TestData
import Testing

/// What a new check compiles again. When a module changes, the compiler takes everything that it adds to types of other
/// modules as changed, and every operator that it declares, private or not; so all files above it that use `String`, say,
/// or `==`, are compiled again. With one extension of `String` and one `<` in `SiteChecks`, a check there compiled 190 files.
@Suite struct `the modules of checks` {
    static let modules = ["AppChecks", "FileChecks", "LogChecks", "ScreenChecks", "SiteChecks"]
    /// The modules whose types the checks may add to: they are about what is checked, and few files above use each.
    static let domain: Set<String> = [
        "AssociationModel", "Judging", "LinkHandlers", "PasswordRules", "SignUpScreens", "UniversalLinks",
    ]
    /// What each family adds to by design: where its checks are documented.
    static let gathered: Set<String> = ["Citation"]

    @Test(arguments: modules)
    func `add to no type of the standard library, of results or of text formats`(module: String) throws {
        let files = Repository.swiftFiles(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        let known = try Self.types(in: Self.domain.union([module])).union(Self.gathered)
        for file in files {
            for name in Self.extended(in: try Repository.text(of: file)) where !known.contains(name) {
                Issue.record("\(file) adds to \(name), also if only privately; write a function of a type of its own")
            }
        }
    }

    @Test(arguments: modules)
    func `declare no operator`(module: String) throws {
        for file in Repository.swiftFiles(in: "Sources/\(module)") {
            let declares = try Repository.text(of: file).contains(/static func [^\w\s`]/)
            #expect(!declares, "\(file) declares an operator; compare what is inside")
        }
    }

    @Test func `are searched for every kind of extension`() {
        let text = """
            extension String {
                fileprivate var isPage: Bool { true }
            }
            private extension [Word]? {}
            extension Array where Element: Hashable {}
            extension Check.Verdict {}
            """
        #expect(Self.extended(in: text) == ["String", "[Word]?", "Array", "Check"])
    }

    private static func extended(in text: String) -> [String] {
        // Most lines are indented, and a regular expression takes long to say no.
        text.split(separator: "\n").lazy.filter { !$0.hasPrefix(" ") }.compactMap { line in
            line.prefixMatch(of: /(?:(?:package|private|fileprivate) )?extension ([^ .:<]+)/).map { String($0.1) }
        }
    }

    private static func types(in modules: Set<String>) throws -> Set<String> {
        let declaration =
            /(?:(?:package|public|final|indirect|private|fileprivate) )*(?:struct|enum|class|protocol) (\w+)/
        var names: Set<String> = []
        for file in modules.flatMap({ Repository.swiftFiles(in: "Sources/\($0)") }) {
            for line in try Repository.text(of: file).split(separator: "\n") where !line.hasPrefix(" ") {
                if let match = line.prefixMatch(of: declaration) { names.insert(String(match.1)) }
            }
        }
        return names
    }
}
