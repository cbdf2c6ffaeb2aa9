import AssociationModel
import Findings
import LocalFiles

/// The configuration files of a deployment that were read so far, and what could not be.
struct DeploymentReading {
    /// In the order in which they were read.
    private(set) var files: [DeploymentFile] = []
    var unread: [UnreadConfiguration] = []

    /// The largest file that is read, in bytes.
    static let sizeLimit = 1 << 20

    /// Reads a file if its name is that of a host's or server's configuration.
    ///
    /// - Parameters:
    ///   - name: the path relative to the deployed folder.
    ///   - base: that folder with a slash at its end; empty for the working directory.
    mutating func read(_ name: String, in base: String) {
        guard let kind = DeploymentFile.Kind(path: name) else { return }
        let path = base + name
        do throws(FileFailure) {
            let bytes = try LocalFiles().read(path, limit: Self.sizeLimit)
            guard bytes.count <= Self.sizeLimit else {
                unread.append(
                    UnreadConfiguration(
                        "the file is larger than \(Self.sizeLimit) bytes, so it was not checked",
                        help: "look in it for rules that cover /.well-known/apple-app-site-association", at: path))
                return
            }
            files.append(DeploymentFile(kind, at: name, SourceText(bytes, from: .file(path: path))))
        } catch .missing, .isDirectory {
            // A folder with such a name, or a link that leads nowhere, configures nothing.
        } catch {
            unread.append(
                UnreadConfiguration(
                    "the file was not checked; it \(error.message)", help: "check that you may read it", at: path))
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
        case .nginx, .apache, .caddy, .workflow: return true
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
            at: folder)
    }
}
