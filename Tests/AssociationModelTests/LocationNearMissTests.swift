import AssociationModel
import TestData
import Testing
import TextFormats

@Suite struct `paths that are nearly the right one` {
    @Test(arguments: [
        "apple-app-site-associations", "apple-app-site-assocation", "Apple-App-Site-Association",
        "apple-app-site-association.txt", "apple-app-site-association.JSON", "apple_app_site_association",
        "appleappsiteassociation", "apple-app-site-association ", ".apple-app-site-association",
        "apple.app.site.association", "apple-app-site-association.json",
    ])
    func `have a name that is taken for the file's`(name: String) { #expect(LocationNearMiss.isNearFile(name)) }

    @Test(arguments: [
        "apple-app-site-association", "apple-app-site-association.bak", "apple-app-site-association~",
        "apple-app-site-association.gz", "apple-app-site-association.br", "apple-app-site-association.swift",
        "assetlinks.json", "apple-developer-merchantid-domain-association", "aasa.json", "",
    ])
    func `do not have another name`(name: String) { #expect(!LocationNearMiss.isNearFile(name)) }

    @Test(arguments: [
        "well-known", ".well_known", ".wellknown", "wellknown", ".Well-Known", ".well-knwon", "_well-known",
    ])
    func `are in a folder that is taken for the right one`(name: String) {
        #expect(LocationNearMiss.isNearFolder(name))
    }

    @Test(arguments: [".well-known", "known", "public", "well", "unknown", ""])
    func `are in no other folder`(name: String) { #expect(!LocationNearMiss.isNearFolder(name)) }

    @Test func `are found where a directory is listed, the most telling first`() {
        let near = [
            "/../.well-known/apple-app-site-association", "/../apple-app-site-association",
            "/.well-known/apple-app-site-association.txt", "/AASA/apple-app-site-association",
            "/apple-app-site-association", "/apple-app-site-association.json", "/apple-app-site-associations",
            "/well-known/apple-app-site-association", "/well-known/apple-app-site-association.json",
            "/.well-known/apple-app-site-association.json",
        ]
        let expected = [
            "/well-known/apple-app-site-association", "/.well-known/apple-app-site-association.txt",
            "/well-known/apple-app-site-association.json", "/apple-app-site-associations",
            "/../.well-known/apple-app-site-association", "/../apple-app-site-association",
        ]
        #expect(LocationNearMiss.paths(in: "public", Tree(near.map { "public" + $0 })) == expected)
        #expect(LocationNearMiss.paths(in: "public/", Tree(near.map { "public" + $0 })) == expected)
        #expect(LocationNearMiss.paths(in: "public", Tree([])) == [])
    }

    @Test func `are looked at up to a limit, those outside the directory always`() {
        let numbered = (0..<(LocationNearMiss.limit + 10)).map { index in
            "public/apple-app-site-associati" + String(format(index))
        }
        let near = LocationNearMiss.paths(in: "public", Tree(numbered + ["public/../apple-app-site-association"]))
        #expect(near.count == LocationNearMiss.limit + 1)
        #expect(near.last == "/../apple-app-site-association")
    }

    // Two letters in place of “on”.
    private func format(_ index: Int) -> [Character] {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return [letters[index / 52], letters[index % 52]]
    }
}

/// Empty files at paths.
private struct Tree: FileReading {
    private let paths: [String]

    init(_ paths: [String]) { self.paths = paths }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard paths.contains(path) else { throw .missing }
        return []
    }

    func names(in directory: String) throws(FileFailure) -> [String] {
        let base = directory.hasSuffix("/") ? directory : directory + "/"
        let names = paths.filter { $0.hasPrefix(base) }.map { $0.dropFirst(base.count).prefix { $0 != "/" } }
        guard !names.isEmpty else { throw .missing }
        return Set(names.map(String.init)).subtracting([".."]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
