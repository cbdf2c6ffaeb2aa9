import AssociationModel
import TextFormats

/// The header of one architecture of a Mach-O file (`mach_header`, `mach_header_64` in `<mach-o/loader.h>`).
struct MachOHeader {
    let architecture: String
    let isLittleEndian: Bool
    /// The size of the header in bytes; the load commands follow it.
    let size: Int
    let commandCount: Int
    let commandsSize: Int

    init(_ bytes: ArraySlice<UInt8>) throws(ExecutableProblem) {
        guard let magic = ByteView(bytes: bytes, isLittleEndian: false).number(at: 0) else { throw .truncated(.header) }
        let is64Bit: Bool
        switch magic {
        case 0xFEED_FACE: (is64Bit, isLittleEndian) = (false, false)
        case 0xFEED_FACF: (is64Bit, isLittleEndian) = (true, false)
        case 0xCEFA_EDFE: (is64Bit, isLittleEndian) = (false, true)
        case 0xCFFA_EDFE: (is64Bit, isLittleEndian) = (true, true)
        default: throw .notExecutable
        }
        size = is64Bit ? 32 : 28
        let view = ByteView(bytes: bytes, isLittleEndian: isLittleEndian)
        guard bytes.count >= size, let type = view.number(at: 4), let subtype = view.number(at: 8),
            let count = view.count(at: 16), let commandsSize = view.count(at: 20)
        else { throw .truncated(.header) }
        // The shortest command has 8 bytes.
        guard count <= commandsSize / 8 else { throw .badLoadCommand }
        architecture = Self.name(type: type, subtype: subtype & 0x00FF_FFFF)
        commandCount = count
        self.commandsSize = commandsSize
    }

    // The names that `lipo` uses; the numbers are from <mach/machine.h>.
    private static func name(type: UInt32, subtype: UInt32) -> String {
        switch (type, subtype) {
        case (0x0100_000C, 2): "arm64e"
        case (0x0100_000C, _): "arm64"
        case (0x0200_000C, _): "arm64_32"
        case (12, 6): "armv6"
        case (12, 9): "armv7"
        case (12, 11): "armv7s"
        case (12, 12): "armv7k"
        case (0x0100_0007, 8): "x86_64h"
        case (0x0100_0007, _): "x86_64"
        case (7, _): "i386"
        case (18, _): "ppc"
        case (0x0100_0012, _): "ppc64"
        default: "cpu \(type).\(subtype)"
        }
    }
}
