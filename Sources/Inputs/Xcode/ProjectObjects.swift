import Findings
import TextFormats

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
    /// The largest file that a project names and that is read, in bytes.
    static let fileLimit = Bound.buildConfiguration.most

    let source: SourceText
    let project: PropertyList
    private let objects: [String: PropertyList]
    /// For each group and file, the group that contains it.
    private let parents: [String: String]

    init(_ list: PropertyList, in source: SourceText) throws(InputFailure) {
        let entries = list["objects"]?.entries ?? []
        objects = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
        guard let root = list["rootObject"]?.string, let project = objects[root], project.entries != nil else {
            throw InputFailure("the file contains no project", at: source.name)
        }
        self.source = source
        self.project = project
        var parents: [String: String] = [:]
        for entry in entries {
            for child in entry.value["children"]?.elements ?? [] {
                if let child = child.string { parents[child] = entry.key }
            }
        }
        self.parents = parents
    }

    subscript(identifier: String?) -> PropertyList? { identifier.flatMap { objects[$0] } }

    /// The objects that a key of another object refers to, in order; missing ones are skipped.
    func objects(_ key: String, of object: PropertyList?) -> [PropertyList] {
        (object?[key]?.elements ?? []).compactMap { self[$0.string] }
    }

    /// The configurations of a target or of the project.
    func configurations(of object: PropertyList) -> [PropertyList] {
        objects("buildConfigurations", of: self[object["buildConfigurationList"]?.string])
    }

    /// The first object of each name.
    static func byName(_ objects: [PropertyList]) -> [String: PropertyList] {
        Dictionary(objects.compactMap { object in object["name"]?.string.map { ($0, object) } }) { first, _ in first }
    }

    /// The path of a file or group, relative to the folder of the project, or absolute if its source tree is. Nil if the
    /// object is missing, or if only Xcode knows its source tree, such as that of build products.
    func path(of identifier: String) -> String? {
        var path = ""
        var current: String? = identifier
        // More levels than any tree of groups has; groups that contain each other would loop for ever.
        for _ in 0..<100 {
            guard let object = self[current] else { return current == nil ? path : nil }
            path = FilePath.join(object["path"]?.string ?? "", path)
            switch object["sourceTree"]?.string {
            case "<absolute>", "SOURCE_ROOT": return path
            case "<group>", nil: current = current.flatMap { parents[$0] }
            default: return nil
            }
        }
        return nil
    }

    /// The files of a group that has one for each language.
    func variants(of identifier: String) -> [String] {
        guard let object = self[identifier], object["isa"]?.string == "PBXVariantGroup" else { return [] }
        return (object["children"]?.elements ?? []).compactMap(\.string)
    }

    /// A string of an object, with its place.
    func text(_ key: String, of object: PropertyList) -> DeclaredText? {
        guard let value = object[key], let string = value.string else { return nil }
        return DeclaredText(string, in: source, at: value.text, keys: [key])
    }
}
