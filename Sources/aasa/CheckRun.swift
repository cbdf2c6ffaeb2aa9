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

    init(stack: Stack? = nil) { self.stack = stack }

    /// Checks what an argument or an entry of the configuration names.
    mutating func check(_ request: CheckRequest, from source: EvidenceSource) async throws(Failure) {
        var question: Question
        do throws(InputFailure) { question = try await request.question() } catch {
            code = Failure(error).exitCode()
            return
        }
        question.stack = stack
        if !request.screens.isEmpty { code = ScreenInputs.add(request.screens, to: &question) ?? code }
        reports.append(Report(judging: try await evidence(for: question, from: source)))
    }

    /// Tests what expectation files expect.
    mutating func test(_ paths: [String], from source: EvidenceSource) async throws(Failure) {
        for path in paths {
            guard let input = read(path) else { continue }
            let question = Question(expectations: [input.file], now: .now)
            let report = Report(
                judgingExpectationsOf: try await evidence(
                    for: question, from: source.withOneCopy.adding(input.sites)))
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
        if code == nil || !reports.isEmpty {
            do {
                try output.deliver(.joined(reports), under: configuration, code == nil ? extent : .part)
            } catch { throw code ?? error }
        }
        if let code { throw code }
    }

    private mutating func evidence(
        for question: Question, from source: EvidenceSource
    ) async throws(Failure) -> Evidence {
        do throws(FetcherUnavailable) {
            let evidence = try await source.evidence(for: question)
            exchanges += evidence.exchanges.filter { answered.insert($0.request).inserted }
            return evidence
        } catch {
            throw .input(error.message)
        }
    }

    /// Reads an expectation file and reports its mistakes; nil if it cannot be read.
    private mutating func read(_ path: String) -> ExpectationInput? {
        do throws(ExpectationInput.Failure) {
            let input = try ExpectationInput(path)
            for problem in input.problems {
                code = Failure(InputFailure(problem, in: input.file.text)).exitCode()
            }
            return input
        } catch {
            switch error {
            case .file(let failure): code = Failure(failure, reading: path).exitCode()
            case .size(let limit):
                code = Failure.input("\(plain: path): too large for an expectation file (limit: \(limit) bytes)")
                    .exitCode()
            }
            return nil
        }
    }
}
