import Findings
import TextFormats
import UniversalLinks

/// What a rule requires of a URL, independent of where and in what order that is written. `exclude` is not part of it.
///
/// Texts are given by their numbers, so that comparing two rules costs little whatever the length of their patterns.
struct RuleMeaning: Hashable {
    let path: Int?
    let query: Int?
    let items: [Int: Int]?
    /// The span of the first key of a query-item object in defaults. It stands for the whole object, which many rules
    /// may share.
    let sharedItems: SourceSpan?
    let fragment: Int?
    let isCaseSensitive: Bool
    let isPercentEncoded: Bool

    init(_ rule: LinkRule, _ numbers: inout TextNumbers) {
        path = rule.path.map { numbers.number(of: $0) }
        fragment = rule.fragment.map { numbers.number(of: $0) }
        isCaseSensitive = rule.isCaseSensitive
        isPercentEncoded = rule.isPercentEncoded
        switch rule.query {
        case .unspecified, .void: (query, items, sharedItems) = (nil, nil, nil)
        case .whole(let constraint): (query, items, sharedItems) = (numbers.number(of: constraint), nil, nil)
        case .items(let object) where object.level != .rule:
            (query, items, sharedItems) = (nil, nil, object.items.first?.key.span)
        case .items(let object):
            (query, sharedItems) = (nil, nil)
            var items: [Int: Int] = [:]
            for item in object.items {
                items[numbers.number(of: Array(item.key.text.utf8))] = numbers.number(of: item.constraint)
            }
            self.items = items
        }
    }
}

/// Numbers texts, equal ones alike. A pattern of defaults, which many rules may share, is read once.
struct TextNumbers {
    private var byText: [[UInt8]: Int] = [:]
    private var byIdentity: [Int: Int] = [:]

    mutating func number(of constraint: LinkConstraint) -> Int {
        if let number = byIdentity[constraint.identity] { return number }
        let number = number(of: constraint.pattern.bytes)
        byIdentity[constraint.identity] = number
        return number
    }

    mutating func number(of text: [UInt8]) -> Int {
        if let number = byText[text] { return number }
        byText[text] = byText.count
        return byText.count - 1
    }
}
