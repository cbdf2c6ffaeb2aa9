package import AssociationModel
import CCurl
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Fetches from servers with libcurl.
///
/// One thread runs all exchanges concurrently; it ends with the fetcher. Each exchange has a connection of its own,
/// sends neither cookies nor credentials, follows no redirect, and always returns within the configured time. The exchange
/// of a cancelled task returns at once, and shows nothing of the server.
package final class CurlFetcher: Fetching {
    private let queue = TransferQueue()
    private let configuration: Configuration
    // What came of loading libcurl and starting the thread; nil before the first request.
    private let start = Mutex<Result<Void, FetcherUnavailable>?>(nil)

    /// Makes a fetcher. libcurl is loaded and the thread started with the first request.
    package init(_ configuration: Configuration = Configuration()) { self.configuration = configuration }

    deinit { queue.finish() }

    /// Sends a request, without following redirects, and returns the response or the failure. Throws if libcurl cannot
    /// be loaded.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        try startOnce()
        let number = queue.nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting in
                queue.add(TransferQueue.Job(number: number, request: request, waiting: waiting))
            }
        } onCancel: {
            queue.cancel(number)
        }
    }

    private func startOnce() throws(FetcherUnavailable) {
        let result = start.withLock { start in
            if let start { return start }
            let result = Self.start(queue, configuration)
            start = result
            return result
        }
        try result.get()
    }

    private static func start(
        _ queue: TransferQueue, _ configuration: Configuration
    ) -> Result<Void, FetcherUnavailable> {
        if let problem = ccurl_load() { return .failure(FetcherUnavailable(String(cString: problem))) }
        if let failure = startThread(queue, configuration) { queue.fail(failure) }
        return .success(())
    }

    // Returns why no thread could be started; nil if one was.
    private static func startThread(_ queue: TransferQueue, _ configuration: Configuration) -> String? {
        let input = Unmanaged.passRetained(LoopInput(queue: queue, configuration: configuration))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, nil, runLoop, input.toOpaque()) == 0 else {
            input.release()
            return "could not start a thread"
        }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return nil
    }
}

/// The queue and configuration that are passed to the thread when it starts.
private final class LoopInput {
    let queue: TransferQueue
    let configuration: CurlFetcher.Configuration

    init(queue: TransferQueue, configuration: CurlFetcher.Configuration) {
        self.queue = queue
        self.configuration = configuration
    }
}

#if canImport(Darwin)
    private func runLoop(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        run(Unmanaged<LoopInput>.fromOpaque(context).takeRetainedValue())
        return nil
    }
#else
    private func runLoop(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { run(Unmanaged<LoopInput>.fromOpaque(context).takeRetainedValue()) }
        return nil
    }
#endif

private func run(_ input: LoopInput) {
    // OpenSSL may write to connections that the other side has closed. With CURLOPT_NOSIGNAL, libcurl does not block the
    // resulting SIGPIPE, which would end the process.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    TransferLoop.run(input.queue, input.configuration)
}
