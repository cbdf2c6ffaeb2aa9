import FoundationEssentials
import TextFormats

/// The files that tests of this target read: its fixtures, and the corpus that may lie beside the repository.
enum Fixture {
    private static let root = String(#filePath).split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    static func bytes(_ name: String) throws -> [UInt8] {
        try bytes(at: root + "/Fixtures/Entitlements/" + name + ".entitlements")
    }

    static func bytes(at path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    /// The files of a folder of the corpus; none where it is absent.
    static func corpus(_ folder: String) -> [String] {
        let shared = ProcessInfo.processInfo.environment["AASA_SHARED"] ?? root + "/../shared"
        let directory = shared + "/corpus/" + folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.sorted().map { directory + "/" + $0 }
    }
}
