import Foundation
import TestData

/// What the libraries show to other packages, by the symbol graphs of the modules that were built for the tests.
struct PublicInterface {
    struct Declaration {
        /// The path of names and the text, on one line.
        let line: String
        /// The identifiers of the types that it mentions, as the compiler mangles them.
        let mentioned: [String]
    }

    /// The libraries of the package, each named like its first module, with the modules that it re-exports.
    static let libraries: [(name: String, modules: [String])] = [
        (
            "AssociatedDomains",
            [
                "AssociatedDomains", "AssociationModel", "Catalogue", "CurlFetch", "Findings", "Judging", "LocalFiles",
                "PasswordRules", "Reports", "SignUpScreens", "TextFormats", "UniversalLinks",
            ]
        ),
        ("PasswordRules", ["PasswordRules"]),
        ("SwiftSourceScreens", ["SwiftSourceScreens", "Findings"]),
    ]

    /// The declarations of each library, in the order of their lines.
    let libraries: [(name: String, declarations: [Declaration])]

    /// Reads the modules beside the running tests.
    init() throws {
        libraries = try Self.libraries.map { ($0.name, try Self.declarations(of: $0.modules)) }
    }

    /// One declaration a line, under a heading for each library.
    var text: String {
        libraries.map { library in
            "# import \(library.name)\n\n" + library.declarations.map { $0.line + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private static func declarations(of modules: [String]) throws -> [Declaration] {
        let folder = try TemporaryFolder()
        try SymbolGraphs.extract(modules, into: folder.url)
        var found: [Declaration] = []
        for file in try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil) {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            found += graph.symbols.compactMap(\.declaration)
        }
        return found.sorted { Array($0.line.utf8).lexicographicallyPrecedes(Array($1.line.utf8)) }
    }
}

/// The part of a symbol graph that is read.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Fragment: Decodable {
            let spelling: String
            let preciseIdentifier: String?
        }

        struct Location: Decodable { let uri: String }

        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let location: Location?

        /// The declaration; nil if the compiler made it up, as it does for conformances.
        var declaration: PublicInterface.Declaration? {
            guard location?.uri.contains("/Sources/") == true, location?.uri.contains("/checkouts/") == false else {
                return nil
            }
            let text = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            let container = pathComponents.dropLast().joined(separator: ".")
            return PublicInterface.Declaration(
                line: (container.isEmpty ? "" : container + ": ") + text,
                mentioned: declarationFragments.compactMap(\.preciseIdentifier))
        }
    }

    let symbols: [Symbol]
}
