import AssociationModel
import Findings
import Inputs
import Judging
import LocalFiles
import TextFormats
import UniversalLinks

/// What lies in a repository that `aasa check` could check: apps and projects, web roots with an AASA file,
/// expectations.
package struct FoundProject: Sendable {
    /// A file that names domains, and what it claims.
    struct Subject: Sendable {
        let path: String
        let lists: [ClaimList]
        /// Whether it has targets, to which entitlements files below its folder belong.
        let hasTargets: Bool
    }

    /// A folder with an AASA file at one of the two locations that Apple reads.
    struct WebRoot: Sendable {
        let path: String
        let association: SiteAssociation
        /// The host that the folder's own name or its file CNAME names.
        let host: String?
    }

    private(set) var subjects: [Subject] = []
    private(set) var roots: [WebRoot] = []
    private(set) var expectations: [String] = []
    /// The apps and projects that could not be read.
    private(set) var unread: [InputFailure] = []
    /// Whether there were more files than ``fileLimit``, so that some were not looked at.
    package private(set) var isCut = false

    /// The most files that are looked at. Each project is compared with each entitlements file, and each web root with
    /// each domain.
    package static let fileLimit = 2000

    /// Looks through a folder, without following symbolic links; what tools fetch or build is skipped.
    ///
    /// - Parameter folder: a path with a slash at its end; empty for the working directory.
    package init(in folder: String) async {
        let tree = FileTree(folder.isEmpty ? "." : folder, Self.selection)
        isCut = tree.isCut
        let files = tree.files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        for path in files { await look(at: path) }
        // An entitlements file that lies below a project belongs to it, or to nothing.
        let projects = subjects.filter(\.hasTargets).map { Self.folder(of: $0.path) }
        subjects.removeAll { subject in
            subject.lists.contains(where: \.belongsToOnlyApp) && projects.contains { subject.path.hasPrefix($0) }
        }
    }

    private static let selection = FileTree.Selection(
        suffixes: InputKinds.sought(for: .subject),
        skipping: SkippedFolders.names(.fetched, .vendored, .built, .tests),
        entering: [".well-known"], limit: fileLimit)

    private mutating func look(at file: String) async {
        for input in InputKinds.all {
            guard let path = input.path(foundAt: file) else { continue }
            do throws(InputFailure) {
                let parts = try await InputKinds.parts(of: InputItem(at: path), as: input)
                // A file without claims is none of ours: most app.json belong to other tools.
                if parts.claims.lists.contains(where: { !$0.claims.isEmpty }) {
                    subjects.append(Subject(path: path, lists: parts.claims.lists, hasTargets: input.hasTargets))
                }
                for file in parts.files { addRoot(path, file) }
                if parts.expectations.contains(where: { !($0.expectations.isEmpty && $0.files.isEmpty) }) {
                    expectations.append(path)
                }
            } catch {
                if input.hasTargets { unread.append(error) }
            }
        }
    }

    private mutating func addRoot(_ path: String, _ file: SourceText) {
        guard let root = Inputs.WebRoot(ofFile: path)?.path, !roots.contains(where: { $0.path == root }),
            let json = JSONParser.parse(file.bytes, dialect: .lenient).root
        else { return }
        roots.append(WebRoot(path: root, association: SiteAssociation(json), host: Self.host(of: root)))
    }

    // GitHub Pages and others keep the host in a file CNAME beside the site.
    private static func host(of root: String) -> String? {
        let file = root.isEmpty ? "CNAME" : root + "/CNAME"
        let names = (try? LocalFiles().read(file, limit: 300)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let candidates = [
            names.split { $0.isWhitespace }.first.map(String.init), root.split(separator: "/").last.map(String.init),
        ]
        return candidates.compactMap(\.self).first { name in
            (try? WrittenHost(name, allowing: [.port, .wildcard])) != nil
        }
    }

    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }
}
