import AppBundles
import AssociationModel
import Findings
import FoundationEssentials
import LocalFiles
import TextFormats

/// The files that tests of this target read: its fixtures, and the corpus that may lie beside the repository.
enum Fixture {
    static let root = String(#filePath).split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    static let apps = root + "/Fixtures/Apps"

    /// Whether `unzip` is installed; without it, a line says that tests are skipped.
    static let hasUnzip: Bool = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/unzip") }
        if !isThere { print("skipped: no unzip, which tests of packages need") }
        return isThere
    }()

    static func bytes(_ name: String) throws -> [UInt8] { try bytes(at: apps + "/" + name) }

    static func bytes(at path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    static func executable(_ name: String) async throws -> Executable {
        try await ExecutableFile.read(name, in: try LocalBundle(apps + "/Executables"), path: name)
    }

    static func profile(_ name: String) throws -> ProvisioningProfile {
        try ProfileFile.read(try bytes("Profiles/\(name).mobileprovision"), path: name)
    }

    static func entitlements(_ name: String) throws -> AppEntitlements {
        try EntitlementsFile.read(try entitlementsBytes(name), path: name + ".entitlements")
    }

    static func entitlementsBytes(_ name: String) throws -> [UInt8] {
        try bytes(at: root + "/Fixtures/Entitlements/\(name).entitlements")
    }

    /// The files of a folder of the corpus; none, and a line that says so, where it is absent.
    static func corpus(_ folder: String) -> [String] {
        let shared = ProcessInfo.processInfo.environment["AASA_SHARED"] ?? root + "/../shared"
        let directory = shared + "/corpus/" + folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        if names.isEmpty { print("skipped: no corpus at \(directory)") }
        return names.sorted().map { directory + "/" + $0 }
    }
}

extension DeclaredDomains {
    /// The strings of the array, without their places.
    var texts: [String] { strings.map(\.string) }
}
