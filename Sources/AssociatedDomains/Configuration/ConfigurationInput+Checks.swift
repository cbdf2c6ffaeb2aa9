import Judging
public import Findings
public import TextFormats

// What a program does with a configuration; the commands put their options in place of what it says.
extension ConfigurationInput {
    /// Reads a configuration, `.aasa.json`, and looks whether the files that it names are there.
    ///
    /// - Parameter environment: the name of the environment that holds; nil for none.
    /// - Throws: ``CheckFailure/input(_:)`` for a file that cannot be read, and for the first mistake in it.
    public init(reading path: String, environment: String? = nil) throws(CheckFailure) {
        do throws(Failure) { try self.init(path, environment: environment) } catch {
            switch error {
            case .unreadable(let failure): throw .input(failure)
            case .mistakes(let mistakes): throw mistakes.first.map(CheckFailure.input) ?? .nothingToCheck
            case .environment(let name, _, let known):
                throw .input(
                    InputFailure("there is no environment \(name); there are \(list: known)", at: path))
            }
        }
    }

    /// The checks and expectations that it names, from the source that it names.
    public func checks() async throws(CheckFailure) -> [AssociationCheck] {
        var checks: [AssociationCheck] = []
        let source: EvidenceSource
        do throws(InputFailure) {
            source = try network.source().remembering
            for request in requests { checks.append(try await request.check(from: source)) }
        } catch { throw .input(error) }
        for expectations in file.expectations {
            checks.append(try AssociationCheck(testing: path(expectations), from: source))
        }
        return checks
    }

    /// The report in which findings count as the configuration says, with what is to be said of its entries of `ignore`.
    ///
    /// - Parameter report: the joined reports of all ``checks()``.
    public func judged(_ report: Report, at now: Instant = .now) -> Report {
        let (judged, uses) = judging(report, at: now)
        return .joined([judged, self.report(on: uses, after: .whole, at: now)])
    }
}
