import ArgumentParser
import AssociatedDomains

/// The logs of `aasa triage`. What no finding can say, such as counts of lines, is reported on standard error.
struct LogInput {
    let logs: [ConsoleLog]
    /// The apps that were named, and those that the Team ID completes from bundle identifiers in the logs.
    let apps: [AppIdentifier]
    /// The exit code if a log cannot be read; the others are still reported.
    let code: ExitCode?

    init(paths: [String], identifiers: [String], team: String?) throws {
        let named = try identifiers.map(AppOptions.app)
        if paths.isEmpty || paths.contains("-"), Terminal.inputIsTerminal {
            Terminal.complain("reading a log from standard input; end it with ^D")
        }
        var logs: [ConsoleLog] = []
        var code: ExitCode?
        for path in paths.isEmpty ? ["-"] : paths {
            do throws(FileFailure) { logs.append(try ConsoleLog(reading: path)) } catch {
                code = Self.failure(error, reading: path).exitCode()
            }
        }
        var apps = named
        if let team {
            for entry in logs.flatMap(\.entries) {
                guard let bundle = LogConfirmation(entry.statement)?.bundle,
                    let app = AppIdentifier(prefix: team, bundleIdentifier: bundle), !apps.contains(app)
                else { continue }
                apps.append(app)
            }
        }
        (self.logs, self.apps, self.code) = (logs, apps, code)
        for log in logs { Self.tellCounts(of: log) }
        if logs.isEmpty, let code { throw code }
    }

    /// The findings of the log lines that are known.
    var report: Report { Report(judging: Evidence(Question(apps: apps, logs: logs, now: .now))) }

    private static func tellCounts(of log: ConsoleLog) {
        let passed = log.lineCount - log.explainedCount
        let lines: Message = log.explainedCount == 1 ? "line" : "lines"
        Terminal.complain(
            "\(plain: log.name.name): \(plain: grouped(log.explainedCount)) \(lines) explained, \(plain: grouped(passed)) skipped"
        )
        if log.overlongCount > 0 {
            Terminal.complain("\(plain: log.name.name): \(log.overlongCount) of these lines were too long to read")
        }
        if log.omittedCount > 0 {
            Terminal.complain(
                "\(plain: log.name.name): \(plain: grouped(log.omittedCount)) more lines say something new, but only the first \(ConsoleLog.entryLimit) are reported"
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

    // 1204 as 1,204.
    private static func grouped(_ number: Int) -> String {
        var result: [UInt8] = []
        for (index, digit) in String(number).utf8.reversed().enumerated() {
            if index > 0, index % 3 == 0 { result.append(UInt8(ascii: ",")) }
            result.append(digit)
        }
        return String(decoding: result.reversed(), as: UTF8.self)
    }
}

/// The checks that can confirm what logs say.
struct LogChecks {
    /// The claims to check, a list for each app.
    private(set) var lists: [ClaimList] = []
    /// The feature that fails, if it is the same in all lines; else nil.
    let feature: Feature?
    /// What cannot be checked, and which option to add.
    private(set) var complaints: [Message] = []

    init(_ logs: [ConsoleLog], apps: [AppIdentifier], domains: [String]) {
        let confirmations = logs.flatMap(\.entries).compactMap { LoggedSubject($0, apps: apps).confirmation }
        let features = Set(confirmations.map(\.feature))
        feature = features.count == 1 ? features.first ?? nil : nil
        var claims: [(app: AppIdentifier?, claims: [Claim])] = []
        var isDomainless = false
        var bundles: [String] = []
        for confirmation in confirmations {
            let named = confirmation.claim.map { [$0] } ?? domains.map { confirmation.with(domain: $0) }
            isDomainless = isDomainless || named.isEmpty
            if let bundle = confirmation.bundle, !bundles.contains(bundle) { bundles.append(bundle) }
            // A line that names no app may be about any of the apps that were named.
            let isAnyones = confirmation.app == nil && confirmation.bundle == nil && !apps.isEmpty
            for app in isAnyones ? apps.map(Optional.some) : [confirmation.app] {
                for claim in named { Self.add(claim, of: app, to: &claims) }
            }
        }
        lists = claims.map { ClaimList(named: $0.claims, app: $0.app) }
        if isDomainless { complaints.append("--check: a log line names no domain; add it with --domain example.com") }
        for bundle in bundles {
            complaints.append("--check: the log does not name the Team ID of \(plain: bundle); add --team-id or --app")
        }
        if confirmations.isEmpty { complaints.append("--check: no line of the log can be confirmed by a check") }
    }

    private static func add(
        _ claim: Claim, of app: AppIdentifier?, to lists: inout [(app: AppIdentifier?, claims: [Claim])]
    ) {
        guard let index = lists.firstIndex(where: { $0.app == app }) else {
            lists.append((app, [claim]))
            return
        }
        if !lists[index].claims.contains(where: { $0.entitlement == claim.entitlement }) {
            lists[index].claims.append(claim)
        }
    }
}
