import Inputs
import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `a hostile executable` {
    static let names = [
        "thin64", "thin32", "big-endian", "fat32", "fat64", "unsigned", "ad-hoc", "old-der", "simulator",
        "simulator-fat", "simulator32",
    ]

    @Test(arguments: [
        ("4 billion architectures", bytes(0xCAFE_BABE, 0xFFFF_FFFF), ExecutableProblem.tooManySlices(4_294_967_295)),
        ("a Java class", bytes(0xCAFE_BABE, 0x0000_0034), .tooManySlices(52)),
        ("no architecture", bytes(0xCAFE_BABE, 0), .notExecutable),
        ("a fat header that ends", bytes(0xCAFE_BABE, 2, 0, 0), .truncated(.header)),
        ("an architecture past the end", bytes(0xCAFE_BABE, 1, 12, 9, 0xFFFF_F000, 0xFFF, 2), .truncated(.slice)),
        ("an architecture in the header", bytes(0xCAFE_BABE, 1, 12, 9, 0, 28, 2), .overlappingSlices),
        (
            "architectures that overlap", bytes(0xCAFE_BABE, 2, 12, 9, 64, 64, 2, 12, 11, 100, 64, 2),
            .overlappingSlices
        ),
        (
            "an architecture whose end no number can hold",
            bytes(0xCAFE_BABF, 1, 12, 9, 0x7FFF_FFFF, 0xFFFF_FFFF, 0, 2, 0, 0), .oversized(.slice)
        ),
        (
            "an architecture of more bytes than there are numbers",
            bytes(0xCAFE_BABF, 1, 12, 9, 0xFFFF_FFFF, 0xFFFF_FFFF, 0, 2, 0, 0), .oversized(.slice)
        ),
        ("a header that ends", bytes(0xFEED_FACE, 12, 9), .truncated(.header)),
        ("nothing", [], .truncated(.header)),
        ("a script", Array("#!/bin/sh\necho\n".utf8), .notExecutable),
        ("commands larger than any", bytes(0xFEED_FACE, 12, 9, 2, 1, 0x7FFF_FFFF, 0), .oversized(.loadCommands)),
        ("commands past the end", bytes(0xFEED_FACE, 12, 9, 2, 1, 100, 0), .truncated(.loadCommands)),
        ("more commands than fit", bytes(0xFEED_FACE, 12, 9, 2, 0xFFFF_FFFF, 8, 0, 0, 0), .badLoadCommand),
        ("a command of no bytes", bytes(0xFEED_FACE, 12, 9, 2, 1, 8, 0, 0x1D, 0), .badLoadCommand),
        ("a command longer than all", bytes(0xFEED_FACE, 12, 9, 2, 1, 8, 0, 0x1D, 16), .badLoadCommand),
        ("a signature without a place", bytes(0xFEED_FACE, 12, 9, 2, 1, 8, 0, 0x1D, 8), .badLoadCommand),
        ("a signature on the header", signed(at: 0, count: 44), .badSignature),
        ("a signature past the end", signed(at: 0xFFFF_FF00, count: 0xFF), .truncated(.signature)),
        ("a signature larger than any", signed(at: 44, count: 0xFFFF_FFFF), .oversized(.signature)),
        ("a signature of another kind", signed(at: 44, count: 12) + bytes(0xFADE_0CC1, 12, 0), .badSignature),
        ("4 billion slots", signed(at: 44, count: 12) + bytes(0xFADE_0CC0, 12, 0xFFFF_FFFF), .badSignature),
        ("a slot past the end", signed(at: 44, count: 20) + bytes(0xFADE_0CC0, 20, 1, 5, 0xFFFF_FFF0), .badSignature),
        ("a slot in the index", signed(at: 44, count: 28) + bytes(0xFADE_0CC0, 28, 1, 5, 0, 0, 0), .badSignature),
        (
            "a blob past the end",
            signed(at: 44, count: 28) + bytes(0xFADE_0CC0, 28, 1, 5, 20, 0xFADE_7171, 0xFFFF_FFFF),
            .badSignature
        ),
        (
            "entitlements that are none",
            signed(at: 44, count: 32) + bytes(0xFADE_0CC0, 32, 1, 5, 20, 0xFADE_7171, 12, 0x7B7D_7B7D),
            .badEntitlements(.notPropertyList)
        ),
        (
            "DER entitlements that are none",
            signed(at: 44, count: 32) + bytes(0xFADE_0CC0, 32, 1, 7, 20, 0xFADE_7172, 12, 0x3002_0500),
            .badDEREntitlements
        ),
        ("a segment that is too short", bytes(0xFEED_FACE, 12, 9, 2, 1, 16, 0, 1, 16, 0, 0), .badLoadCommand),
        ("4 billion sections", segment(sections: 0xFFFF_FFFF, at: 0, count: 0), .badLoadCommand),
        ("a section past the end", segment(sections: 1, at: 0xFFFF_FFF0, count: 8), .truncated(.entitlements)),
        ("a section larger than any", segment(sections: 1, at: 152, count: 0xFFFF_FFFF), .oversized(.entitlements)),
        (
            "a section that is no property list",
            segment(sections: 1, at: 152, count: 4) + bytes(0x7B7D_7B7D), .badEntitlements(.notPropertyList)
        ),
    ])
    func `is refused with the reason`(name: String, bytes: [UInt8], problem: ExecutableProblem) async throws {
        do throws(BundleFailure) {
            _ = try await ExecutableFile.read("x", in: MemoryBundle(files: ["x": bytes]), path: "App.app/x")
            Issue.record("\(name) was read")
        } catch {
            #expect(error == BundleFailure(.executable(problem), at: "App.app/x"), "\(name)")
            #expect(!error.message.description.isEmpty)
        }
    }

    @Test(arguments: names)
    func `cut anywhere before the end of what is read is refused`(name: String) async throws {
        let bytes = try Fixture.bytes("Executables/" + name)
        for count in 0..<bytes.count {
            do throws(BundleFailure) {
                let files = ["x": Array(bytes[..<count])]
                let executable = try await ExecutableFile.read("x", in: MemoryBundle(files: files), path: "x")
                // Only what has no signature may lack its end: the padding behind its load commands.
                #expect(executable.slices.last?.signature == nil, "cut at \(count)")
                #expect(count >= bytes.count - 16, "cut at \(count)")
            } catch {
                guard case .executable = error.reason else {
                    Issue.record("cut at \(count): \(error)")
                    continue
                }
            }
        }
    }

    @Test(.seeded, arguments: names)
    func `changed at random is refused or read`(name: String) async throws {
        let bytes = try Fixture.bytes("Executables/" + name)
        let seed = RunSeed.value
        print("seed of the changes to \(name): \(seed)")
        var generator = SeededGenerator(seed: seed)
        var outcomes = (read: 0, refused: 0)
        for round in 0..<3_000 {
            let changed = bytes.mutated(by: &generator)
            do throws(BundleFailure) {
                let read = try await ExecutableFile.read("x", in: MemoryBundle(files: ["x": changed]), path: "x")
                #expect(!read.slices.isEmpty, "seed \(seed), round \(round)")
                outcomes.read += 1
            } catch {
                #expect(error.path == "x", "seed \(seed), round \(round)")
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 0 && outcomes.refused > 0, "seed \(seed)")
    }

    /// Numbers of four bytes, the most significant first.
    static func bytes(_ numbers: UInt32...) -> [UInt8] {
        numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    }

    /// A header of 28 bytes and a segment of 124 with one section, for a simulator's entitlements.
    static func segment(sections: UInt32, at offset: UInt32, count: UInt32) -> [UInt8] {
        let name = { (text: String) in Array(text.utf8) + [UInt8](repeating: 0, count: 16 - text.utf8.count) }
        return bytes(0xFEED_FACE, 12, 9, 2, 1, 124, 0, 1, 124) + name("__TEXT") + bytes(0, 0, 0, 0, 5, 5, sections, 0)
            + name("__entitlements") + name("__TEXT") + bytes(0, count, offset, 0, 0, 0, 0, 0, 0)
    }

    /// A header of 28 bytes and one load command of 16, which says where the signature is.
    static func signed(at offset: UInt32, count: UInt32) -> [UInt8] {
        bytes(0xFEED_FACE, 12, 9, 2, 1, 16, 0, 0x1D, 16, offset, count)
    }
}
