import Findings
import TextFormats

/// What the names of elements mean: components of the sources, or fields of a library.
struct ComponentNames {
    enum Meaning {
        case field(ElementField.Kind)
        case component(Component)
        /// An element without a field of its own.
        case container
        /// A component that was not found, or is not the only one of its name.
        case unread
    }

    private var byPath: [String: ScriptFile] = [:]
    private var byName: [String: [Component]] = [:]

    init(_ files: [ScriptFile]) {
        for file in files {
            let path = Self.withoutExtensions(file.text.name)
            if byPath[path] == nil { byPath[path] = file }
            for component in file.components { byName[component.name, default: []].append(component) }
        }
    }

    /// The component of the sources that an element shows.
    func component(at tag: Int, in file: ScriptFile) -> Component? {
        guard case .component(let found) = meaning(of: file.script.tagName(at: tag), in: file) else { return nil }
        return found
    }

    /// - Parameter depth: how many names led to this one, each of which stands for the next.
    func meaning(of name: String, in file: ScriptFile, depth: Int = 0) -> Meaning {
        guard let first = name.utf8.first else { return .container }
        if first >= UInt8(ascii: "a"), !name.contains(".") {
            return name == "input" || name == "textarea" ? .field(.html) : .container
        }
        let parts = name.split(separator: ".").map(String.init)
        let (base, last) = (parts[0], parts[parts.count - 1])
        if parts.count == 1, let own = file.byName[base] { return .component(own) }
        if let alias = file.aliases[base], depth < 8 { return meaning(of: alias, in: file, depth: depth + 1) }
        guard let imported = file.imports[base] else {
            return base == "TextInput"
                ? .field(.reactNative) : KnownFields.ionic.contains(base) ? .field(.html) : .unread
        }
        if imported.module.hasPrefix("@ionic/") {
            return KnownFields.ionic.contains(imported.name) ? .field(.html) : .container
        }
        let wanted = parts.count == 1 && imported.name != "default" ? imported.name : last
        if KnownFields.contains(wanted, of: imported.module) { return .field(.reactNative) }
        if imported.module == "react-native" { return .container }
        return component(imported, named: wanted, in: file, depth)
    }

    private func component(_ imported: ScriptFile.Import, named name: String, in file: ScriptFile, _ depth: Int)
        -> Meaning
    {
        let module = imported.module
        let target = module.hasPrefix(".") ? byPath[Self.joined(file.text.name, module)] : nil
        if let target {
            if let own = target.byName[name] { return .component(own) }
            if imported.name == "default", let only = target.components.last { return .component(only) }
            if depth < 8, target.aliases[name] != nil { return meaning(of: name, in: target, depth: depth + 1) }
        }
        // By another path, or through a file that only hands names on.
        guard let all = byName[name], all.count == 1 else { return .unread }
        let isPackage =
            !module.hasPrefix(".") && !module.hasPrefix("@/") && !module.hasPrefix("~") && !module.contains("/")
        return isPackage ? .unread : .component(all[0])
    }

    // The path that a module's relative name means, without extensions.
    private static func joined(_ path: String, _ module: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        for part in module.split(separator: "/") {
            switch part {
            case ".": break
            case "..": if parts.isEmpty { parts.append("..") } else { parts.removeLast() }
            default: parts.append(String(part))
            }
        }
        return withoutExtensions(parts.joined(separator: "/"))
    }

    private static func withoutExtensions(_ path: String) -> String {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let folder = path.dropLast(name.count)
        let stem = name.prefix { $0 != "." }
        return stem == "index" ? String(folder.dropLast()) : String(folder + stem)
    }
}
