import Foundation

/// Small changes of a JSON value, to find out whether two readers of it agree.
package enum JSONChange {
    /// The value after each single change: a value in it that is of another type, a key that is missing, misspelt, or one
    /// too many.
    package static func all(of value: Any) -> [(change: String, value: Any)] { changes(of: value, at: "$") }

    private static var others: [Any] {
        [NSNull(), true, false, 7, "", "x", [Any](), ["x"], [String: Any](), ["x": 1]]
    }

    private static func changes(of value: Any, at path: String) -> [(String, Any)] {
        others.map { ("\(path) is \($0)", $0) } + changes(inside: value, at: path)
    }

    private static func changes(inside value: Any, at path: String) -> [(String, Any)] {
        if let list = value as? [Any] {
            return list.indices.flatMap { index in
                changes(of: list[index], at: "\(path)[\(index)]").map { change, value in
                    var changed = list
                    changed[index] = value
                    return (change, changed)
                }
            }
        }
        guard let object = value as? [String: Any] else { return [] }
        var result: [(String, Any)] = [
            ("\(path) has another key", object.merging(["zzzz": ["x"]]) { first, _ in first })
        ]
        for key in object.keys.sorted() {
            guard let old = object[key] else { continue }
            var without = object
            without[key] = nil
            result.append(("\(path).\(key) is missing", without))
            for name in [key.uppercased(), key + "s", String(key.dropLast()), "_" + key, "apps", "details", "appIDs"] {
                result.append(("\(path).\(key) is \(name)", without.merging([name: old]) { first, _ in first }))
            }
            result += changes(of: old, at: "\(path).\(key)").map { change, value in
                (change, object.merging([key: value]) { _, new in new })
            }
        }
        return result
    }
}
