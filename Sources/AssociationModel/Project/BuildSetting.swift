import Findings
package import TextFormats

/// An assignment of a build setting, in a project or an `.xcconfig` file.
package struct BuildSetting: Sendable {
    /// A condition in brackets, such as `sdk=iphoneos*`.
    package struct Condition: Hashable, Sendable {
        /// What is tested: `sdk`, `arch`, `config`, `variant`.
        package let parameter: String
        /// The pattern that it must match; `*` and `?` work as in file names.
        package let pattern: String

        package init(_ parameter: String, _ pattern: String) {
            self.parameter = parameter
            self.pattern = pattern
        }
    }

    /// The name, without the conditions.
    package let name: String
    /// The conditions, all of which must be met.
    package let conditions: [Condition]
    /// The value as written, with its place.
    package let value: DeclaredText

    package init(_ name: String, when conditions: [Condition] = [], value: DeclaredText) {
        self.name = name
        self.conditions = conditions
        self.value = value
    }

    /// Parses a key of a project's build settings, `NAME[sdk=iphoneos*][arch=arm64]` or
    /// `NAME[sdk=iphoneos*,arch=arm64]`. Nil if it is not of this form.
    package init?(key: String, value: DeclaredText) {
        let bytes = Array(key.utf8)
        let bracket = bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.count
        var conditions: [Condition] = []
        var rest = bytes[bracket...]
        while rest.first == UInt8(ascii: "[") {
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            for part in rest[(rest.startIndex + 1)..<end].split(separator: UInt8(ascii: ",")) {
                guard let condition = Condition(part) else { return nil }
                conditions.append(condition)
            }
            rest = rest[(end + 1)...]
        }
        guard rest.isEmpty, bracket > 0 else { return nil }
        self.init(String(decoding: bytes[..<bracket], as: UTF8.self), when: conditions, value: value)
    }
}

extension BuildSetting.Condition {
    /// Parses `sdk=iphoneos*`. Nil if there is no equals sign.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        self.init(
            String(decoding: bytes[..<equals].withoutBlanks, as: UTF8.self),
            String(decoding: bytes[(equals + 1)...].withoutBlanks, as: UTF8.self))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without leading and trailing spaces and tabs.
    var withoutBlanks: ArraySlice<UInt8> { trimming { $0 == 0x20 || $0 == 0x09 } }
}
