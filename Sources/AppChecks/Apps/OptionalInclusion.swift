import AssociationModel
import Findings
package import Judging
package import TextFormats

/// An inclusion of a build configuration file that may be absent and is, with what a target makes of it.
package struct OptionalInclusion: Scoped {
    /// The path of the file as written.
    package let path: DeclaredText
    /// The settings that nothing else sets and that the target's identifier or entries depend on.
    let settings: [String]
    /// What the identifier and the entries are without the file.
    let results: [Note]
    package let scope: Scope

    /// The most entries that are told.
    private static let shownEntries = 3

    /// Makes a subject for each inclusion that a target's settings lack. Those of a project name the same settings, so that
    /// their findings become one; only the first of a target has results, since any of them may be the one that sets what
    /// is missing.
    static func inclusions(of lists: [ClaimList]) -> [OptionalInclusion] {
        var settings: [PlaceName: [String]] = [:]
        for list in lists {
            guard let path = list.target?.configuration.settings.absentInclusions.first else { continue }
            let known = Set(settings[PlaceName(path)] ?? [])
            let emptied = Set(list.target?.configuration.dependents.flatMap(\.emptied) ?? [])
            settings[PlaceName(path), default: []] += emptied.subtracting(known).sorted()
        }
        return lists.identified.flatMap { id, list -> [OptionalInclusion] in
            guard let configuration = list.target?.configuration else { return [] }
            let dependents = configuration.dependents
            return configuration.settings.absentInclusions.enumerated().map { position, path in
                let isFirst = position == 0 && !dependents.isEmpty
                return OptionalInclusion(
                    path: path, settings: isFirst ? settings[PlaceName(path)] ?? [] : [],
                    results: isFirst ? results(of: dependents, in: list) : [], scope: Scope(id))
            }
        }
    }

    /// Tells inclusions apart by where they stand.
    private struct PlaceName: Hashable {
        let file: String?
        let line: Int?

        init(_ path: DeclaredText) { (file, line) = (path.place.file, path.place.position?.line) }
    }

    private static func results(of dependents: [ResolvedSetting], in list: ClaimList) -> [Note] {
        var notes: [Note] = []
        if let app = list.app, list.target?.configuration.builtBundleIdentifier?.emptied.isEmpty == false {
            notes.append(Note("\(Builds([list]).subject) is then the app \(app.raw)"))
        }
        let entries = Set(list.claims.map(\.entitlement))
        let claimed = dependents.filter { entries.contains($0.value) }
        notes += claimed.prefix(shownEntries).map { Note("the entry \($0.written.string) is then \($0.value)") }
        if claimed.count > shownEntries { notes.append(Note("and \(claimed.count - shownEntries) more entries")) }
        return notes
    }
}
