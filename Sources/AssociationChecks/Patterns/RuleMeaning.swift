import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// What a rule requires of a URL, independent of where and in what order that is written. `exclude` is not part of it.
struct RuleMeaning: Hashable {
    let path: [UInt8]?
    let query: [UInt8]?
    let items: [[UInt8]: [UInt8]]?
    /// The span of the first key of a query-item object in defaults. It stands for the whole object, which many rules
    /// may share.
    let sharedItems: SourceSpan?
    let fragment: [UInt8]?
    let isCaseSensitive: Bool
    let isPercentEncoded: Bool

    init(_ rule: LinkRule) {
        path = rule.path?.pattern.bytes
        fragment = rule.fragment?.pattern.bytes
        isCaseSensitive = rule.isCaseSensitive
        isPercentEncoded = rule.isPercentEncoded
        switch rule.query {
        case .unspecified, .void: (query, items, sharedItems) = (nil, nil, nil)
        case .whole(let constraint): (query, items, sharedItems) = (constraint.pattern.bytes, nil, nil)
        case .items(let object) where object.level != .rule:
            (query, items, sharedItems) = (nil, nil, object.items.first?.key.span)
        case .items(let object):
            (query, sharedItems) = (nil, nil)
            items = Dictionary(
                object.items.map { (Array($0.key.text.utf8), $0.constraint.pattern.bytes) }, uniquingKeysWith: { $1 })
        }
    }
}
