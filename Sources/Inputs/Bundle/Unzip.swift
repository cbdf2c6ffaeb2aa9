import AssociationModel
import LocalFiles
import Subprocess
import TextFormats

/// Runs the system's `unzip` on one archive.
struct Unzip {
    /// The path of the archive, or only its name where it is open already.
    let archive: String
    /// The open archive; nil to open the path.
    let file: TemporaryFile?
    /// The name of the program, or its path.
    let program: String

    /// The names of all entries, one per line; throws if there are more than `limit` bytes of them.
    func list(limit: Int) async throws(BundleFailure) -> [UInt8] { try await list(["-Z1"], limit: limit) }

    /// What the archive says of its entries, in their order; throws if that is more than `limit` bytes.
    func entries(limit: Int) async throws(BundleFailure) -> [ZipEntry] {
        let listing = String(decoding: try await list(["-Z", "-l", "-T"], limit: limit), as: UTF8.self)
        return listing.split(separator: "\n").compactMap { ZipEntry(line: $0) }
    }

    private func list(_ options: [String], limit: Int) async throws(BundleFailure) -> [UInt8] {
        if let input { return try await list(options, limit: limit, from: input) }
        return try await list(options, limit: limit, from: NoInput.none)
    }

    private func list(
        _ options: [String], limit: Int, from input: some InputProtocol
    ) async throws(BundleFailure) -> [UInt8] {
        do {
            let result = try await run(
                .name("sh"), arguments: arguments(options + ["/dev/stdin"]), environment: Self.environment,
                input: input,
                output: .bytes(limit: limit), error: .string(limit: 1 << 20))
            try check(result.terminationStatus, saying: result.standardError)
            return result.standardOutput
        } catch {
            throw failure(error)
        }
    }

    /// A part of a file, shorter if the file ends before, and the number of bytes that were unpacked for it; nil if more
    /// than `limit` bytes would have to be unpacked.
    func read(
        _ entry: String, at offset: Int, count: Int, unpacking limit: Int
    ) async throws(BundleFailure) -> (bytes: [UInt8], unpacked: Int)? {
        guard offset <= limit else { return nil }
        let window = Window(offset: offset, count: count)
        if let input { return try await read(entry, window, unpacking: limit, from: input) }
        return try await read(entry, window, unpacking: limit, from: NoInput.none)
    }

    private func read(
        _ entry: String, _ window: Window, unpacking limit: Int, from input: some InputProtocol
    ) async throws(BundleFailure) -> (bytes: [UInt8], unpacked: Int)? {
        do {
            let result = try await run(
                .name("sh"), arguments: arguments(["-p", "-P", "", "/dev/stdin", Self.pattern(for: entry)]),
                environment: Self.environment, input: input, output: .sequence, error: .discarded
            ) { execution in
                var window = window
                for try await buffer in execution.standardOutput {
                    buffer.withUnsafeBytes { window.take($0) }
                    if window.isFull || window.seen > limit {
                        try? execution.send(signal: .kill)
                        break
                    }
                }
                return window
            }
            if !result.closureResult.isFull {
                if result.closureResult.seen > limit { return nil }
                try check(result.terminationStatus, saying: "")
            }
            return (result.closureResult.bytes, result.closureResult.seen)
        } catch {
            throw failure(error)
        }
    }

    /// Unpacks all files one after the other, those in folders of some names excepted.
    ///
    /// - Parameter size: how many bytes there should be; of more or fewer, the archive lies or is damaged.
    func unpack(except folders: Set<String>, size: Int) async throws(BundleFailure) -> TemporaryFile {
        let patterns = folders.sorted().flatMap { ["\($0)/*", "*/\($0)/*"] }
        do {
            let content = try TemporaryFile()
            guard size > 0, let input else { return content }
            let result = try await run(
                .name("sh"), arguments: arguments(["-p", "-P", "", "/dev/stdin", "-x"] + patterns),
                environment: Self.environment, input: input, output: .sequence, error: .discarded
            ) { execution in
                for try await buffer in execution.standardOutput {
                    try content.append(buffer.withUnsafeBytes { Array($0)[...] })
                    if content.size > size { try? execution.send(signal: .kill) }
                }
            }
            try check(result.terminationStatus, saying: "")
            guard content.size == size else { throw BundleFailure(.archive(.otherSize), at: archive) }
            return content
        } catch {
            throw failure(error)
        }
    }

    // The shell opens the archive, unless it is open. `unzip` itself would take brackets in the archive's path for a
    // pattern and a leading hyphen for an option, and would try other names if the file is missing.
    private func arguments(_ arguments: [String]) -> Arguments {
        let script = file == nil ? ["exec \"$@\" <\"$0\"", archive] : ["exec \"$@\"", "sh"]
        return Arguments(["-c"] + script + [program] + arguments)
    }

    private var input: FileDescriptorInput? {
        file.flatMap { Self.input($0.descriptor) { .fileDescriptor($0, closeAfterSpawningProcess: false) } }
    }

    // The type of a descriptor that Subprocess takes is of another module on each system, so it is not named.
    private static func input<Descriptor: RawRepresentable<CInt>>(
        _ number: CInt, _ input: (Descriptor) -> FileDescriptorInput
    ) -> FileDescriptorInput? { Descriptor(rawValue: number).map(input) }

    // These variables of the environment would add options.
    private static var environment: Environment {
        .inherit.updating(["LC_ALL": "C.UTF-8", "UNZIP": nil, "UNZIPOPT": nil, "ZIPINFO": nil, "ZIPINFOOPT": nil])
    }

    /// The pattern that matches only this name.
    private static func pattern(for entry: String) -> String {
        var bytes: [UInt8] = []
        for byte in entry.utf8 {
            if "[]*?\\".utf8.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // 1 is a warning with complete output; 126 and 127 come from the shell if the program is missing.
    private func check(_ status: TerminationStatus, saying output: String) throws(BundleFailure) {
        switch status {
        case .exited(0), .exited(1): return
        case .exited(126), .exited(127): throw BundleFailure(.archive(.noUnzip), at: archive)
        case .exited(let code):
            let line = output.utf8.split(separator: UInt8(ascii: "\n")).first { $0.first != UInt8(ascii: "[") }
            let reason = String(decoding: line?.drop { $0 == UInt8(ascii: " ") } ?? "".utf8[...], as: UTF8.self)
            throw BundleFailure(.archive(.unreadable(code: Int(code), reason: reason)), at: archive)
        case .signaled(let signal):
            throw BundleFailure(.archive(.notRun(reason: "it was killed by signal \(signal)")), at: archive)
        }
    }

    private func failure(_ error: any Error) -> BundleFailure {
        switch error {
        case let failure as BundleFailure: failure
        case let error as SubprocessError where error.code == .outputLimitExceeded:
            BundleFailure(.archive(.tooManyNames), at: archive)
        case is TemporaryFileFailure: BundleFailure(.archive(.noRoom), at: archive)
        default: BundleFailure(.archive(.notRun(reason: "\(error)")), at: archive)
        }
    }
}

/// Collects the requested part of a stream of bytes.
private struct Window {
    let count: Int
    private var skip: Int
    private(set) var seen = 0
    private(set) var bytes: [UInt8] = []

    init(offset: Int, count: Int) {
        self.count = count
        skip = offset
    }

    var isFull: Bool { bytes.count >= count }

    mutating func take(_ chunk: UnsafeRawBufferPointer) {
        seen += chunk.count
        let rest = chunk.dropFirst(skip)
        skip -= min(skip, chunk.count)
        bytes.append(contentsOf: rest.prefix(count - bytes.count))
    }
}
