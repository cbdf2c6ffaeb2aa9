import AssociationModel
import CCurl
import TextFormats

/// The loop of the fetcher's thread: it runs transfers concurrently until the queue is closed.
struct TransferLoop {
    private let queue: TransferQueue
    private let configuration: CurlFetcher.Configuration
    private let multi: UnsafeMutableRawPointer
    private let trust: TrustStore?
    private var running: [UnsafeMutableRawPointer: (transfer: Transfer, job: TransferQueue.Job)] = [:]

    /// Runs on the calling thread until the queue is closed.
    static func run(_ queue: TransferQueue, _ configuration: CurlFetcher.Configuration) {
        guard let multi = ccurl_multi_init() else { return queue.fail("libcurl could not be started") }
        queue.setMulti(multi)
        var loop = TransferLoop(queue: queue, configuration: configuration, multi: multi)
        loop.run()
        queue.setMulti(nil)
        ccurl_multi_cleanup(multi)
    }

    private init(queue: TransferQueue, configuration: CurlFetcher.Configuration, multi: UnsafeMutableRawPointer) {
        self.queue = queue
        self.configuration = configuration
        self.multi = multi
        trust = configuration.certificateInspection == .detailed ? TrustStore(configuration.trustedRoots) : nil
        // Each request gets a connection of its own.
        ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_NOTHING))
    }

    private mutating func run() {
        while true {
            let work = queue.take(atMost: max(1, configuration.concurrency) - running.count)
            for job in work.jobs { start(job) }
            for number in work.cancelled { cancel(number) }
            if work.isOver && running.isEmpty { return }
            // Transfers that ended at once or were cancelled have made room for waiting ones.
            if !work.jobs.isEmpty || !work.cancelled.isEmpty { continue }
            var count: CInt = 0
            ccurl_multi_perform(multi, &count)
            if finishThoseDone() { continue }
            ccurl_multi_wait(multi, 10_000)
        }
    }

    private mutating func start(_ job: TransferQueue.Job) {
        do throws(Target.Failure) {
            let target = try Target(job.request.url)
            if let address = configuration.privateAddress(of: job.request, behindProxyOf: target) {
                let attempt = ConnectionAttempt(address.description, family: address.family, result: .refusedAsPrivate)
                return job.end(.failure(.addressPrivate), [attempt])
            }
            if let proxy = configuration.proxy(for: job.request, to: target), proxy.isOverTLS {
                let sentence = "the proxy \(proxy.name) is to be asked over TLS (https://), which aasa does not do"
                return job.end(.notSeen(.local(.network(sentence))))
            }
            start(Transfer(job.request, to: target, configuration, trust: trust, for: .answer), for: job)
        } catch {
            switch error {
            case .malformed(let reason): job.end(.failure(.malformedURL(reason: reason)))
            }
        }
    }

    private mutating func start(_ transfer: Transfer?, for job: TransferQueue.Job) {
        guard let transfer else { return job.end(.failure(.other(reason: "libcurl lacks a required option"))) }
        guard ccurl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
            return job.end(.notSeen(.local(.limit("libcurl accepts no more transfers"))))
        }
        running[transfer.handle] = (transfer, job)
    }

    private mutating func cancel(_ number: Int) {
        guard let (handle, entry) = running.first(where: { $0.value.job.number == number }) else { return }
        ccurl_multi_remove_handle(multi, handle)
        running[handle] = nil
        entry.job.end(TransferQueue.cancelled)
    }

    private mutating func finishThoseDone() -> Bool {
        var isAnyDone = false
        var left: CInt = 0
        while let message = ccurl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
            // The message becomes invalid once the handle is removed.
            let code = ccurl_result(message)
            ccurl_multi_remove_handle(multi, handle)
            guard let (transfer, job) = running.removeValue(forKey: handle) else { continue }
            isAnyDone = true
            let exchange = transfer.exchange(code)
            if transfer.needsSecondLook(code) {
                let purpose = Transfer.Purpose.certificates(after: exchange)
                start(Transfer(job.request, to: transfer.target, configuration, trust: trust, for: purpose), for: job)
            } else {
                job.waiting.resume(returning: exchange)
            }
        }
        return isAnyDone
    }
}
