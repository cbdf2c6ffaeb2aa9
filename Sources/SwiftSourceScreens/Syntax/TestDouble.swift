#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Recognises code that exists for tests and is no part of an app.
    enum TestDouble {
        private static let words: Set<String> = ["mock", "stub", "fake", "spy", "dummy"]

        /// Whether a type's name says that it stands in for another one in tests, as `MockSession` does.
        static func isNamed(_ typeName: String) -> Bool { !words.isDisjoint(with: Words(typeName).tokens) }
    }

    extension SourceIndex {
        /// The files without those of tests, which import a test library or are in a folder such as `AppTests`. A folder
        /// that all files are in says nothing.
        var appFiles: [SwiftFile] {
            let folders = files.map { $0.text.name.split(separator: "/").dropLast() }
            let common = folders.dropFirst().reduce(folders.first?.count ?? 0) { count, path in
                zip(path, folders[0]).prefix(count).prefix { $0 == $1 }.count
            }
            return zip(files, folders).filter { file, path in
                !file.importsTestLibrary && !path.dropFirst(common).contains { $0.hasSuffix("Tests") }
            }.map(\.0)
        }
    }

    extension SwiftFile {
        /// Whether it imports a library for tests.
        fileprivate var importsTestLibrary: Bool {
            imports.contains {
                ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "iOSSnapshotTestCase"].contains($0)
            }
        }
    }
#endif
