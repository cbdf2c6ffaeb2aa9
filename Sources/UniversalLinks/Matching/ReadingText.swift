import TextFormats

/// A part of a URL under one reading.
struct ReadingText {
    var bytes: [UInt8]
    /// How many of the bytes are really in the URL.
    var limit: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        limit = bytes.count
    }

    /// A path, normalised to one slash at each end.
    init(path raw: [UInt8], _ reading: LinkReading) {
        var bytes = raw
        if reading.departs(at: .dotSegments) { bytes = Self.withoutDotSegments(bytes) }
        if reading.departs(at: .slashRuns) { bytes = Self.withoutRuns(bytes) }
        let isRoot = bytes.allSatisfy { $0 == .slash }
        if bytes.first != .slash { bytes.insert(.slash, at: 0) }
        if !reading.departs(at: .outerSlashRuns) || isRoot {
            let run = bytes.prefix { $0 == .slash }.count
            bytes.removeFirst(run - 1)
        }
        while bytes.count > 1, bytes.last == .slash, bytes[bytes.count - 2] == .slash { bytes.removeLast() }
        let addsSlash = bytes.last != .slash || (isRoot && reading.departs(at: .starBetweenSlashesAtRoot))
        limit = bytes.count
        if addsSlash { bytes.append(.slash) }
        self.bytes = bytes
        if addsSlash, reading.departs(at: .wildcardAtImpliedSlash) { limit = bytes.count }
    }

    /// The bytes with every run of slashes shortened to one.
    static func withoutRuns(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.filter { $0 == 0 || bytes[$0] != .slash || bytes[$0 - 1] != .slash }.map { bytes[$0] }
    }

    /// Removes dot segments (RFC 3986, section 5.2.4) from a path that begins with a slash.
    private static func withoutDotSegments(_ path: [UInt8]) -> [UInt8] {
        var segments: [ArraySlice<UInt8>] = []
        let pieces = path.split(separator: .slash, omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            switch Array(piece) {
            case [.point]: if isLast { segments.append([]) }
            case [.point, .point]:
                if segments.count > 1 { segments.removeLast() }
                if isLast { segments.append([]) }
            default: segments.append(piece)
            }
        }
        return Array(segments.joined(separator: [.slash]))
    }

    /// The text in lower case, following all Unicode rules.
    static func folded(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8) }

    /// Percent-decodes the bytes; nil if that is not possible.
    static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        let isDecoded = bytes.withUnsafeBufferPointer { result.append($0, 0..<$0.count, in: .decoded) }
        return isDecoded ? result : nil
    }
}
