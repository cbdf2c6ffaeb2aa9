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

/// Servers that answer every request with the same recorded exchange, without its first line, which has the URL.
struct OneAnswer: Fetching {
    let text: [UInt8]

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        guard let answer = try? ExchangeText.exchange(from: Array("request: https://example.com/\n".utf8) + text) else {
            return Exchange(request, outcome: .notSeen(.notAllowed))
        }
        return Exchange(
            request, outcome: answer.outcome, attempts: answer.attempts, tls: answer.tls, timing: answer.timing)
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
