#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Throws bytes at one of the readers: `make fuzz`, which builds this with libFuzzer's own loop and `-D FUZZING`.
///
/// Without that flag the same program reads files, one after the other, which is how the inputs that were found once are
/// kept as tests: `Fuzzing --reader=NAME FILE…`. libFuzzer passes over arguments that begin with two hyphens.
@main enum Fuzzing {
    static func main() {
        _ = reader
        #if FUZZING
            var (count, values) = (CommandLine.argc, CommandLine.unsafeArgv)
            exit(runFuzzer(&count, &values) { fuzzOne($0, $1) })
        #else
            replay(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") })
        #endif
    }

    /// The reader that the arguments name.
    static let reader: FuzzReader = {
        let prefix = "--reader="
        let name = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
        if let reader = FuzzReader.all.first(where: { $0.name == name ?? "" }) { return reader }
        print("usage: Fuzzing --reader=NAME FILE…")
        for reader in FuzzReader.all { print("\(reader.name) \(reader.sizeLimit)") }
        exit(64)
    }()

    static func replay(_ files: [String]) {
        for file in files {
            guard let bytes = bytes(of: file) else {
                print("\(file): cannot be read")
                exit(66)
            }
            reader.read(bytes)
        }
        print("\(reader.name): \(files.count) read")
    }

    private static func bytes(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return ferror(file) == 0 ? bytes : nil }
            bytes += chunk[..<count]
        }
    }
}

#if FUZZING
    /// One input, under the name that the library looks for even where its loop is started by hand.
    @_cdecl("LLVMFuzzerTestOneInput")
    package func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        Fuzzing.reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runFuzzer(
        _ count: UnsafeMutablePointer<CInt>,
        _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt
#endif
