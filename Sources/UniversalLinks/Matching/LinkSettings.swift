import TextFormats

/// The settings of one level: the file's `defaults`, the entry's `defaults`, or a component.
struct LinkSettings {
    /// The value of a key at one level.
    enum Setting<Value> {
        /// The key is missing; the level below applies.
        case absent
        /// The key has a value of the wrong type. It then counts as unset at every level.
        case unusable
        /// The key has a usable value.
        case value(Value)

        /// The setting in effect when this level overrides another.
        func over(_ below: Setting) -> Setting { if case .absent = self { below } else { self } }

        /// The value, if it is usable.
        var usable: Value? { if case .value(let value) = self { value } else { nil } }
    }

    var path: Setting<LinkConstraint> = .absent
    var query: Setting<LinkRule.Query> = .absent
    var fragment: Setting<LinkConstraint> = .absent
    var exclude: Setting<Bool> = .absent
    var caseSensitive: Setting<Bool> = .absent
    var percentEncoded: Setting<Bool> = .absent

    /// This level combined with the one below it, key by key.
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
