import AssociationModel
import Findings
import TextFormats

/// The sources of a target in Swift and Objective-C, by the build phase that compiles them and the folders that are
/// synchronized with it; with its Interface Builder files if these are asked for.
struct TargetSources {
    /// Their paths, relative to the folder of the project or absolute, each once.
    private(set) var paths: [String] = []
    /// Whether there are more than are read, or some that only a build makes.
    private(set) var isCut = false

    /// The most sources of a target.
    static let limit = Bound.screenFiles.most
    private static let depthLimit = 32
    private static let endings = [".swift", ".m", ".mm"]
    private static let drawn = [".storyboard", ".xib"]
    private let endings: [String]
    private var seen: Set<String> = []

    /// - Parameters:
    ///   - folder: the folder of the project, to which paths are relative.
    ///   - withDrawn: whether Interface Builder files are wanted too.
    init(
        of target: PropertyList, named name: String, _ objects: ProjectObjects, in folder: String,
        _ files: any FileReading, withDrawn: Bool = false
    ) {
        endings = Self.endings + (withDrawn ? Self.drawn : [])
        let phases = ["PBXSourcesBuildPhase"] + (withDrawn ? ["PBXResourcesBuildPhase"] : [])
        for phase in objects.objects("buildPhases", of: target) where phases.contains(phase["isa"]?.string ?? "") {
            let references = objects.objects("files", of: phase).compactMap { $0["fileRef"]?.string }
            // One that is translated is a group of its languages.
            for reference in references.flatMap({ [$0] + objects.variants(of: $0) }) {
                if let path = objects.path(of: reference) {
                    add(path)
                } else if objects[reference]?["path"]?.string.map(isSource) ?? false {
                    isCut = true
                }
            }
        }
        for reference in (target["fileSystemSynchronizedGroups"]?.elements ?? []).compactMap(\.string) {
            guard let path = objects.path(of: reference) else { continue }
            let excluded = objects.objects("exceptions", of: objects[reference]).filter {
                objects[$0["target"]?.string]?["name"]?.string == name
            }.flatMap { ($0["membershipExceptions"]?.elements ?? []).compactMap(\.string) }
            walk(path, excluding: Set(excluded.map { FilePath.join(path, $0) }), below: folder, files)
        }
    }

    /// - Parameter roots: folders and files, relative to a folder.
    init(below roots: [String], in folder: String, _ files: any FileReading) {
        endings = Self.endings
        for root in roots {
            if isSource(root) { add(root) } else { walk(root, excluding: [], below: folder, files) }
        }
    }

    private func isSource(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

    /// Whether a pattern is of files with an ending, and none of sources: `**/*.md`.
    static func isOfOtherFiles(_ pattern: String) -> Bool {
        let parts = FilePath.name(of: pattern).split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.last?.contains("*") == false && !Self.endings.contains(where: pattern.hasSuffix)
    }

    private mutating func add(_ path: String) {
        guard isSource(path) else { return }
        if paths.count >= Self.limit { return isCut = true }
        if seen.insert(path).inserted { paths.append(path) }
    }

    private mutating func walk(_ root: String, excluding: Set<String>, below folder: String, _ files: any FileReading) {
        var pending = [(path: root, depth: 0)]
        while let (path, depth) = pending.popLast() {
            guard let names = try? files.names(in: FilePath.join(folder, path)) else { continue }
            for name in names where !name.hasPrefix(".") {
                let inner = FilePath.join(path, name)
                if excluding.contains(inner) { continue }
                if isSource(name) {
                    add(inner)
                } else if !name.contains(".") || name.hasSuffix(".lproj") {
                    if depth >= Self.depthLimit || isCut { isCut = true } else { pending.append((inner, depth + 1)) }
                }
            }
        }
    }
}
