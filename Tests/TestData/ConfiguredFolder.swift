package import Foundation

/// A folder with a configuration, in which `aasa` is run.
package struct ConfiguredFolder {
    private let folder: TemporaryFolder
    package var url: URL { folder.url }

    package init(_ configuration: String?, sites: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        if let configuration { try put(configuration, in: ".aasa.json") }
        for (host, body) in sites { try put(body, in: "\(host)/.well-known/apple-app-site-association") }
    }

    package func put(_ text: String, in name: String) throws { try folder.write(text, to: name) }

    /// Runs a line of arguments in the folder, or in one below it.
    package func run(_ line: String, in folder: String = ".") throws -> ProgramRun {
        try ProgramRun(
            shell: "mkdir -p '\(url.path)/\(folder)' && cd '\(url.path)/\(folder)' && exec \"$1\" \(line)",
            [Command.aasa.path])
    }

    package func text(of name: String) throws -> String { try folder.text(name) }

    package static func listing(_ app: String) -> String { "{\"webcredentials\": {\"apps\": [\"\(app)\"]}}" }
}
