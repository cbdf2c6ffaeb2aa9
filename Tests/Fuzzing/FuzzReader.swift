/// A reader of hostile input, as the fuzzer calls it: bytes in, nothing out. It must end soon, in little memory, and
/// without a trap; some check a law of their own, and trap where it is broken.
struct FuzzReader: Sendable {
    /// The name in arguments and of the folder in `Fixtures/Fuzzing`.
    let name: String
    /// The most bytes that the fuzzer tries.
    let sizeLimit: Int
    /// Reads.
    let read: @Sendable ([UInt8]) -> Void

    init(_ name: String, upTo sizeLimit: Int, read: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.sizeLimit = sizeLimit
        self.read = read
    }

    /// All readers.
    static let all: [FuzzReader] = app + site + commands + screens + text
}
