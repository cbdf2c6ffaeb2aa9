package import AssociationModel
import CCurl
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks servers through libcurl.
///
/// One thread runs all exchanges side by side; it ends with the fetcher. Each exchange has a connection of its own,
/// sends neither cookies nor credentials, follows no redirect, and always returns within the configured time. A task
/// that is cancelled gets its exchange back at once, as a failure.
package final class CurlFetcher: Fetching {
    private let queue = TransferQueue()
    private let configuration: Configuration
    private let isStarted = Mutex(false)

    private static let libraryProblem = Mutex<String?>(nil)

    /// Why no server could be asked, where a request has found that libcurl is not there; else nil.
    package static var unavailability: String? { libraryProblem.withLock(\.self) }

    /// Makes a fetcher. Nothing is loaded and no thread started before the first request.
    package init(_ configuration: Configuration = Configuration()) { self.configuration = configuration }

    deinit { queue.finish() }

    /// Sends a request, follows no redirect, and says what came of it.
    package func exchange(_ request: Request) async -> Exchange {
        start()
        let number = queue.nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting in
                queue.add(TransferQueue.Job(number: number, request: request, waiting: waiting))
            }
        } onCancel: {
            queue.cancel(number)
        }
    }

    private func start() {
        isStarted.withLock { isStarted in
            guard !isStarted else { return }
            isStarted = true
            if let failure = Self.startThread(queue, configuration) { queue.fail(failure) }
        }
    }

    // Why there is none, if there is none.
    private static func startThread(_ queue: TransferQueue, _ configuration: Configuration) -> String? {
        if let problem = ccurl_load().map({ String(cString: $0) }) {
            libraryProblem.withLock { $0 = problem }
            return problem
        }
        let errand = Unmanaged.passRetained(Errand(queue: queue, configuration: configuration))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, nil, runErrand, errand.toOpaque()) == 0 else {
            errand.release()
            return "no thread could be started"
        }
        #if canImport(Darwin)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return nil
    }
}

/// What the thread gets to know when it starts.
private final class Errand {
    let queue: TransferQueue
    let configuration: CurlFetcher.Configuration

    init(queue: TransferQueue, configuration: CurlFetcher.Configuration) {
        self.queue = queue
        self.configuration = configuration
    }
}

#if canImport(Darwin)
    private func runErrand(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        run(Unmanaged<Errand>.fromOpaque(context).takeRetainedValue())
        return nil
    }
#else
    private func runErrand(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { run(Unmanaged<Errand>.fromOpaque(context).takeRetainedValue()) }
        return nil
    }
#endif

private func run(_ errand: Errand) {
    // OpenSSL writes to connections that the other side may have closed, and libcurl leaves the signal of that to us
    // (CURLOPT_NOSIGNAL): it would end the process.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    TransferLoop.run(errand.queue, errand.configuration)
}
