import ArgumentParser
import AssociatedDomains

/// What a command has checked so far. An input that cannot be read stops nothing else, and decides the exit code.
struct CheckRun {
    /// The exchanges with servers, each once.
    private(set) var exchanges: [Exchange] = []
    /// The stack whose fixes are shown; nil to recognise it.
    private let stack: Stack?
    private var answered: Set<Request> = []
    private var reports: [Report] = []
    private var code: ExitCode?
    private var sites: SiteUses
    /// The seconds that one exchange may take.
    private let timeout: Double

    /// - Parameters:
    ///   - sites: the directories and addresses that were named for hosts.
    ///   - timeout: the seconds that one exchange may take.
    init(stack: Stack? = nil, sites: SiteUses = SiteUses(), timeout: Double? = nil) {
        self.stack = stack
        self.sites = sites
        self.timeout = timeout ?? NetworkChoices.defaultTimeout
    }

    /// Checks what an argument or an entry of the configuration names.
    mutating func check(_ request: CheckRequest, from source: EvidenceSource) async throws(Failure) {
        var check: AssociationCheck
        do throws(InputFailure) { check = try await request.check(from: source) } catch {
            code = Failure(error).exitCode()
            return
        }
        if !request.services.isEmpty, !check.hasClaims {
            let services = request.services.map(\.rawValue).joined(separator: " or ")
            code = Failure.usage(
                "nothing to check: \(plain: request.subjectNames) names no domain for \(plain: services)"
            ).exitCode()
            return
        }
        check.stack = stack
        for failure in check.unread { code = Failure(failure).exitCode() }
        for screens in check.screens { code = ScreenInputs.exitCode(for: screens) ?? code }
        reports.append(try await report(of: check))
        try await test(check.expectations, from: source)
    }

    /// Tests what expectation files expect.
    mutating func test(_ paths: [String], from source: EvidenceSource) async throws(Failure) {
        for path in paths {
            guard let input = read(path) else { continue }
            let report = try await report(of: AssociationCheck(testing: input, from: source))
            // Without any expectation there is nothing to report beyond the complaints.
            if code == nil || !report.cases.isEmpty { reports.append(report) }
        }
    }

    /// Delivers the report on all that was checked.
    ///
    /// - Parameter extent: how much of what the configuration names that was.
    func deliver(
        through output: OutputOptions, under configuration: ConfigurationInput?, _ extent: ConfigurationInput.Extent
    ) throws {
        if let code, reports.isEmpty { throw code }
        // An input that was not read may have needed a host.
        let unneeded = code == nil ? [sites.report()] : []
        try output.deliver(
            .joined(reports + unneeded), under: configuration, code == nil ? extent : .part, endingWith: code)
    }

    private mutating func report(of check: AssociationCheck) async throws(Failure) -> Report {
        do throws(CheckFailure) {
            let progress = CheckProgress(of: check.hosts, timeout: timeout)
            let evidence = try await progress.whileShown { whenEnded throws(CheckFailure) in
                try await check.evidence(whenEnded: whenEnded)
            }
            for remark in check.remarks(after: evidence) { Terminal.complain(remark) }
            for failure in evidence.denied { code = Failure(failure).exitCode() }
            sites.add(check, evidence)
            exchanges += evidence.exchanges.filter { answered.insert($0.request).inserted }
            return check.report(on: evidence)
        } catch {
            throw Failure(error)
        }
    }

    /// Reads an expectation file and reports its mistakes; nil if it cannot be read.
    private mutating func read(_ path: String) -> ExpectationInput? {
        do throws(InputFailure) {
            let input = try ExpectationInput(path)
            for problem in input.problems {
                code = Failure(InputFailure(problem, in: input.file.text)).exitCode()
            }
            return input
        } catch {
            code = Failure(error).exitCode()
            return nil
        }
    }
}
