import AssociationModel
import TextFormats

/// The load commands of one architecture, as far as associations depend on them (`<mach-o/loader.h>`).
struct LoadCommands {
    /// The bit that marks commands that the loader must understand (`LC_REQ_DYLD`).
    private static let required: UInt32 = 0x8000_0000

    private(set) var target: BuildTarget?
    private(set) var libraries: [LinkedLibrary] = []
    /// Where the code signature is, from the start of the architecture; nil if it is unsigned.
    private(set) var signature: (offset: Int, count: Int)?
    /// Where the entitlements of a simulator build are, likewise; nil if there is no such section.
    private(set) var simulatedList: (offset: Int, count: Int)?
    private(set) var simulatedDER: (offset: Int, count: Int)?

    /// - Parameter bytes: the load commands, without the header before them.
    init(_ bytes: ArraySlice<UInt8>, of header: MachOHeader) throws(ExecutableProblem) {
        let view = ByteView(bytes: bytes, isLittleEndian: header.isLittleEndian)
        var offset = 0
        for _ in 0..<header.commandCount {
            guard let type = view.number(at: offset), let size = view.count(at: offset + 4), size >= 8,
                let command = view.part(at: offset, count: size)
            else { throw .badLoadCommand }
            try take(type, command)
            offset += size
        }
    }

    private mutating func take(_ type: UInt32, _ command: ByteView) throws(ExecutableProblem) {
        switch type {
        case 0xC, 0x1F | Self.required, 0x23 | Self.required: try addLibrary(.strong, command)
        case 0x18 | Self.required: try addLibrary(.weak, command)
        case 0x20: try addLibrary(.lazy, command)
        case 0x1D:
            guard let start = command.count(at: 8), let count = command.count(at: 12) else { throw .badLoadCommand }
            signature = (start, count)
        case 0x1: try takeSections(of: command, isWide: false)
        case 0x19: try takeSections(of: command, isWide: true)
        case 0x32: try setTarget(command, platform: command.number(at: 8), at: 12)
        case 0x24: try setTarget(command, platform: 1, at: 8)
        case 0x25: try setTarget(command, platform: 2, at: 8)
        case 0x2F: try setTarget(command, platform: 3, at: 8)
        case 0x30: try setTarget(command, platform: 4, at: 8)
        default: break
        }
    }

    // `segment_command`, `section`, and their 64-bit forms. A simulator reads what the linker put into these sections
    // (`-sectcreate __TEXT __entitlements …`), whatever the signature contains.
    private mutating func takeSections(of command: ByteView, isWide: Bool) throws(ExecutableProblem) {
        let (start, width) = isWide ? (72, 80) : (56, 68)
        guard let count = command.count(at: start - 8), command.part(at: 0, count: start) != nil,
            count <= (command.bytes.count - start) / width
        else { throw .badLoadCommand }
        for index in 0..<count {
            guard let section = command.part(at: start + index * width, count: width) else { throw .badLoadCommand }
            guard section.paddedString(at: 16, count: 16) == "__TEXT",
                let size = isWide ? section.longCount(at: 40) : section.count(at: 36),
                let offset = section.count(at: isWide ? 48 : 40)
            else { continue }
            switch section.paddedString(at: 0, count: 16) {
            case "__entitlements": simulatedList = (offset, size)
            case "__ents_der": simulatedDER = (offset, size)
            default: break
            }
        }
    }

    private mutating func addLibrary(
        _ strength: LinkedLibrary.Strength, _ command: ByteView
    ) throws(ExecutableProblem) {
        guard let offset = command.count(at: 8), offset >= 12,
            let path = command.paddedString(at: offset, count: command.bytes.count - offset)
        else { throw .badLoadCommand }
        libraries.append(LinkedLibrary(path: path, strength: strength))
    }

    // The first one counts; a zippered macOS binary has a second one for Mac Catalyst.
    private mutating func setTarget(
        _ command: ByteView, platform: UInt32?, at offset: Int
    ) throws(ExecutableProblem) {
        guard let platform, let minimum = command.number(at: offset), let sdk = command.number(at: offset + 4) else {
            throw .badLoadCommand
        }
        if target != nil { return }
        target = BuildTarget(
            platform: BuildTarget.Platform(number: platform), minimumSystem: SystemVersion(packed: minimum),
            sdk: SystemVersion(packed: sdk))
    }
}

extension ByteView {
    /// The text up to the next zero byte, at most `count` bytes.
    fileprivate func paddedString(at offset: Int, count: Int) -> String? {
        guard let part = part(at: offset, count: count) else { return nil }
        return String(validating: part.bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension BuildTarget.Platform {
    private static let known: [UInt32: Self] = [
        1: .macOS, 2: .iOS, 3: .tvOS, 4: .watchOS, 6: .macCatalyst, 7: .simulator, 8: .simulator, 9: .simulator,
        11: .visionOS, 12: .simulator,
    ]

    fileprivate init(number: UInt32) { self = Self.known[number] ?? .other(Int(number)) }
}
