import ArgumentParser
import AssociatedDomains
import Dispatch

/// The entry point. It is not asynchronous itself: that alone would start threads, which commands that contact no server
/// do not need.
@main enum Main {
    static func main() {
        LocalFiles().occupyClosedStreams()
        LocalFiles().finishWritesBeforeEnding()
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
        let error = (error as? Failure)?.exitCode() ?? error
        let code = AASA.exitCode(for: error)
        let text = AASA.fullMessage(for: error)
        if text.isEmpty { AASA.exit(withError: code) }
        guard code == .success else {
            Terminal.warn(quoted(text) + "\n")
            AASA.exit(withError: code)
        }
        do throws(Failure) { try Terminal.print(text + "\n") } catch { AASA.exit(withError: error.exitCode()) }
        AASA.exit()
    }

    /// A message in which arguments are escaped, and cut as any quotation is: the parser of arguments repeats them as they
    /// are, with their line breaks.
    private static func quoted(_ message: String) -> String {
        var message = message
        for argument in CommandLine.arguments.dropFirst() {
            let value = argument.firstIndex(of: "=").map { argument[argument.index(after: $0)...] } ?? ""
            for text in [argument, String(value)] where text.contains(where: { !$0.isWhitespace }) {
                let escaped = Message.escaped(text)
                if escaped != text {
                    message = message.split(separator: text, omittingEmptySubsequences: false).joined(
                        separator: escaped)
                }
            }
        }
        return message
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
