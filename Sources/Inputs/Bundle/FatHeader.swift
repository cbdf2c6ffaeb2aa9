import AssociationModel
import TextFormats

/// The header of a file with several architectures (`fat_header` in `<mach-o/fat.h>`); its numbers are big-endian.
struct FatHeader {
    /// The most architectures that are accepted, more than Apple has ever had at one time. A Java class file begins with
    /// the same bytes, but its "number of architectures" is 45 or more.
    static let sliceLimit = 16

    /// The positions of the architectures, in the order of the header.
    let slices: [(offset: Int, count: Int)]

    /// Nil if the bytes are not a fat header.
    init?(_ bytes: ArraySlice<UInt8>) throws(ExecutableProblem) {
        let view = ByteView(bytes: bytes, isLittleEndian: false)
        guard let magic = view.number(at: 0), magic == 0xCAFE_BABE || magic == 0xCAFE_BABF else { return nil }
        let isWide = magic == 0xCAFE_BABF
        guard let count = view.count(at: 4) else { throw .truncated(.header) }
        guard count <= Self.sliceLimit else { throw .tooManySlices(count) }
        guard count > 0 else { throw .notExecutable }
        let width = isWide ? 32 : 20
        slices = try (0..<count).map { index throws(ExecutableProblem) in
            guard let entry = view.part(at: 8 + index * width, count: width) else { throw .truncated(.header) }
            guard let offset = isWide ? entry.longCount(at: 8) : entry.count(at: 8),
                let size = isWide ? entry.longCount(at: 16) : entry.count(at: 12),
                offset <= Int.max - size
            else { throw .oversized(.slice) }
            return (offset, size)
        }
        try Self.requireDisjoint(slices, after: 8 + count * width)
    }

    private static func requireDisjoint(
        _ slices: [(offset: Int, count: Int)], after header: Int
    ) throws(ExecutableProblem) {
        var end = header
        for slice in slices.sorted(by: { $0.offset < $1.offset }) {
            guard slice.offset >= end else { throw .overlappingSlices }
            end = slice.offset + slice.count
        }
    }
}
