import Inputs
import AssociationModel
import Findings
import Testing
import TextFormats

@Suite struct `a provisioning profile` {
    @Test(arguments: [
        ("development", ProvisioningProfile.Kind.development), ("ad-hoc", .adHoc), ("app-store", .appStore),
        ("enterprise", .enterprise), ("developer-id", .developerID), ("mac-development", .development),
    ])
    func `tells what it is for`(name: String, kind: ProvisioningProfile.Kind) throws {
        let profile = try Fixture.profile(name)
        #expect(profile.kind == kind)
        #expect(profile.name?.string == name)
    }

    @Test func `tells its team, prefix, identifier, entitlements and time`() throws {
        let profile = try Fixture.profile("development")
        #expect(profile.teamIdentifiers.map(\.string) == ["7D3KX9QW2M"])
        #expect(profile.teamName?.string == "Example Limited")
        #expect(profile.prefixes.map(\.string) == ["7D3KX9QW2M"])
        #expect(profile.applicationIdentifier?.string == "7D3KX9QW2M.com.example.shop")
        #expect(profile.uuid?.string == "3f2504e0-4f89-41d3-9a0c-0305e82c3301")
        #expect(profile.platforms.map(\.string) == ["iOS"])
        #expect(profile.creation == Instant("2026-03-01T08:00:00Z"))
        #expect(profile.expiry == Instant("2027-03-01T08:00:00Z"))
        #expect(profile.deviceCount == 2)
        #expect(profile.entitlements?.allowsDebugging == true)
        guard case .string(let star)? = profile.entitlements?.associatedDomains?.value else {
            Issue.record("the profile's domains are no string")
            return
        }
        #expect(star.string == "*")
    }

    @Test func `points into the property list inside`() throws {
        let profile = try Fixture.profile("development")
        let name = try #require(profile.name)
        #expect(profile.source.string(in: try #require(name.location).span) == "development")
        #expect(name.place.position?.line ?? 0 > 1)
    }

    @Test(arguments: [
        ("7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.shop", true),
        ("7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.shop.Clip", false),
        ("7D3KX9QW2M.com.example.*", "7D3KX9QW2M.com.example.shop", true),
        ("7D3KX9QW2M.*", "7D3KX9QW2M.org.example", true), ("7D3KX9QW2M.*", "AAAAAAAAAA.org.example", false),
    ])
    func `covers its own identifier, or what its star stands for`(own: String, other: String, covers: Bool) throws {
        let text =
            "<dict><key>Entitlements</key><dict><key>application-identifier</key><string>\(own)</string></dict></dict>"
        let source = SourceText(text, from: .argument)
        let profile = try #require(ProvisioningProfile(try PropertyListReader.read(source.bytes), in: source))
        #expect(profile.covers(other) == covers)
    }

    @Test func `is refused where it is no signed file, is cut off, or too large`() throws {
        let bytes = try Fixture.bytes("Profiles/development.mobileprovision")
        expect(.notSigned) { () throws(BundleFailure) in try ProfileFile.read(Array("<plist/>".utf8), path: "p") }
        expect(.signature(.truncated)) { () throws(BundleFailure) in
            try ProfileFile.read(Array(bytes.dropLast(9)), path: "p")
        }
        expect(.tooLarge(limit: 8 << 20)) { () throws(BundleFailure) in
            try ProfileFile.read(Array(repeating: 0x30, count: (8 << 20) + 1), path: "p")
        }
    }

    private func expect(
        _ reason: BundleFailure.Reason, from read: () throws(BundleFailure) -> ProvisioningProfile
    ) {
        do throws(BundleFailure) {
            _ = try read()
            Issue.record("it was read")
        } catch {
            #expect(error == BundleFailure(reason, at: "p"))
        }
    }
}
