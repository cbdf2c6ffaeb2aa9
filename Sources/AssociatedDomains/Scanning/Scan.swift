package import AssociationModel
import Dispatch
public import Findings
import Judging
import LocalFiles
import Synchronization

/// A scan of many domains: lines are read, domains asked, and answers delivered, all at the same time, in memory that does
/// not grow with the number of lines.
///
/// A thread of its own reads the lines, and waits while as many domains are under way as are allowed.
public final class Scan: Sendable {
    private let settings: ScanSettings
    private let deliver: @Sendable (ScanResult, Progress) -> Bool
    private let turns: HostTurns
    private let delays = Delays()
    private let free: DispatchSemaphore
    private let results: OrderedResults?
    private let state: Mutex<State>

    /// How far a scan is.
    package struct Progress: Sendable {
        /// The number of lines that were answered.
        package fileprivate(set) var lines = 0
        /// The number of bytes of the input that were read.
        package fileprivate(set) var bytes = 0
    }

    private struct State {
        var isReading = true
        var isStopped = false
        var running = 0
        var progress = Progress()
        // Whether a line was read that is neither empty nor a comment.
        var hasLines = false
        var uses: SiteUses
        var failure: Failure?
        /// The trouble of this machine, and how many domains were not seen because of it: in all, and without one between
        /// them that was.
        var trouble: (LocalTrouble, domains: Int, inRow: Int)?
        var whenDone: CheckedContinuation<Void, Never>?

        var isDone: Bool { running == 0 && (!isReading || isStopped) }
    }

    /// Why a scan ended before its input did.
    package enum Failure: Error {
        /// No server can be contacted.
        case unavailable(CheckFailure)
        /// The input cannot be read.
        case input(FileFailure)
        /// This machine could not ask all domains: their lines have no answer, so that a scan that goes on asks them again.
        case local(LocalTrouble, domains: Int)
    }

    /// Prepares a scan.
    ///
    /// - Parameter deliver: takes each result, one at a time, from any thread; false if it cannot, which ends the scan.
    package init(
        _ settings: ScanSettings, from source: EvidenceSource,
        deliver: @escaping @Sendable (ScanResult, Progress) -> Bool
    ) {
        self.settings = settings
        state = Mutex(State(uses: settings.uses))
        turns = HostTurns(source.askingOneByOne.waiting { [delays] in await delays.wait($0) })
        self.deliver = deliver
        free = DispatchSemaphore(signals: settings.concurrency)
        results = settings.isOrdered ? OrderedResults(window: settings.concurrency * 16) : nil
    }

    /// Prepares a scan that tells the answers alone. Lines that cannot be read are skipped.
    ///
    /// - Parameter answered: is told each answer, one at a time, from any thread.
    public convenience init(
        _ settings: ScanSettings = ScanSettings(), from source: EvidenceSource = .network(),
        answered: @escaping @Sendable (ScanAnswer) -> Void
    ) {
        self.init(settings, from: source) { result, _ in
            if case .answer(let answer) = result { answered(answer) }
            return true
        }
    }

    /// Scans the domains of a file, a line each; `-` is standard input. Returns when all that was begun is answered.
    ///
    /// - Throws: ``CheckFailure/cancelled`` if the task is cancelled, which ends the scan as ``stop()`` does.
    public func run(reading path: String) async throws(CheckFailure) {
        let result: Result<Bool, Failure> = await withTaskCancellationHandler {
            do throws(Failure) { return .success(try await run(path)) } catch { return .failure(error) }
        } onCancel: {
            stop()
        }
        switch result {
        case .success: break
        case .failure(.unavailable(let failure)): throw failure
        case .failure(.input(let failure)): throw .input(InputFailure(failure, reading: path))
        case .failure(.local(let trouble, _)): throw .unavailable(FetcherUnavailable(trouble.inWords))
        }
        if Task.isCancelled { throw .cancelled }
    }

    /// Takes no new line; what is under way is finished and delivered.
    public func stop() {
        state.withLock { $0.isStopped = true }
        delays.end()
        free.signal()
        results?.stop()
        endIfDone()
    }

    /// Scans the domains of a file; `-` is standard input. Returns when all that was begun is delivered.
    ///
    /// - Returns: whether there was a line to answer, now or before.
    @discardableResult package func run(_ path: String) async throws(Failure) -> Bool {
        await withCheckedContinuation { done in
            state.withLock { $0.whenDone = done }
            DispatchQueue(label: "aasa.scan").async { self.read(path) }
        }
        let (failure, trouble, hasLines) = state.withLock { ($0.failure, $0.trouble, $0.hasLines) }
        if let failure { throw failure }
        if let trouble { throw .local(trouble.0, domains: trouble.domains) }
        return hasLines
    }

    /// That a directory or an address was named for a host which no line has, nor a redirect led to; nil if there is none, and
    /// for a scan that did not read all its lines.
    package var unusedOption: Message? { state.withLock { $0.isStopped ? nil : $0.uses.complaint } }

    private func read(_ path: String) {
        do throws(FileFailure) {
            var reader = try LineReader(path, longest: Self.longestLine)
            var number = 0
            while !isStopped,
                try reader.readLines({ line in
                    number += 1
                    state.withLock { $0.progress.bytes += (line?.count ?? Self.longestLine) + 1 }
                    if !isStopped { take(line, number: number) }
                })
            {}
        } catch {
            fail(.input(error))
        }
        state.withLock { $0.isReading = false }
        endIfDone()
    }

    /// More than any line that makes sense has.
    private static let longestLine = 1 << 20

    private var isStopped: Bool { state.withLock { $0.isStopped } }

    private func take(_ line: UnsafeBufferPointer<UInt8>?, number: Int) {
        do throws(ScanTarget.Problem) {
            guard let line else { throw ScanTarget.Problem("it is longer than 1 MiB") }
            guard let target = try ScanTarget(line) else { return }
            state.withLock { state in
                state.hasLines = true
                state.uses.add([target.site.host])
            }
            if !settings.answered.contains(target.key) { begin(target) }
        } catch {
            state.withLock { $0.hasLines = true }
            guard !settings.answered.contains(AnsweredLines.Key(unreadableLine: number)) else { return }
            let place = results?.reserve()
            finish(.unreadable(line: number, id: error.id, reason: error.reason), at: place)
        }
    }

    // Waits until one more domain may be asked.
    private func begin(_ target: ScanTarget) {
        let place = results?.reserve()
        free.wait()
        let isBegun = state.withLock { state in
            if !state.isStopped { state.running += 1 }
            return !state.isStopped
        }
        guard isBegun else { return }
        Task {
            self.finish(await self.answer(target).map { .answer($0) }, at: place)
            self.free.signal()
            self.state.withLock { $0.running -= 1 }
            self.endIfDone()
        }
    }

    private func answer(_ target: ScanTarget) async -> ScanAnswer? {
        if settings.excluded.contains(target.site.host) {
            var answer = target.answer
            answer.isExcluded = true
            return answer
        }
        let source = await turns.begin(target.site.host)
        let start = ContinuousClock.now
        let domain = ScannedDomain(target: target, settings: settings)
        let result = await evidence(for: domain, from: source)
        let time = start.duration(to: .now)
        turns.end(target.site.host)
        switch result {
        case .success(let evidence):
            if let trouble = evidence.sites.first?.localTrouble {
                note(trouble)
                return nil
            }
            state.withLock { state in
                state.trouble?.inRow = 0
                state.uses.add(evidence)
            }
            var answer = domain.answer(from: evidence)
            answer.milliseconds = Int(time / .milliseconds(1))
            return answer
        case .failure(let failure):
            fail(.unavailable(failure))
            return nil
        }
    }

    private func evidence(
        for domain: ScannedDomain, from source: EvidenceSource
    ) async -> Result<Evidence, CheckFailure> {
        do throws(CheckFailure) { return .success(try await domain.check(from: source).evidence()) } catch {
            return .failure(error)
        }
    }

    /// The most domains one after the other that this machine could not ask before the scan ends.
    private static let mostTrouble = 64

    private func note(_ trouble: LocalTrouble) {
        let isOver = state.withLock { state in
            let (_, domains, inRow) = state.trouble ?? (trouble, 0, 0)
            state.trouble = (trouble, domains + 1, inRow + 1)
            return inRow + 1 >= Self.mostTrouble
        }
        if isOver { stop() }
    }

    // Nil for a domain that was not seen.
    private func finish(_ result: ScanResult?, at place: Int?) {
        guard let results, let place else { return pass(result) }
        results.add(result, at: place, pass)
    }

    private func pass(_ result: ScanResult?) {
        guard let result else { return }
        let isDelivered = state.withLock { state in
            guard state.failure == nil else { return false }
            state.progress.lines += 1
            return deliver(result, state.progress)
        }
        if !isDelivered, !isStopped { stop() }
    }

    private func fail(_ failure: Failure) {
        state.withLock { $0.failure = $0.failure ?? failure }
        stop()
    }

    private func endIfDone() {
        let done = state.withLock { state in
            guard state.isDone else { return nil as CheckedContinuation<Void, Never>? }
            defer { state.whenDone = nil }
            return state.whenDone
        }
        done?.resume()
    }
}
