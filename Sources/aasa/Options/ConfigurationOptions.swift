import ArgumentParser
import AssociatedDomains

/// Which configuration of the project holds, and which of its environments.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Configuration of the project; otherwise .aasa.json in the working directory or the nearest folder above it",
            valueName: "FILE"),
        completion: .file())
    var config: String?

    @Flag(name: .long, help: "Use no configuration")
    var noConfig = false

    @Option(name: .long, help: ArgumentHelp("Environment of the configuration, such as staging", valueName: "NAME"))
    var environment: String?

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be combined") }
        if environment != nil, noConfig { throw ValidationError("--environment and --no-config cannot be combined") }
    }

    /// Reads the configuration; nil if there is none. Every mistake in it is reported, and none of it is used then.
    func input() throws -> ConfigurationInput? {
        guard !noConfig else { return nil }
        guard let path = config ?? ConfigurationInput.find() else {
            guard let environment else { return nil }
            throw Failure.usage("--environment \(plain: environment): there is no \(plain: ConfigurationFile.name)")
        }
        do throws(ConfigurationInput.Failure) { return try ConfigurationInput(path, environment: environment) } catch {
            switch error {
            case .unreadable(let failure): throw Failure(failure).exitCode()
            case .mistakes(let mistakes):
                for mistake in mistakes { Terminal.complain(mistake.sentence) }
                throw ExitCode(66)
            case .environment(let name, let nearest, let known):
                let names: Message =
                    if let nearest { "; did you mean \(nearest)?" } else if known.isEmpty { ", nor any other" } else {
                        "; it has \(list: known)"
                    }
                throw Failure.usage("\(plain: path) has no environment \(name)\(names)").exitCode()
            }
        }
    }
}
