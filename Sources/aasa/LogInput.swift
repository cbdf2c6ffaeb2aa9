import ArgumentParser
import AssociatedDomains

/// The logs of `aasa triage`. What no finding can say, such as counts of lines, is reported on standard error.
struct LogInput {
    let logs: [ConsoleLog]
    /// The apps that were named, and those that the Team ID completes from bundle identifiers in the logs.
    let apps: [AppIdentifier]
    /// The exit code if a log cannot be read; the others are still reported.
    let code: ExitCode?

    /// - Parameters:
    ///   - paths: paths, or lines of a log themselves.
    ///   - unpacked: the logs of those paths that are archives, or why they could not be read.
    init(
        paths: [String], identifiers: [String], team: String?,
        unpacked: [String: Result<ConsoleLog, InputFailure>] = [:]
    ) throws {
        let named = try identifiers.map { try AppIdentifierOptions.app($0) }
        if paths.isEmpty || paths.contains("-"), Terminal.inputIsTerminal {
            Terminal.complain("reading a log from standard input; end it with ^D")
        }
        var logs: [ConsoleLog] = []
        var code: ExitCode?
        for path in paths.isEmpty ? ["-"] : paths {
            switch unpacked[path] {
            case .success(let log): logs.append(log)
            case .failure(let failure): code = Failure(failure).exitCode()
            case nil:
                do throws(FileFailure) { logs.append(try ConsoleLog(reading: path)) } catch {
                    if error != .isDirectory, let log = ConsoleLog(argument: path) {
                        logs.append(log)
                    } else {
                        code = Self.failure(error, reading: path).exitCode()
                    }
                }
            }
        }
        let apps = team.map { LogClaims.apps(of: $0, in: logs, beside: named) } ?? named
        (self.logs, self.apps, self.code) = (logs, apps, code)
        for log in logs { Self.tellCounts(of: log) }
        if logs.isEmpty, let code { throw code }
    }

    /// The same, with those paths unpacked that are archives.
    init(unpacking paths: [String], identifiers: [String], team: String?) async throws {
        var unpacked: [String: Result<ConsoleLog, InputFailure>] = [:]
        for path in paths where Sysdiagnose.isNamed(path) {
            do throws(InputFailure) { unpacked[path] = .success(try await Sysdiagnose.log(at: path)) } catch {
                unpacked[path] = .failure(error)
            }
        }
        try self.init(paths: paths, identifiers: identifiers, team: team, unpacked: unpacked)
    }

    /// The findings of the log lines that are known.
    ///
    /// - Parameter check: a check of the apps and domains in the logs, which shows what a device did not know yet.
    func report(after check: Report? = nil) -> Report {
        AssociationCheck(logs: logs, apps: apps, checked: check?.associations ?? []).reportOnInputs()
    }

    private static func tellCounts(of log: ConsoleLog) {
        let passed = log.lineCount - log.explainedCount
        let lines: Message = log.explainedCount == 1 ? "line" : "lines"
        Terminal.complain(
            "\(plain: log.name.name): \(plain: log.explainedCount.grouped) \(lines) explained, \(plain: passed.grouped) skipped"
        )
        if log.overlongCount > 0 {
            Terminal.complain("\(plain: log.name.name): \(log.overlongCount) of these lines were too long to read")
        }
        if log.omittedCount > 0 {
            Terminal.complain(
                "\(plain: log.name.name): \(plain: log.omittedCount.grouped) more lines say something new, but only the first \(ConsoleLog.entryLimit) are reported"
            )
        }
    }

    private static func failure(_ failure: FileFailure, reading path: String) -> Failure {
        guard failure == .isDirectory else { return Failure(failure, reading: path == "-" ? "standard input" : path) }
        return path.hasSuffix(".logarchive") || path.hasSuffix(".logarchive/")
            ? .input(
                "\(plain: path): only a Mac can read this archive; run there: log show --style ndjson --archive \(plain: path) > device.ndjson"
            )
            : .input(
                "\(plain: path): is a directory; name a file in it, such as swcutil_show.txt of a sysdiagnose")
    }
}
