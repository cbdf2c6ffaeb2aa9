import ArgumentParser
import AssociatedDomains
import Dispatch

/// The entry point. It is not asynchronous itself: that alone would start threads, which commands that contact no server
/// do not need.
@main enum Main {
    /// What a command that asks servers needs besides its connections: threads and their queues stop the process where they
    /// get none.
    private static let fewestDescriptors = 16

    static func main() {
        guard !CommandLine.arguments.isEmpty else {
            let failure = Failure.internalError("aasa was given no arguments, not even its name: is /proc mounted?")
            AASA.exit(withError: failure.exitCode())
        }
        LocalFiles().occupyClosedStreams()
        #if SwiftSources
            if CommandLine.arguments.dropFirst() == [SourceBox.argument] { return readSources() }
            SourceBox.offer()
        #endif
        LocalFiles().finishWritesBeforeEnding()
        var type: any ParsableCommand.Type = AASA.self
        do {
            let parsed = try command(for: ArgumentRuns.joined(Array(CommandLine.arguments.dropFirst())))
            type = Swift.type(of: parsed)
            guard let asking = parsed as? any AsyncParsableCommand, (asking as? any ServerAsking)?.asksServers ?? true
            else {
                var command = parsed
                return try command.run()
            }
            guard LocalFiles().raiseOpenFileLimit(to: fewestDescriptors) >= fewestDescriptors else {
                throw Failure.machine(
                    "this machine lets aasa open fewer than \(fewestDescriptors) files: raise ulimit -n")
            }
            run(asking)
        } catch {
            exit(with: error, of: type)
        }
    }

    #if SwiftSources
        /// What this program does as its own child: see ``SourceBox``.
        private static func readSources() {
            do { try SourceBox.serve() } catch { AASA.exit(withError: ExitCode(70)) }
        }
    #endif

    /// The command with its arguments. The parser works through all commands that it is given, and a command can be asked
    /// alone in a third less time; where it refuses or is asked for its help, all are asked, as only they know their common
    /// name and options.
    private static func command(for arguments: [String]) throws -> any ParsableCommand {
        if arguments.first == "help", let error = UsageError(unknownCommandIn: arguments) { throw error }
        let named = AASA.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let named, named.configuration.subcommands.isEmpty,
            let parsed = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: parsed) == named
        {
            return parsed
        }
        do { return try AASA.parseAsRoot(arguments) } catch {
            throw UsageError(unknownCommandIn: arguments) ?? error
        }
    }

    private static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
        let error = (error as? Failure)?.exitCode() ?? error
        // What a command refuses when it runs, the parser no longer tells with the command's usage.
        let refusal = error as? UsageError ?? (error as? ValidationError).map { UsageError($0.message, of: command) }
        let code = refusal == nil ? AASA.exitCode(for: error) : .validationFailure
        let text = refusal?.text ?? message(for: error)
        if text.isEmpty { AASA.exit(withError: code) }
        guard code == .success else {
            Terminal.warn(text + "\n")
            AASA.exit(withError: code)
        }
        do throws(Failure) { try Terminal.print(text + "\n") } catch { AASA.exit(withError: error.exitCode()) }
        AASA.exit()
    }

    /// The parser's message for an error. It repeats arguments as they are, with their line breaks, so where one has any,
    /// the message is that for the same arguments escaped, and cut as any quotation is.
    private static func message(for error: any Error) -> String {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let escaped = arguments.map(Message.escaped)
        let message = AASA.fullMessage(for: error)
        guard !message.isEmpty, escaped != arguments else { return message }
        do { _ = try AASA.parseAsRoot(escaped) } catch { return AASA.fullMessage(for: error) }
        return message
    }

    // A command is not `Sendable`, so the task takes it over.
    private static func run(_ command: sending any AsyncParsableCommand) -> Never {
        let type = type(of: command)
        Task {
            do {
                var command = command
                try await command.run()
                AASA.exit()
            } catch {
                exit(with: error, of: type)
            }
        }
        dispatchMain()
    }
}

/// A command that contacts servers, or runs other programs, only with some arguments; with others it runs synchronously.
protocol ServerAsking: AsyncParsableCommand {
    /// Whether the command does so with these arguments.
    var asksServers: Bool { get }
}
