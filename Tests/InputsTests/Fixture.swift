import Inputs
import AssociationModel
import Findings
import FoundationEssentials
import LocalFiles
import TestData
import TextFormats

/// The fixtures that tests of this target read.
enum Fixture {
    static let apps = Repository.root.path + "/Fixtures/Apps"

    static func bytes(_ name: String) throws -> [UInt8] { try Repository.bytes(of: "Fixtures/Apps/" + name) }

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
        try Repository.bytes(of: "Fixtures/Entitlements/\(name).entitlements")
    }
}

extension DeclaredDomains {
    /// The strings of the array, without their places.
    var texts: [String] { strings.map(\.string) }
}
