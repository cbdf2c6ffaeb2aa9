import ArgumentParser
import AssociatedDomains
import Dispatch

/// The entry point. It is not asynchronous itself: that alone would start threads, which commands that contact no server
/// do not need.
@main enum Main {
    static func main() {
        LocalFiles().occupyClosedStreams()
        do {
            let parsed = try AASA.parseAsRoot(ArgumentRuns.joined(Array(CommandLine.arguments.dropFirst())))
            guard let asking = parsed as? any AsyncParsableCommand, (asking as? any ServerAsking)?.asksServers ?? true
            else {
                var command = parsed
                return try command.run()
            }
            run(asking)
        } catch {
            exit(with: error)
        }
    }

    private static func exit(with error: any Error) -> Never {
        AASA.exit(withError: (error as? Failure)?.exitCode() ?? error)
    }

    // A command is not `Sendable`, so the task takes it over.
    private static func run(_ command: sending any AsyncParsableCommand) -> Never {
        Task {
            do {
                var command = command
                try await command.run()
                AASA.exit()
            } catch {
                exit(with: error)
            }
        }
        dispatchMain()
    }
}

/// A command that contacts servers only with some arguments; with others it runs synchronously.
protocol ServerAsking: AsyncParsableCommand {
    /// Whether the command contacts a server with these arguments.
    var asksServers: Bool { get }
}
