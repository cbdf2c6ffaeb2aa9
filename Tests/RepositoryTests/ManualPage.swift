import Foundation

/// The manual page of a command, in mdoc (<https://mandoc.bsd.lv/man/mdoc.7.html>), made of what its help says.
struct ManualPage {
    let command: HelpDump
    let root: HelpDump
    let version: String
    let date: String

    var text: String {
        var lines = [
            ".\\\" Made by `make record` from what aasa says of itself.", ".Dd \(date)",
            ".Dt \(command.page.uppercased()) 1", ".Os aasa \(version)",
            ".Sh NAME", ".Nm \(command.page)", ".Nd \(Self.escaped(Self.lowercased(command.abstract ?? "")))",
            ".Sh SYNOPSIS",
        ]
        lines += synopsis + [".Sh DESCRIPTION"] + Self.paragraphs(description)
        if !command.children.isEmpty { lines += [".Sh COMMANDS"] + commands }
        lines += options
        if command.has("--color") { lines += [".Sh ENVIRONMENT"] + Self.list([(".It Ev NO_COLOR", Self.noColor)]) }
        lines += [".Sh FILES"] + Self.list(files.map { (".It Pa " + $0.name, $0.meaning) })
        lines += [".Sh EXIT STATUS"] + Self.list(codes.map { (".It \($0.code)", $0.meaning) })
        if let examples { lines += [".Sh EXAMPLES"] + Self.paragraphs(examples) }
        lines += [".Sh SEE ALSO"] + seeAlso
        return lines.joined(separator: "\n") + "\n"
    }

    private var synopsis: [String] {
        var lines = [".Nm \"\(command.words.joined(separator: " "))\""]
        guard command.children.isEmpty else { return lines + [".Ar command", ".Op Ar argument ..."] }
        for argument in command.displayed where argument.kind != .positional && !argument.isOptional {
            lines.append(Self.item(argument).replacing(".It ", with: "."))
        }
        lines.append(".Op Ar option ...")
        for argument in command.displayed where argument.kind == .positional {
            let name = "Ar \(Self.escaped(argument.valueName ?? ""))" + (argument.isRepeating ? " ..." : "")
            lines.append(argument.isOptional ? ".Op " + name : "." + name)
        }
        return lines
    }

    // The codes have a section of their own.
    private var description: String {
        let abstract = (command.abstract ?? "") + "."
        let rest = (parts.first ?? "").replacing(Self.codes, with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return rest.isEmpty ? abstract : abstract + "\n\n" + rest
    }

    /// What the command says of itself, then its examples, if it has any.
    private var parts: [String] { (command.discussion ?? "").components(separatedBy: "\n\nExamples:\n\n") }

    private var examples: String? { parts.count == 2 ? parts[1] : nil }

    private var commands: [String] {
        Self.list(command.children.map { (".It Xr \($0.page) 1", ($0.abstract ?? "") + ".") })
    }

    private var options: [String] {
        var lines = [".Sh OPTIONS"]
        var titles: [String?] = []
        for argument in command.displayed where !titles.contains(argument.sectionTitle) {
            titles.append(argument.sectionTitle)
        }
        for title in titles.filter({ $0 == nil }) + titles.filter({ $0 != nil }) {
            if let title { lines.append(".Ss \(title)") }
            let arguments = command.displayed.filter { $0.sectionTitle == title }
            lines += Self.list(arguments.map { (Self.item($0), Self.meaning($0)) })
        }
        return lines
    }

    private static func item(_ argument: HelpDump.Argument) -> String {
        let value = argument.valueName.map { " Ar \(escaped($0))" } ?? ""
        guard argument.kind != .positional else { return ".It\(value)" + (argument.isRepeating ? " ..." : "") }
        let names = (argument.names ?? []).map { "Fl " + escaped(String($0.written.dropFirst())) }
        return ".It " + names.joined(separator: " , ") + (argument.kind == .option ? value : "")
    }

    private static func meaning(_ argument: HelpDump.Argument) -> String {
        var sentences = [argument.abstract ?? ""]
        if let values = argument.allValues { sentences.append("Values: " + values.joined(separator: ", ")) }
        if let value = argument.defaultValue { sentences.append("Default: " + value) }
        return sentences.filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    }

    private var files: [(name: String, meaning: String)] {
        var files = [
            (".well-known/apple-app-site-association", "The file of a website that names its apps, below its web root.")
        ]
        if command.has("--config") || command.children.contains(where: { $0.has("--config") }) {
            files.append((".aasa.json", "The configuration, found upwards from the working directory."))
        }
        return files
    }

    private static let noColor =
        "If it is set and not empty, the human report has no colours unless --color asks for them."

    private static var codes: Regex<(Substring, Substring)> { #/Exit codes: (\d+ .*?)\.(?= |\n|$)/# }

    private var codes: [(code: String, meaning: String)] {
        let own = command.discussion?.firstMatch(of: Self.codes)
        let list = own ?? (command.has("--fail-on") ? root.discussion?.firstMatch(of: Self.codes) : nil)
        let text = list.map { String($0.1) } ?? usualCodes
        var rows: [(code: String, meaning: String)] = []
        for part in text.components(separatedBy: "; ") {
            if let match = part.wholeMatch(of: #/(\d+) (.*)/#) {
                rows.append((String(match.1), Self.capitalized(String(match.2))))
            } else if let last = rows.popLast() {
                rows.append((last.code, last.meaning + "; " + part))
            }
        }
        return rows.map { ($0.code, $0.meaning + ".") }
    }

    private var usualCodes: String {
        let one =
            command.discussion?.contains("exit code is 1") == true || command.discussion?.contains("and 1 if") == true
        return "0 done; \(one ? "1 as the description says; " : "")64 wrong usage; 66 an input is missing or unreadable"
    }

    private var seeAlso: [String] {
        let pages = root.all.map(\.page)
        let near =
            command.page == root.page
            ? pages.filter { $0 != root.page }
            : pages.filter { $0 != command.page && ($0 == root.page || command.page.hasPrefix($0 + "-")) }
        return near.sorted().enumerated().map { ".Xr \($1) 1" + ($0 == near.count - 1 ? "" : " ,") }
    }

    private static func list(_ rows: [(item: String, meaning: String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        return [".Bl -tag -width Ds"] + rows.flatMap { [$0.item] + filled($0.meaning) } + [".El"]
    }

    /// Paragraphs, of which those that are indented are shown as they are.
    private static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        for (index, paragraph) in text.components(separatedBy: "\n\n").enumerated() {
            if paragraph.hasPrefix("    ") {
                let code = paragraph.components(separatedBy: "\n").map { escaped(String($0.dropFirst(4))) }
                lines += [".Bd -literal -offset indent"] + code + [".Ed"]
            } else {
                lines += (index == 0 ? [] : [".Pp"]) + filled(paragraph)
            }
        }
        return lines
    }

    /// Lines of at most 78 bytes, where they have spaces; each sentence begins one.
    private static func filled(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            let word = escaped(String(word))
            if !line.isEmpty, line.utf8.count + word.utf8.count > 77 || line.contains(#/[.?!]\)?$/#) {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + (line.isEmpty ? [] : [line])
    }

    /// Text that roff shows as it is.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u" + String(format: "%04X", scalar.value) + "]"
            }
        }
        // A control character of roff begins no line.
        return result.hasPrefix(".") ? "\\&" + result : result
    }

    private static func lowercased(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
