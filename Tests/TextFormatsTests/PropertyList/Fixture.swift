import TestData

/// The property lists that tests of this target read.
enum Fixture {
    static func bytes(_ name: String) throws -> [UInt8] {
        try Repository.bytes(of: "Fixtures/Entitlements/" + name + ".entitlements")
    }
}
