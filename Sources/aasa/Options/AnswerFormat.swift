import ArgumentParser
import AssociatedDomains

/// The format of an answer that is not a report, or of a report that has these formats only.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
    case human, json

    /// Writes the form of an answer that is wanted to standard output.
    func print(
        in style: Style = .plain, human: @autoclosure () -> String, json: @autoclosure () -> String
    ) throws(Failure) {
        switch self {
        case .human: try Terminal.print(human(), as: .text(style))
        case .json: try Terminal.print(json(), as: .json)
        }
    }
}

/// The format of an answer, and whether it has colours.
struct AnswerOptions: ParsableArguments {
    @Option(name: .long, help: "Output format")
    var format: AnswerFormat = .human

    @Option(name: .long, help: "Colour the human format")
    var color: OutputOptions.Colour = .auto
}
