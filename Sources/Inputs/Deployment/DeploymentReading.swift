import AssociationModel
import Findings
import LocalFiles
import TextFormats

/// The configuration files of a deployment that were read so far, and what could not be.
struct DeploymentReading {
    /// In the order in which they were read.
    private(set) var files: [DeploymentFile] = []
    var unread: [UnreadConfiguration] = []
    /// What is included by what was read, and may not be read.
    private(set) var denied: [InputFailure] = []

    /// The largest file that is read, in bytes.
    static let sizeLimit = Bound.deploymentFile.most

    /// Reads a file if its name, or its text, is that of a host's or server's configuration.
    ///
    /// - Parameters:
    ///   - name: the path relative to the deployed folder.
    ///   - base: that folder with a slash at its end; empty for the working directory.
    mutating func read(_ name: String, in base: String) {
        let named = DeploymentFile.Kind(path: name)
        guard named != nil || DeploymentFile.Kind.mayBeServer(path: name) else { return }
        do throws(FileFailure) {
            guard let text = try Self.text(at: base + name) else {
                guard named != nil else { return }
                return unread.append(
                    UnreadConfiguration(
                        "the file is larger than \(Self.sizeLimit) bytes, so it was not checked",
                        help: "look in it for rules that cover /.well-known/apple-app-site-association",
                        at: base + name))
            }
            guard let kind = named ?? DeploymentFile.Kind(declaringSites: text) else { return }
            files.append(DeploymentFile(kind, at: name, text))
        } catch .missing, .isDirectory {
            // A folder with such a name, or a link that leads nowhere, configures nothing.
        } catch {
            unread.append(
                UnreadConfiguration(
                    "the file was not checked; it \(error.message)", help: "check that you may read it",
                    at: base + name, isDecisive: named != nil))
        }
    }

    // Nil if it is too large.
    private static func text(at path: String) throws(FileFailure) -> SourceText? {
        let bytes = try LocalFiles().read(path, limit: sizeLimit)
        return bytes.count <= sizeLimit ? SourceText(bytes, from: .file(path: path.withoutDotSlash)) : nil
    }

    /// Reads what the configuration of web servers includes, whatever its name, as far as it is in the deployed folder.
    mutating func readIncluded(in base: String) {
        var finder = IncludedFiles(in: base)
        var known = Set(files.map(\.path))
        var index = 0
        while index < files.count {
            let file = files[index]
            if let syntax = file.kind.syntax, file.kind != .htaccess {
                let directives = ServerConfiguration(file.text, in: syntax).directives
                for written in Set(directives.inclusions(in: syntax)).sorted() {
                    files[index].includes[written] = included(written, by: file, &finder, &known, in: base)
                }
            }
            index += 1
        }
    }

    /// Whether what scripts do matters to a web root: where a list, or a framework, says what a build takes to the site.
    func needsScripts(for root: String) -> Bool {
        files.contains { file in
            switch file.kind {
            case .angular: return true
            case .siteBuild where file.path.hasSuffix(".csproj"): return true
            case .packageManifest, .siteBuild:
                guard let folder = root.relative(to: file.folder) else { return false }
                let neighbours = files.filter { $0.kind == .siteBuild && $0.folder == file.folder }
                return SiteFramework.misplacement(of: folder, by: file, beside: neighbours) != nil
            default: return false
            }
        }
    }

    /// Reads what a build may run.
    ///
    /// - Parameter names: the paths of the files, relative to the deployed folder.
    mutating func readScripts(_ names: [String], in base: String) {
        let known = Set(files.map(\.path))
        for name in names where !known.contains(name) {
            guard let text = try? Self.text(at: base + name),
                Self.copying.contains(where: { $0.first(in: text.bytes) != nil })
            else { continue }
            files.append(DeploymentFile(.script, at: name, text))
        }
    }

    // What is in each script that may take the file to the site.
    private static let copying = [
        "well-known", "cp", "cop", "sync", "mv ", "move", "ServeUnknownFileTypes", "ContentTypeProvider",
        "MapStaticAssets",
    ].map(ByteSearch.init)

    /// What has commands that build a site.
    static let scripts = FileTree.Selection(
        taking: { name in
            [".sh", ".ps1", ".cmd", ".bat", ".yml", ".yaml"].contains(where: name.hasSuffix)
                || ["dockerfile", "makefile", "justfile", "jenkinsfile"].contains(where: name.contains)
        }, skipping: SkippedFolders.names(.fetched, .vendored), entering: [".circleci", ".gitlab", ".husky"],
        limit: DeploymentFolder.fileLimit)

    private mutating func included(
        _ written: String, by file: DeploymentFile, _ finder: inout IncludedFiles, _ known: inout Set<String>,
        in base: String
    ) -> DeploymentFile.Included {
        var path = base + written
        do throws(FileFailure) {
            let included = try finder.find(written, includedBy: file)
            guard case .files(let names) = included else { return included }
            for name in names where !known.contains(name) {
                path = base + name
                guard files.count < DeploymentFolder.fileLimit else { return .unread("too many files are included") }
                guard let text = try Self.text(at: path) else {
                    return .unread("\(path) is larger than \(Self.sizeLimit) bytes")
                }
                files.append(DeploymentFile(file.kind, at: name, text))
                known.insert(name)
            }
            return included
        } catch {
            if case .unreadable = error { denied.append(InputFailure(error.message, at: path)) }
            return .unread("\(path): \(error.message)")
        }
    }

    /// The names in a folder; none where there is no folder.
    mutating func names(in folder: String) -> [String] {
        do throws(FileFailure) { return try LocalFiles().names(in: folder) } catch {
            if case .unreadable = error { unread.append(UnreadConfiguration(error, searching: folder)) }
            return []
        }
    }

    /// Takes what was read of another folder.
    mutating func add(_ other: DeploymentReading) {
        files += other.files
        unread += other.unread
        denied += other.denied
    }

    /// The files that say something of a web root, in the order of their kinds.
    func files(for root: String) -> [DeploymentFile] {
        let own = Dictionary(grouping: files.filter { $0.applies(to: root) }, by: \.kind)
        return DeploymentFile.Kind.allCases.flatMap { own[$0] ?? [] }
    }
}

extension DeploymentFile {
    /// Whether it says something of a web root: it lies in it or in a folder above it. The configuration of a server may
    /// lie anywhere.
    fileprivate func applies(to root: String) -> Bool {
        switch kind {
        case .nginx, .apache, .caddy, .workflow, .script: return true
        default: break
        }
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        // Rules for a folder may lie in `.well-known` itself.
        if folder == (root.isEmpty ? ".well-known" : root + "/.well-known") { return true }
        return folder.isEmpty || root == folder || root.hasPrefix(folder + "/")
    }
}

extension UnreadConfiguration {
    /// A folder that could not be searched.
    init(_ failure: FileFailure, searching folder: String) {
        self.init(
            "this folder was not searched for configuration; it \(failure.message)", help: "check that you may open it",
            at: folder, isDecisive: false)
    }
}

extension [ServerDirective] {
    // What they and those in their blocks include.
    fileprivate func inclusions(in syntax: ServerConfiguration.Syntax) -> [String] {
        flatMap { directive in
            (directive.inclusion(in: syntax).map { [$0] } ?? []) + (directive.children ?? []).inclusions(in: syntax)
        }
    }
}
