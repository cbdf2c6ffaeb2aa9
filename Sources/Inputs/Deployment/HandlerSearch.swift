import AssociationModel
import Findings
import LocalFiles
import TextFormats

/// Looks in the sources of a repository for what answers in code at the locations of the file.
struct HandlerSearch {
    /// The sources that may have a route: not tests, declarations, or what a build makes.
    static let selection = FileTree.Selection(
        taking: { name in
            extensions.contains(ending(of: name))
                && ![".test.", ".spec.", ".stories.", ".d.ts", ".min.", "_test.", "_spec."].contains(
                    where: name.contains)
                && !name.hasPrefix("test_")
        },
        skipping: SkippedFolders.names(.fetched, .vendored, .built, .tests, .samples)
            .union(["dist", "out", "e2e", "cypress", "spec", "docs"]),
        entering: [".well-known"], limit: DeploymentFolder.fileLimit)

    private static let scripts: Set<Substring> = ["cjs", "cts", "js", "jsx", "mjs", "mts", "ts", "tsx"]
    private static let extensions = scripts.union([
        "cs", "ex", "exs", "go", "java", "kt", "php", "py", "rb", "rs", "scala", "swift",
    ])
    private static let word = ByteSearch("apple-app-site-association")
    // Words of routes in other languages: Rails, Django, Flask, Laravel, Spring, ASP.NET, Go, Phoenix, Axum, Vapor.
    private static let routing = ["get", "route", "path(", "url(", "mapping", "handle", "map", "match", "serve"]

    // Above the limit of a configuration file, code is only searched for the word, and above this one not even that.
    private static let greatestSize = Bound.siteCode.most

    /// What was found.
    private(set) var handlers: [RouteHandler] = []
    /// The files that may answer, and were not read.
    private(set) var unread: [UnreadConfiguration] = []

    /// - Parameters:
    ///   - names: the paths of the files, relative to the deployed folder.
    ///   - base: that folder with a slash at its end; empty for the working directory.
    init(in names: [String], below base: String) {
        for name in names {
            do throws(FileFailure) {
                let bytes = try LocalFiles().read(base + name, limit: Self.greatestSize)
                if bytes.count <= DeploymentReading.sizeLimit {
                    handlers += Self.handlers(in: bytes, named: name, below: base)
                } else if bytes.count > Self.greatestSize || Self.word.first(in: bytes) != nil {
                    unread.append(
                        UnreadConfiguration(
                            "this code is larger than \(DeploymentReading.sizeLimit) bytes, so whether it answers for the path was not checked",
                            help: "once it is deployed, check the domain itself", at: base + name, isDecisive: false))
                }
            } catch .missing, .isDirectory {
                continue
            } catch {
                unread.append(
                    UnreadConfiguration(
                        "whether this code answers for the path was not checked; it \(error.message)",
                        help: "check that you may read it", at: base + name, isDecisive: false))
            }
        }
    }

    private static func handlers(in bytes: [UInt8], named name: String, below base: String) -> [RouteHandler] {
        let isNamed = name.contains("apple-app-site-association")
        guard let place = word.first(in: bytes) ?? (isNamed ? 0 : nil) else { return [] }
        let text = SourceText(bytes, from: .file(path: (base + name).withoutDotSlash))
        return scripts.contains(ending(of: name))
            ? HandlerReader.handlers(in: text, at: name) : route(in: text, at: place)
    }

    private static func ending(of name: String) -> Substring {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] } ?? ""
    }

    // A line that makes a route of the path, in a language whose code is not followed.
    private static func route(in text: SourceText, at first: Int) -> [RouteHandler] {
        var next: Int? = first
        while let place = next {
            guard let line = text.span(ofLine: text.position(of: place).line) else { break }
            next = word.first(in: text.bytes, from: max(line.end, place + 1))
            let code = String(text.string(in: line).drop { $0 == " " || $0 == "\t" })
            let isComment = ["#", "//", "*", "/*", "--", "\"\"\""].contains { code.hasPrefix($0) }
            let lower = code.asciiLowercased
            guard !isComment, lower.contains("well-known/apple"), !lower.contains("://"),
                lower.contains("\"") || lower.contains("'"), routing.contains(where: lower.contains)
            else { continue }
            return [RouteHandler(.wellKnown, in: text, at: SourceSpan(line.end - code.utf8.count, line.end), .computed)]
        }
        return []
    }
}
