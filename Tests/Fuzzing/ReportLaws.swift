import Findings
import Reports
import TextFormats

/// What every format of every report must keep to, whatever the inputs said.
enum ReportLaws {
    static func hold(_ report: Report) {
        for format in ReportFormat.allCases {
            let text = report.text(as: format, failingFrom: .note)
            requireHarmless(format == .github ? withoutAnnotations(text) : text)
            switch format {
            case .human, .github, .markdown: break
            case .json, .sarif, .gitlab: requireJSON(text)
            case .junit, .html: requireXML(text)
            case .tap: requireTAP(text)
            }
        }
        _ = report.text(style: .colour)
    }

    /// The text of lines that are annotations, without the beginning that makes them so.
    private static func withoutAnnotations(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            for command in Self.annotations where line.hasPrefix(command) {
                return String(line.dropFirst(command.count))
            }
            return String(line)
        }.joined(separator: "\n")
    }

    static func requireJSON(_ text: String) {
        precondition(JSONParser.parse(Array(text.utf8)).isWellFormed, "the report is not JSON")
    }

    private static func requireXML(_ text: String) {
        precondition((try? XMLReader.read(Array(text.utf8))) != nil, "the report is not XML")
    }

    /// A plan, a line for each test in order, and after a failure an indented block.
    private static func requireTAP(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        precondition(lines.first == "TAP version 14" && lines.last == "", "not TAP 14")
        let tests = lines.dropFirst(2).dropLast().filter { !$0.hasPrefix("  ") }
        for (index, line) in tests.enumerated() {
            let result = line.hasPrefix("not ") ? line.dropFirst(4) : line
            precondition(result.hasPrefix("ok \(index + 1) - "), "a line that is no test")
        }
        precondition(lines[1].hasPrefix("1..\(tests.count)"), "another number of tests than planned")
    }

    /// How an annotation of ours begins: with the file, or for a host with the title.
    private static let annotations = ["error", "warning", "notice"].flatMap { ["::\($0) file=", "::\($0) title="] }

    /// No byte acts on a terminal, and no line on the log of a CI system.
    static func requireHarmless(_ text: String) {
        var isLineStart = true
        var previous: UInt8 = 0
        for byte in text.utf8 {
            precondition(byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\n"), "a control character")
            precondition(previous != 0xC2 || byte >= 0xA0, "a control character of Latin 1")
            let isColon = byte == UInt8(ascii: ":") && previous == byte
            precondition(!(isColon && isLineStart), "a workflow command")
            isLineStart =
                byte == UInt8(ascii: "\n") || isLineStart && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":"))
            previous = byte
        }
        for command in ["##[", "##vso[", "##teamcity["] {
            precondition(!text.contains(command), "a command to Azure Pipelines")
        }
    }
}
