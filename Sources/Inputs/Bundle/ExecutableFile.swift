package import AssociationModel
import TextFormats

/// Reads Mach-O executables: thin and fat, 32-bit and 64-bit, in either byte order.
///
/// A file is never read as a whole, only in parts: the header, the load commands, the signature.
package enum ExecutableFile {
    /// The most bytes of load commands that are read; large apps have tens of kilobytes.
    static let commandsLimit = 4 << 20
    /// The most bytes of a signature that are read. A signature has 52 bytes for each 4 KB of the file, so 16 MB are
    /// enough for a file of 1 GB.
    static let signatureLimit = 32 << 20
    /// The most bytes of an entitlements section that are read; it usually has a few kilobytes.
    static let entitlementsLimit = 1 << 20
    /// How many bytes are read first of each architecture; usually these include all load commands.
    static let firstRead = 64 << 10

    /// Reads an executable of a bundle.
    ///
    /// - Parameters:
    ///   - file: the path in the bundle.
    ///   - path: the path that reports name.
    package static func read(
        _ file: String, in bundle: any BundleReading, path: String
    ) async throws(BundleFailure) -> Executable {
        let reader = ExecutableReader(file: file, bundle: bundle, path: path)
        let start = try await reader.bytes(at: 0, count: firstRead)
        let fat = try reader.executable { () throws(ExecutableProblem) in try FatHeader(start[...]) }
        guard let fat else {
            return Executable(path: path, slices: [try await reader.slice(at: 0, count: nil)])
        }
        var slices: [ExecutableSlice] = []
        for slice in fat.slices { slices.append(try await reader.slice(at: slice.offset, count: slice.count)) }
        return Executable(path: path, slices: slices)
    }
}

/// Reads one executable.
private struct ExecutableReader {
    let file: String
    let bundle: any BundleReading
    let path: String

    /// Reads the architecture that begins at `offset`; `count` is its size in a fat file, else nil.
    func slice(at offset: Int, count: Int?) async throws(BundleFailure) -> ExecutableSlice {
        let start = try await bytes(at: offset, count: min(ExecutableFile.firstRead, count ?? Int.max))
        if start.isEmpty { throw problem(.truncated(offset == 0 ? .header : .slice)) }
        let header = try executable { () throws(ExecutableProblem) in try MachOHeader(start[...]) }
        let end = header.size + header.commandsSize
        guard header.commandsSize <= ExecutableFile.commandsLimit else { throw problem(.oversized(.loadCommands)) }
        guard end <= count ?? Int.max else { throw problem(.truncated(.loadCommands)) }
        var head = start
        if head.count < end { head += try await bytes(at: offset + head.count, count: end - head.count) }
        guard head.count >= end else { throw problem(.truncated(.loadCommands)) }
        let commands = try executable { () throws(ExecutableProblem) in
            try LoadCommands(head[header.size..<end], of: header)
        }
        if let place = commands.signature, place.offset < end { throw problem(.badSignature) }
        let slice = (offset: offset, count: count)
        let signed = try await part(.signature, at: commands.signature, of: slice)
        let list = try await part(.entitlements, at: commands.simulatedList, of: slice)
        let der = try await part(.entitlements, at: commands.simulatedDER, of: slice)
        return try executable { () throws(ExecutableProblem) in
            var signature: CodeSignature?
            if let signed { signature = try SignatureBlobs(signed[...]).signature(path: path) }
            var simulated = try ExecutableEntitlements.list(list?[...] ?? [], path: path)
            if simulated == nil { simulated = try ExecutableEntitlements.der(der?[...] ?? [], path: path) }
            return ExecutableSlice(
                architecture: header.architecture, target: commands.target, libraries: commands.libraries,
                signature: signature, simulatedEntitlements: simulated)
        }
    }

    /// The bytes of a part of an architecture; nil if there is no such part.
    ///
    /// - Parameter slice: the position of the architecture in the file; `count` is nil if it is the whole file.
    private func part(
        _ part: ExecutableProblem.ExecutablePart, at place: (offset: Int, count: Int)?,
        of slice: (offset: Int, count: Int?)
    ) async throws(BundleFailure) -> [UInt8]? {
        guard let place else { return nil }
        let limit = part == .signature ? ExecutableFile.signatureLimit : ExecutableFile.entitlementsLimit
        guard place.count <= limit else { throw problem(.oversized(part)) }
        guard place.offset + place.count <= slice.count ?? Int.max, place.offset <= Int.max - slice.offset else {
            throw problem(.truncated(part))
        }
        let data = try await bytes(at: slice.offset + place.offset, count: place.count)
        guard data.count == place.count else { throw problem(.truncated(part)) }
        return data
    }

    func bytes(at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        try await bundle.bytes(of: file, at: offset, count: count)
    }

    func executable<Value>(_ read: () throws(ExecutableProblem) -> Value) throws(BundleFailure) -> Value {
        do throws(ExecutableProblem) { return try read() } catch { throw problem(error) }
    }

    private func problem(_ problem: ExecutableProblem) -> BundleFailure {
        BundleFailure(.executable(problem), at: path)
    }
}
