import Inputs
import AssociationModel
import Findings
import FoundationEssentials
import LocalFiles
import TestData
import Testing
import TextFormats

@Suite(.needsTool("unzip")) struct `a package` {
    @Test(arguments: ["Small.ipa", "Odd [1].ipa"])
    func `is read as its app would be`(name: String) async throws {
        let path = Fixture.apps + "/" + name
        let app = try await AppBundle.read(.package, in: try await ZipBundle(path), path: name)
        #expect(app.path == name + "/Payload/Small.app")
        #expect(app.bundleIdentifier?.string == "com.example.small")
        #expect(app.signature?.teamIdentifier == "7D3KX9QW2M")
        guard case .string(let star)? = app.entitlements?.associatedDomains?.value else {
            Issue.record("the domains are no string")
            return
        }
        #expect(star.string == "*")
    }

    @Test func `is read from a file that has no name any more`() async throws {
        let file = try TemporaryFile()
        try file.append(try Fixture.bytes("Small.ipa")[...])
        let bundle = try await ZipBundle("-any \"name\".ipa", size: file.size, open: file)
        let app = try await AppBundle.read(.package, in: bundle, path: "Some.ipa")
        #expect(app.signature?.teamIdentifier == "7D3KX9QW2M")
    }

    @Test func `lists and reads names that unzip would take for patterns`() async throws {
        let bundle = try await ZipBundle(Fixture.apps + "/Odd [1].ipa")
        #expect(try await bundle.names(in: "") == ["Payload", "Symbols"])
        #expect(try await bundle.names(in: "Payload/Small.app") == ["Info.plist", "Small", "a[b]*?.txt"])
        #expect(try await bundle.kind(of: "Payload/Small.app/a[b]*?.txt") == .file)
        #expect(try await bundle.kind(of: "Payload/Small.app") == .directory)
        #expect(try await bundle.kind(of: "Payload/Small") == nil)
        #expect(try await bundle.bytes(of: "Payload/Small.app/a[b]*?.txt", at: 0, count: 10) == [])
        #expect(try await bundle.bytes(of: "Symbols/x.symbols", at: 0, count: 10) == [])
        let executable = try Fixture.bytes("Small.xcarchive/Products/Applications/Small.app/Small")
        let part = try await bundle.bytes(of: "Payload/Small.app/Small", at: 100, count: 200)
        #expect(part == Array(executable[100..<300]))
    }

    @Test func `with an entry that climbs is refused`() async {
        let path = Fixture.apps + "/Climbing.ipa"
        await #expect(throws: BundleFailure(.archive(.badName("Payload/../../etc/passwd")), at: path)) {
            try await ZipBundle(path)
        }
    }

    @Test func `with two apps is refused`() async throws {
        let bundle = try await ZipBundle(Fixture.apps + "/Two.ipa")
        let failure = BundleFailure(.several(.app, names: ["Other.app", "Small.app"]), at: "Two.ipa")
        await #expect(throws: failure) { try await AppBundle.read(.package, in: bundle, path: "Two.ipa") }
    }

    @Test(arguments: [
        ("Bomb", "Bomb.ipa/Payload/Bomb.app/Info.plist", BundleFailure.Reason.tooLarge(limit: 8 << 20)),
        (
            "Linked", "Linked.ipa/Payload/Linked.app/Info.plist",
            .propertyList(PropertyListProblem(.notPropertyList, at: SourceSpan(0, 1)))
        ),
        ("Twice", Fixture.apps + "/Twice.ipa", .archive(.twice("Payload/Small.app/Info.plist"))),
    ])
    func `with a file of too many bytes, a symbolic link, or a file twice is refused`(
        name: String, path: String, reason: BundleFailure.Reason
    ) async throws {
        let bundle = try await ZipBundle(Fixture.apps + "/\(name).ipa")
        await #expect(throws: BundleFailure(reason, at: path)) {
            try await AppBundle.read(.package, in: bundle, path: "\(name).ipa")
        }
    }

    @Test func `that is no zip file, or not there, is refused`() async {
        for path in [Fixture.apps + "/make.py", Fixture.apps + "/none.ipa"] {
            let failure = await #expect(throws: BundleFailure.self) { try await ZipBundle(path) }
            guard case .archive(.unreadable)? = failure?.reason else {
                Issue.record("\(path): \(String(describing: failure))")
                continue
            }
            #expect(failure?.path == path)
        }
    }

    @Test(.needsTool("python3"), arguments: [0, 1])
    func `with as many entries as the limit is listed, and with one more refused`(more: Int) async throws {
        let folder = try TemporaryFolder()
        let made = try ProgramRun(
            shell: #"exec python3 -c "$1" "$2" "$3""#,
            [
                "import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w') as z:\n"
                    + " for i in range(int(sys.argv[2])): z.writestr(f'Payload/{i}', '')",
                folder / "a.ipa", "\(Bound.archiveEntries.most + more)",
            ])
        try #require(made.status == 0, "\(made.complaint)")
        do {
            _ = try await ZipBundle(folder / "a.ipa")
            #expect(more == 0)
        } catch {
            #expect(more == 1 && error == BundleFailure(.archive(.tooManyNames), at: folder / "a.ipa"))
        }
    }

    @Test func `cut off anywhere is refused`() async throws {
        let bytes = try Fixture.bytes("Small.ipa")
        let folder = try TemporaryFolder()
        for count in stride(from: 0, to: bytes.count - 1, by: 61) {
            let path = try folder.write(bytes[..<count], to: "Small.ipa")
            await #expect(throws: BundleFailure.self, "cut at \(count)") {
                try await AppBundle.read(.package, in: try await ZipBundle(path), path: path)
            }
        }
    }
}

@Suite struct `a package where there is no unzip` {
    @Test(arguments: ["aasa-has-no-such-unzip", "/dev/null"])
    func `cannot be read, and says what to install`(unzip: String) async {
        let path = Fixture.apps + "/Small.ipa"
        let failure = await #expect(throws: BundleFailure.self) { try await ZipBundle(path, unzip: unzip) }
        #expect(failure == BundleFailure(.archive(.noUnzip), at: path))
        #expect(failure?.message.description.contains("apt-get install unzip") == true)
    }
}

@Suite(.needsTool("unzip")) struct `an archive that would keep a machine busy` {
    private static func read(_ name: String, within limits: UnpackingLimits) async throws -> App {
        let bundle = try await ZipBundle(Fixture.apps + "/" + name, within: limits)
        return try await AppBundle.read(.package, in: bundle, path: name)
    }

    @Test func `is refused once more would be unpacked than its size allows`() async throws {
        let failure = BundleFailure(.archive(.tooMuchToUnpack(limit: 1000)), at: Fixture.apps + "/Bomb.ipa")
        await #expect(throws: failure) {
            try await Self.read("Bomb.ipa", within: UnpackingLimits(bytes: 1000, searches: 100))
        }
    }

    @Test func `is refused once more files would be read than its entries allow`() async throws {
        let failure = BundleFailure(.archive(.tooManyReads(limit: 1, entries: 2)), at: Fixture.apps + "/Small.ipa")
        let limits = UnpackingLimits(bytes: 1 << 20, searches: 1)
        await #expect(throws: failure) { try await Self.read("Small.ipa", within: limits) }
    }

    @Test func `is limited in proportion to its size, an honest one not at all`() {
        #expect(UnpackingLimits(archiveSize: 9 << 20, entries: 100).bytes == 270 << 20)
        #expect(UnpackingLimits(archiveSize: 2 << 20, entries: 100).bytes == 256 << 20)
        #expect(UnpackingLimits(archiveSize: 400 << 20, entries: 100).bytes == 8 << 30)
        #expect(UnpackingLimits(archiveSize: .max, entries: 100).bytes == Bound.unpackedBytes.most)
        // A large game: fifteen bundles, each of which takes up to five reads.
        #expect(UnpackingLimits(archiveSize: 2 << 30, entries: 100_000).searches > 15 * 5)
        #expect(UnpackingLimits(archiveSize: 9 << 20, entries: 240_000).searches < 70)
    }
}
