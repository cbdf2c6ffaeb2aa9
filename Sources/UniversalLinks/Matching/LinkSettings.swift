import AssociationModel
import TextFormats

/// What one level sets: the file's `defaults`, the entry's, or a component.
struct LinkSettings {
    /// A key at one level.
    enum Setting<Value> {
        /// The key is not there; the level below counts.
        case absent
        /// The key is there with a value of the wrong kind: as if no level had it.
        case unusable
        /// The key is there.
        case value(Value)

        /// What counts when this level lies over another.
        func over(_ below: Setting) -> Setting { if case .absent = self { below } else { self } }

        /// The value, if there is one to use.
        var usable: Value? { if case .value(let value) = self { value } else { nil } }
    }

    var path: Setting<LinkConstraint> = .absent
    var query: Setting<LinkRule.Query> = .absent
    var fragment: Setting<LinkConstraint> = .absent
    var exclude: Setting<Bool> = .absent
    var caseSensitive: Setting<Bool> = .absent
    var percentEncoded: Setting<Bool> = .absent

    /// This level over the one below it, key by key.
    func over(_ below: LinkSettings, _ reading: LinkReading) -> LinkSettings {
        LinkSettings(
            path: path.over(below.path), query: queryOver(below, reading), fragment: fragment.over(below.fragment),
            exclude: exclude.over(below.exclude), caseSensitive: caseSensitive.over(below.caseSensitive),
            percentEncoded: percentEncoded.over(below.percentEncoded))
    }

    private func queryOver(_ below: LinkSettings, _ reading: LinkReading) -> Setting<LinkRule.Query> {
        guard reading.departs(at: .mergedQueryObjects), case .value(.items(let own)) = query,
            case .value(.items(let others)) = below.query
        else { return query.over(below.query) }
        let kept = others.items.filter { other in
            !own.items.contains { $0.key.text.utf8.elementsEqual(other.key.text.utf8) }
        }
        return .value(.items(LinkItemConstraints(items: own.items + kept, level: own.level, identity: own.identity)))
    }
}
