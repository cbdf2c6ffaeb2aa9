import TextFormats

/// A library that an executable is linked against.
package struct LinkedLibrary: Hashable, Sendable {
    /// What happens if the library is missing.
    package enum Strength: String, Hashable, Sendable, CaseIterable {
        /// The program does not start: `LC_LOAD_DYLIB` and related commands.
        case strong
        /// The program starts without it: `LC_LOAD_WEAK_DYLIB`.
        case weak
        /// The library is loaded on first use: `LC_LAZY_LOAD_DYLIB`.
        case lazy
    }

    /// The path it is loaded from.
    package let path: String
    package let strength: Strength

    package init(path: String, strength: Strength) {
        self.path = path
        self.strength = strength
    }

    /// The name of the framework, without extension; nil if the library is not part of a framework.
    package var frameworkName: String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        guard let folder = parts.last(where: { $0.hasSuffix(".framework") }) else { return nil }
        return String(folder.dropLast(".framework".count))
    }
}
