import Foundation
import Synchronization

/// A JSON Schema, as far as schemas in the tests use the language: drafts 4 to 2020-12, without formats and remote
/// references. A keyword that it does not know is an error, so that nothing is passed over.
package struct JSONSchema {
    private let root: [String: Any]
    /// Whether a key that `properties` does not name is a mistake, though the schema allows any.
    private let isStrict: Bool

    package struct Unreadable: Error {
        package let reason: String
    }

    /// Reads a schema.
    ///
    /// - Parameter isStrict: whether to find keys that an open schema allows but does not name.
    package init(_ bytes: [UInt8], isStrict: Bool = false) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw Unreadable(reason: "not an object")
        }
        self.root = root
        self.isStrict = isStrict
    }

    /// What is wrong with a value, each with its path; empty if it is valid.
    package func mistakes(in bytes: [UInt8]) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        return try mistakes(in: value, by: root, at: "$")
    }

    private func mistakes(in value: Any, by schema: Any, at path: String) throws -> [String] {
        if let isAllowed = schema as? Bool { return isAllowed ? [] : ["\(path): not allowed"] }
        guard let schema = schema as? [String: Any] else { throw Unreadable(reason: "\(path): no schema") }
        var found: [String] = []
        for (keyword, argument) in schema {
            found += try mistakes(in: value, keyword, argument, schema, at: path)
        }
        return found
    }

    private func mistakes(
        in value: Any, _ keyword: String, _ argument: Any, _ schema: [String: Any], at path: String
    ) throws -> [String] {
        switch keyword {
        case "$ref": return try mistakes(in: value, by: referenced(argument), at: path)
        case "type": return isOf(argument, value) ? [] : ["\(path): not of type \(argument)"]
        case "enum": return (argument as? [Any] ?? []).contains { equal($0, value) } ? [] : ["\(path): not in the enum"]
        case "const": return equal(argument, value) ? [] : ["\(path): not the constant"]
        case "anyOf": return try passing(argument, value, path) > 0 ? [] : ["\(path): none of anyOf"]
        case "oneOf": return try passing(argument, value, path) == 1 ? [] : ["\(path): not one of oneOf"]
        case "allOf": return try (argument as? [Any] ?? []).flatMap { try mistakes(in: value, by: $0, at: path) }
        case "not":
            return try mistakes(in: value, by: argument, at: path).isEmpty ? ["\(path): is what it must not be"] : []
        case "minimum", "maximum", "exclusiveMinimum", "minLength", "maxLength", "pattern", "minItems", "maxItems",
            "uniqueItems":
            return bound(value, keyword, argument, at: path)
        case "items": return try items(value, argument, at: path)
        case "required", "properties", "patternProperties", "additionalProperties", "propertyNames", "minProperties",
            "maxProperties":
            guard let object = value as? [String: Any] else { return [] }
            return try members(object, keyword, argument, schema, at: path)
        case "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default", "format", "examples",
            "$comment", "deprecated":
            return []
        default: throw Unreadable(reason: "\(path): unknown keyword \(keyword)")
        }
    }

    private func referenced(_ argument: Any) throws -> Any {
        guard let reference = argument as? String, reference.hasPrefix("#") else {
            throw Unreadable(reason: "reference \(argument)")
        }
        var target: Any = root
        for part in reference.dropFirst().split(separator: "/") {
            guard let next = (target as? [String: Any])?[String(part)] else { throw Unreadable(reason: reference) }
            target = next
        }
        return target
    }

    private func passing(_ schemas: Any, _ value: Any, _ path: String) throws -> Int {
        try (schemas as? [Any] ?? []).count { try mistakes(in: value, by: $0, at: path).isEmpty }
    }

    private func bound(_ value: Any, _ keyword: String, _ argument: Any, at path: String) -> [String] {
        let limit = (argument as? NSNumber)?.doubleValue ?? 0
        let number = isOf("number", value) ? (value as? NSNumber)?.doubleValue : nil
        let text = value as? String
        let list = value as? [Any]
        let isWrong =
            switch keyword {
            case "minimum": number.map { $0 < limit } ?? false
            case "exclusiveMinimum": number.map { $0 <= limit } ?? false
            case "maximum": number.map { $0 > limit } ?? false
            case "minLength": text.map { Double($0.unicodeScalars.count) < limit } ?? false
            case "maxLength": text.map { Double($0.unicodeScalars.count) > limit } ?? false
            case "minItems": list.map { Double($0.count) < limit } ?? false
            case "maxItems": list.map { Double($0.count) > limit } ?? false
            case "pattern":
                text.map { !Self.matches(argument as? String ?? "", $0) } ?? false
            default: limit == 1 && list.map { Set($0.map(Self.canonical)).count < $0.count } ?? false
            }
        return isWrong ? ["\(path): against \(keyword) \(argument)"] : []
    }

    private func items(_ value: Any, _ schema: Any, at path: String) throws -> [String] {
        try (value as? [Any] ?? []).enumerated().flatMap { try mistakes(in: $1, by: schema, at: "\(path)[\($0)]") }
    }

    private func members(
        _ object: [String: Any], _ keyword: String, _ argument: Any, _ schema: [String: Any], at path: String
    ) throws -> [String] {
        let schemas = argument as? [String: Any] ?? [:]
        switch keyword {
        case "required":
            return (argument as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
        case "minProperties": return object.count < argument as? Int ?? 0 ? ["\(path): too few keys"] : []
        case "maxProperties": return object.count > argument as? Int ?? 0 ? ["\(path): too many keys"] : []
        case "properties":
            let isOpen = isStrict && schema["additionalProperties"] == nil
            let unnamed = isOpen ? object.keys.filter { schemas[$0] == nil } : []
            return try unnamed.map { "\(path): \($0) is not named" }
                + object.flatMap { key, value in
                    try schemas[key].map { try mistakes(in: value, by: $0, at: "\(path).\(key)") } ?? []
                }
        case "patternProperties":
            return try object.flatMap { key, value in
                try schemas.filter { Self.matches($0.key, key) }.flatMap {
                    try mistakes(in: value, by: $0.value, at: "\(path).\(key)")
                }
            }
        case "propertyNames":
            return try object.keys.flatMap { try mistakes(in: $0, by: argument, at: "\(path).\($0)") }
        default:
            let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
            let patterns = (schema["patternProperties"] as? [String: Any] ?? [:]).keys
            return try object.flatMap { key, value in
                known.contains(key) || patterns.contains { Self.matches($0, key) }
                    ? [] : try mistakes(in: value, by: argument, at: "\(path).\(key)")
            }
        }
    }

    /// In JavaScript, whose patterns these are, `$` is the end alone, and not also before a line break there.
    private static func matches(_ pattern: String, _ text: String) -> Bool {
        let pattern = pattern.hasSuffix("$") ? pattern.dropLast() + "\\z" : pattern
        let expression = expressions.withLock { known in
            if let expression = known[pattern] { return expression as NSRegularExpression? }
            known[pattern] = try? NSRegularExpression(pattern: pattern)
            return known[pattern]
        }
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// A schema has few patterns, and each is tried on thousands of values.
    private static let expressions = Mutex<[String: NSRegularExpression]>([:])

    private func isOf(_ types: Any, _ value: Any) -> Bool {
        if let list = types as? [Any] { return list.contains { isOf($0, value) } }
        let isBoolean = (value as? NSNumber).map { CFBooleanLike.isBoolean($0) } ?? false
        switch types as? String {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "null": return value is NSNull
        case "boolean": return isBoolean
        case "integer":
            return !isBoolean && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
        case "number": return !isBoolean && value is NSNumber
        default: return false
        }
    }

    private func equal(_ left: Any, _ right: Any) -> Bool {
        // Nearly all constants are texts, and an enum may have hundreds.
        if let left = left as? String, let right = right as? String { return left == right }
        return Self.canonical(left) == Self.canonical(right)
    }

    private static func canonical(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

/// Foundation reads `true` as a number whose type is that of a C character.
private enum CFBooleanLike {
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
