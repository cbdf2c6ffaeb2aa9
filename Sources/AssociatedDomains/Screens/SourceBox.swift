import Findings
import LocalFiles
import SignUpScreens

#if SwiftSources
    import SwiftSourceScreens
    import Synchronization
#endif

/// Reads strangers' Swift sources in a child process, which may fall without this one.
///
/// SwiftParser and the evaluator of constants need far more time, memory or stack for some sources than those are long. Only
/// a program that is `aasa` itself can be its own child; one that links the library has the limits of the readers alone.
package enum SourceBox {
    /// The argument with which the program is its own child.
    package static let argument = "_swift-sources"

    #if SwiftSources
        /// Whether this program is a child when it is given ``argument``.
        private static let isOffered = Mutex(false)

        /// The computing time for one file, in seconds.
        private static let seconds = Bound.swiftSeconds.most
        /// The computing time of all children together, each of which begins anew: no more than the system gives this one.
        private static var mostSeconds: Double {
            Double(min(Bound.swiftSecondsOfAll.most, LimitedChild.mostSeconds))
        }

        /// The memory for sources of so many bytes: their trees take some sixty for each.
        private static func memory(for bytes: Int) -> Int { Bound.swiftMemory.most + 100 * bytes }

        /// Lets sources be read in children from now on.
        package static func offer() { isOffered.withLock { $0 = true } }

        /// What the child does: reads sources from standard input, writes what it read to standard output.
        package static func serve() throws {
            let input = try LocalFiles().readStandardInput(limit: .max)
            LimitedChild.limit(memory: memory(for: input.count))
            var (last, start) = (-2, 0.0)
            var spent: [Int: Double] = [:]
            let output = try SourceTransfer.answer(to: input) { number in
                guard number != last else { return }
                let now = LimitedChild.secondsUsed
                spent[last, default: 0] += now - start
                (last, start) = (number, now)
                // What is done with all files takes longer the more there is of them.
                let most = number < 0 ? seconds + input.count >> 20 : seconds
                let rest = Double(most) - spent[number, default: 0]
                LimitedChild.allow(seconds: min(now + rest, mostSeconds))
                try? LimitedChild.tell(SourceTransfer.note(number))
            }
            try LimitedChild.tell(output)
        }

        /// Reads sources that belong together, in a child if there can be one.
        static func read(_ sources: [SourceText], texts: [String: String]) -> SwiftScreenReader.Reading {
            guard isOffered.withLock(\.self), !sources.isEmpty else {
                return SwiftScreenReader.read(sources, texts: texts)
            }
            var rest = sources
            var failures: [SwiftSourceFailure] = []
            var time = 0.0
            while !rest.isEmpty {
                let memory = memory(for: rest.reduce(0) { $0 + $1.bytes.count })
                let run = LimitedChild.run(argument, input: SourceTransfer.question(rest, texts), memory: memory)
                time += run.seconds
                if run.ending == .ended, let reading = SourceTransfer.reading(run.output, of: rest) {
                    return reading.adding(failures)
                }
                let number = SourceTransfer.lastNote(run.output)
                let isOne =
                    rest.indices.contains(number) && failures.count < Bound.swiftFalls.most && time < mostSeconds
                let reason = reason(of: run.ending, isOne)
                failures += (isOne ? [rest.remove(at: number)] : rest).map { SwiftSourceFailure(reason, of: $0) }
                if !isOne { break }
            }
            return .none.adding(failures)
        }

        private static func reason(of ending: LimitedChild.Ending, _ isOne: Bool) -> SwiftSourceFailure.Reason {
            switch ending {
            case .notStarted: .notStarted
            case _ where !isOne: .tookTooMuchTogether
            case .time: .tookTooLong(seconds: seconds)
            case .memory: .tookTooMuchMemory
            case .crashed, .ended: .crashed
            }
        }
    #endif
}
