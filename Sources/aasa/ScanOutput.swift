import ArgumentParser
import AssociatedDomains
import Synchronization

/// Writes the results of a scan to standard output, each as soon as it is there, and how far it is to a terminal.
final class ScanOutput: Sendable {
    private let detail: ScanJSON.Detail
    private let state: Mutex<State>

    private struct State {
        var summary = ScanSummary()
        // Nil where nobody watches.
        var progress: ScanProgress?
        var failure: Failure?
        var signal: CInt?
    }

    /// - Parameter inputSize: the size of the input in bytes; nil if it is not a file.
    init(_ detail: ScanJSON.Detail, inputSize: Int?) {
        self.detail = detail
        let isWatched = Terminal.errorIsTerminal && !Terminal.outputIsTerminal
        state = Mutex(State(progress: isWatched ? ScanProgress(inputSize: inputSize) : nil))
    }

    /// Writes a result; false if it cannot be written.
    func take(_ result: ScanResult, _ progress: Scan.Progress) -> Bool {
        let line = ScanJSON.line(of: result, detail: detail, toolVersion: Toolkit.version)
        return state.withLock { state in
            do throws(Failure) { try Terminal.print(line, as: .json) } catch {
                state.failure = error
                return false
            }
            state.summary.add(result)
            let noAnswer = state.summary.files[.noAnswer] ?? 0
            if let line = state.progress?.line(progress, noAnswer: noAnswer) { Terminal.show(line) }
            return true
        }
    }

    /// Notes the signal that ends the scan.
    func signal(_ number: CInt) { state.withLock { $0.signal = number } }

    /// Ends the output: writes the summary to a file, if one is given, and shows it on a terminal. Throws if the output is not
    /// complete.
    func end(summary path: String?) throws(Failure) {
        let state = state.withLock(\.self)
        if let progress = state.progress { Terminal.show(progress.end) }
        if let failure = state.failure { throw failure }
        if Terminal.errorIsTerminal || path != nil { Terminal.warn(ScanSummaryText.text(of: state.summary)) }
        if let path { try Outputs.write(Array(ScanSummaryJSON.text(of: state.summary).utf8), to: path) }
        if let signal = state.signal { throw .signal(signal) }
    }
}
