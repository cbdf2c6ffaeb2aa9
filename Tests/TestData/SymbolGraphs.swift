package import Foundation

/// Asks the compiler for the symbol graphs of modules that were built for the running program.
package enum SymbolGraphs {
    /// Writes the graph of what the first module shows, itself and of the others, which it re-exports.
    package static func extract(_ modules: [String], into folder: URL) throws {
        let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().resolvingSymlinksInPath()
        let scratch = build.deletingLastPathComponent().deletingLastPathComponent()
        var arguments = ["swift-symbolgraph-extract", "-module-name", modules[0], "-target", try target()]
        arguments += ["-I", build.appending(path: "Modules").path, "-output-dir", folder.path]
        arguments += ["-minimum-access-level", "public"]
        arguments += ["-experimental-allowed-reexported-modules=" + modules.dropFirst().joined(separator: ",")]
        // The modules of C code, which the compiler needs to load those of Swift that use them.
        let maps = try module(maps: build, ending: ".build") + sources(in: scratch.appending(path: "checkouts"))
        arguments += maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
        _ = try run(arguments)
    }

    private static func module(maps folder: URL, ending suffix: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(suffix) }.map { $0.appending(path: "module.modulemap") }.existing
    }

    private static func sources(in checkouts: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil).flatMap { package in
            let sources = package.appending(path: "Sources")
            let targets = try? FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            return (targets ?? []).map { $0.appending(path: "include/module.modulemap") }.existing
        }
    }

    private static func target() throws -> String {
        struct Information: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        return try JSONDecoder().decode(Information.self, from: run(["swiftc", "-print-target-info"])).target.triple
    }

    /// Runs a tool of the toolchain, and returns what it prints.
    private static func run(_ arguments: [String]) throws -> Data {
        let run = try ProgramRun(URL(filePath: "/usr/bin/env"), arguments)
        guard run.status == 0 else { throw ToolFailure(tool: arguments[0], complaint: run.complaint) }
        return Data(run.output.utf8)
    }

    /// A tool that did not exit with 0.
    package struct ToolFailure: Error {
        package let tool: String
        package let complaint: String
    }
}

extension [URL] {
    fileprivate var existing: [URL] { filter { FileManager.default.fileExists(atPath: $0.path) } }
}
