import AssociationModel
import Findings
import TextFormats

/// Parses a code signature: an index of blobs, all numbers big-endian (`osfmk/kern/cs_blobs.h` in xnu).
struct SignatureBlobs {
    private static let superBlob: UInt32 = 0xFADE_0CC0
    private static let codeDirectory: UInt32 = 0xFADE_0C02
    private static let listEntitlements: UInt32 = 0xFADE_7171
    private static let derEntitlements: UInt32 = 0xFADE_7172
    private static let certificates: UInt32 = 0xFADE_0B01
    /// What certificates of the Mac App Store have in common: extensions 1.2.840.113635.100.6.1.7 (for submission), .9
    /// (the store's own) and .25.1 (TestFlight), in DER.
    private static let storeMarks: [[UInt8]] = [[0x07], [0x09], [0x19, 0x01]].map { last in
        [0x06, UInt8(9 + last.count), 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 0x06, 0x01] + last
    }
    /// The flag of a code directory that is signed without a certificate.
    private static let adHoc: UInt32 = 0x2
    /// The most slots that are accepted, more than any signature has: nine kinds, and ten alternate code directories.
    private static let slotLimit = 64

    private let bytes: ByteView
    private let slots: [(type: UInt32, offset: Int)]

    init(_ data: ArraySlice<UInt8>) throws(ExecutableProblem) {
        let whole = ByteView(bytes: data, isLittleEndian: false)
        guard whole.number(at: 0) == Self.superBlob, let length = whole.count(at: 4), let count = whole.count(at: 8),
            length <= data.count, let bytes = whole.part(at: 0, count: length), count <= Self.slotLimit,
            12 + count * 8 <= length
        else { throw .badSignature }
        slots = try (0..<count).map { index throws(ExecutableProblem) in
            guard let type = bytes.number(at: 12 + index * 8), let offset = bytes.count(at: 16 + index * 8),
                offset >= 12 + count * 8, offset <= length - 8
            else { throw .badSignature }
            return (type, offset)
        }
        self.bytes = bytes
    }

    /// Reads the parts that associations depend on. `path` names the executable.
    func signature(path: String) throws(ExecutableProblem) -> CodeSignature {
        var directory: ByteView?
        var list: AppEntitlements?
        var der: AppEntitlements?
        var isForAppStore = false
        for slot in slots {
            guard let magic = bytes.number(at: slot.offset), let length = bytes.count(at: slot.offset + 4), length >= 8,
                let blob = bytes.part(at: slot.offset, count: length)
            else { throw .badSignature }
            switch (slot.type, magic) {
            case (0, Self.codeDirectory): directory = blob
            case (5, Self.listEntitlements): list = try ExecutableEntitlements.list(blob.bytes.dropFirst(8), path: path)
            case (7, Self.derEntitlements): der = try ExecutableEntitlements.der(blob.bytes.dropFirst(8), path: path)
            case (0x10000, Self.certificates):
                isForAppStore = Self.storeMarks.contains { blob.bytes.firstRange(of: $0) != nil }
            case (0, _), (5, _), (7, _): throw .badSignature
            default: break
            }
        }
        return CodeSignature(
            identifier: try directory?.name(at: 20),
            teamIdentifier: (directory?.number(at: 8) ?? 0) >= 0x20200 ? try directory?.name(at: 48) : nil,
            isAdHoc: (directory?.number(at: 12) ?? 0) & Self.adHoc != 0,
            isForAppStore: isForAppStore, listEntitlements: list, derEntitlements: der, slots: slots.map(\.type))
    }
}

extension ByteView {
    /// A name in a code directory, whose offset is stored at `position`; nil if the offset is 0.
    fileprivate func name(at position: Int) throws(ExecutableProblem) -> String? {
        guard let offset = count(at: position) else { throw .badSignature }
        if offset == 0 { return nil }
        guard let name = string(at: offset) else { throw .badSignature }
        return name
    }
}
