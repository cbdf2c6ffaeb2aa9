import TestData
import Testing

/// What is packed and released.
enum Packaging {
    /// The version, which stands in one place.
    static func version() throws -> String {
        let text = try Repository.text(of: "Sources/Reports/Toolkit.swift")
        return String(try #require(text.firstMatch(of: #/version = "(\d+\.\d+\.\d+)"/#)).1)
    }
}
