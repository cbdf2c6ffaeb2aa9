import ArgumentParser
import AssociatedDomains
import Synchronization

/// Writes the results of a scan to standard output, each as soon as it is there.
final class ScanOutput: Sendable {
    private let detail: ScanJSON.Detail
    private let state = Mutex(State())

    private struct State {
        var failure: Failure?
        var signal: CInt?
    }

    init(detail: ScanSettings.Detail) { self.detail = detail.written }

    /// Writes a result; false if it cannot be written.
    func take(_ result: ScanResult, _ progress: Scan.Progress) -> Bool {
        let line = ScanJSON.line(of: result, detail: detail, toolVersion: Toolkit.version)
        do throws(Failure) {
            try Terminal.print(line, as: .json)
            return true
        } catch {
            state.withLock { $0.failure = error }
            return false
        }
    }

    /// Notes the signal that ends the scan.
    func signal(_ number: CInt) { state.withLock { $0.signal = number } }

    /// Ends the output. Throws if it is not complete.
    func end() throws(Failure) {
        let (failure, signal) = state.withLock { ($0.failure, $0.signal) }
        if let failure { throw failure }
        if let signal { throw .signal(signal) }
    }
}

extension ScanSettings.Detail {
    fileprivate var written: ScanJSON.Detail {
        switch self {
        case .names: .names
        case .findings: .findings
        case .full: .full
        }
    }
}
