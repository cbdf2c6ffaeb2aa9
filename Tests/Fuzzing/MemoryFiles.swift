import AssociationModel
import CurlFetch
import Dispatch
import TextFormats

/// Files in memory; whatever else ends in `.entitlements` is the fallback.
struct MemoryFiles: FileReading {
    var files: [String: [UInt8]] = [:]
    let fallback: [UInt8]

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        if let bytes = files[path] { return Array(bytes.prefix(limit + 1)) }
        guard path.hasSuffix(".entitlements") else { throw .missing }
        return fallback
    }
}

/// A bundle with one file, which every path leads to.
struct OneFile: BundleReading {
    let bytes: [UInt8]

    func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? { .file }

    func names(in directory: String) async throws(BundleFailure) -> [String] { [] }

    func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        precondition(offset >= 0 && count >= 0, "a part that no file has")
        return Array(bytes.dropFirst(offset).prefix(count))
    }
}

/// Runs what is asynchronous to its end.
func waiting(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await work()
        done.signal()
    }
    done.wait()
}
