import Inputs
import AssociationModel
import Testing
import TextFormats

@Suite struct `an executable` {
    @Test(arguments: [
        ("thin64", ["arm64"]), ("thin32", ["armv7"]), ("big-endian", ["ppc"]), ("fat32", ["armv7", "arm64"]),
        ("fat64", ["x86_64", "arm64"]),
    ])
    func `has its architectures in the order of the file`(name: String, architectures: [String]) async throws {
        #expect(try await Fixture.executable(name).slices.map(\.architecture) == architectures)
    }

    @Test(arguments: [
        ("thin64", BuildTarget.Platform.iOS, "15.0"), ("thin32", .iOS, "8.4.1"), ("big-endian", .macOS, "10.4"),
        ("fat64", .macOS, "10.13"), ("unsigned", .simulator, "15.0"),
    ])
    func `tells the platform and system it was built for`(
        name: String, platform: BuildTarget.Platform, minimum: String
    ) async throws {
        let target = try #require(try await Fixture.executable(name).slices.first?.target)
        #expect(target.platform == platform)
        #expect(target.minimumSystem.description == minimum)
    }

    @Test func `tells strong links from weak ones`() async throws {
        let slice = try #require(try await Fixture.executable("thin64").mainSlice)
        #expect(slice.libraries.map(\.strength) == [.strong, .weak, .lazy, .strong])
        #expect(slice.link(toFramework: "AuthenticationServices")?.strength == .weak)
        #expect(slice.link(toFramework: "Kit")?.strength == .strong)
        #expect(slice.link(toFramework: "UIKit") == nil)
    }

    @Test(arguments: ["thin64", "thin32", "fat32", "fat64"])
    func `has in each slice the identifier, the team and the entitlements it was signed with`(name: String) async throws
    {
        for slice in try await Fixture.executable(name).slices {
            let signature = try #require(slice.signature)
            #expect(signature.identifier == "com.example.kinds")
            #expect(signature.teamIdentifier == "7D3KX9QW2M")
            #expect(!signature.isAdHoc)
            #expect(signature.slots == [0, 2, 5, 7, 0x10000])
            #expect(signature.listEntitlements?.associatedDomains?.texts == ["webcredentials:kinds.example.com"])
            #expect(signature.derEntitlements?.associatedDomains?.texts == ["webcredentials:kinds.example.com"])
            #expect(signature.entitlements?.applicationIdentifier?.string == "7D3KX9QW2M.com.example.kinds")
        }
    }

    @Test func `has no signature where it is not signed, and no entitlements where it is signed without any`()
        async throws
    {
        #expect(try await Fixture.executable("unsigned").mainSlice?.signature == nil)
        let signature = try #require(try await Fixture.executable("ad-hoc").mainSlice?.signature)
        #expect(signature.entitlements == nil)
        #expect(signature.isAdHoc)
        #expect(signature.teamIdentifier == nil)
        #expect(signature.identifier == "Kinds")
    }

    @Test func `is read with the older form of DER too`() async throws {
        let signature = try #require(try await Fixture.executable("old-der").mainSlice?.signature)
        #expect(signature.listEntitlements == nil)
        #expect(signature.entitlements?.associatedDomains?.texts == ["webcredentials:kinds.example.com"])
        #expect(signature.entitlements?.keys.map(\.string).contains("number") == true)
    }

    @Test func `has the entitlements of its DER form where the two forms disagree`() async throws {
        let signature = try #require(try await Fixture.executable("forms-differ").mainSlice?.signature)
        #expect(signature.listEntitlements?.associatedDomains?.texts == ["webcredentials:kinds.example.com"])
        #expect(signature.entitlements?.associatedDomains?.texts == ["webcredentials:other.example.com"])
    }

    @Test(arguments: ["simulator", "simulator-fat", "simulator32"])
    func `for a simulator has in each slice the entitlements of its sections`(name: String) async throws {
        for slice in try await Fixture.executable(name).slices {
            #expect(slice.isForSimulator)
            #expect(slice.signature?.isAdHoc == true)
            #expect(slice.signature?.entitlements?.associatedDomains == nil)
            #expect(slice.entitlements?.associatedDomains?.texts == ["webcredentials:kinds.example.com"])
            #expect(slice.simulatedEntitlements?.applicationIdentifier != nil)
        }
    }

    @Test(arguments: ["thin64", "fat64", "unsigned"])
    func `for anything else has no entitlements in sections`(name: String) async throws {
        for slice in try await Fixture.executable(name).slices { #expect(slice.simulatedEntitlements == nil) }
    }

    @Test func `of several architectures is judged by the one for 64-bit ARM`() async throws {
        #expect(try await Fixture.executable("fat32").mainSlice?.architecture == "arm64")
        #expect(try await Fixture.executable("thin32").mainSlice?.architecture == "armv7")
    }
}
