import AssociationModel
import Findings
import TextFormats

/// Puts what a web server includes in the place of the directives that include it. Those that were not followed stay, except
/// the ones of ``ShippedFiles``.
struct IncludeExpansion {
    /// The snippets of Caddy, by their names.
    var snippets: [String: [ServerDirective]] = [:]
    /// The directives of each file that no other includes.
    let roots: [[ServerDirective]]
    private let syntax: ServerConfiguration.Syntax
    // By the names of their texts, which their directives have.
    private let files: [String: DeploymentFile]
    // By their paths. Nil for a template.
    private let contents: [String: [ServerDirective]]
    private var left = 50_000

    // The most directives that are taken from included files and snippets, and how far one may include another: a file can
    // include itself.
    private static let deepest = Bound.includes.most

    init(of kind: DeploymentFile.Kind, _ syntax: ServerConfiguration.Syntax, in deployment: Deployment) {
        self.syntax = syntax
        let files = deployment.files(kind)
        self.files = Dictionary(files.map { ($0.text.name, $0) }) { first, _ in first }
        let read = files.filter { WebServerRules.templateMark(in: $0.text) == nil }
        contents = Dictionary(
            read.map { ($0.path, ServerConfiguration($0.text, in: syntax).directives) }
        ) { first, _ in first }
        let included = Set(read.flatMap { file in file.includedFiles.filter { $0 != file.path } })
        let main = read.filter { !included.contains($0.path) }
        roots = (main.isEmpty ? read : main).compactMap { [contents] in contents[$0.path] }
    }

    /// The directives with what they include in place of those that include it.
    ///
    /// - Parameter intoBlocks: whether those in blocks are followed too.
    mutating func expanded(
        _ directives: [ServerDirective], intoBlocks: Bool = true, depth: Int = 0
    ) -> [ServerDirective] {
        var result: [ServerDirective] = []
        for directive in directives {
            if let written = directive.inclusion(in: syntax) {
                if depth < Self.deepest, let content = content(of: directive, written) {
                    result += expanded(content, intoBlocks: intoBlocks, depth: depth + 1)
                } else if !ShippedFiles.contain(written) || snippets[written] != nil {
                    result.append(directive)
                }
            } else if intoBlocks, let children = directive.children {
                let inner = expanded(children, depth: depth)
                result.append(ServerDirective(directive.name, directive.arguments, children: inner, in: directive.text))
            } else {
                result.append(directive)
            }
        }
        return result
    }

    // Nil if it was not read, or if it is more than may still be taken.
    private mutating func content(of directive: ServerDirective, _ written: String) -> [ServerDirective]? {
        var found = snippets[written]
        if found == nil, case .files(let names)? = files[directive.text.name]?.includes[written] {
            let each = names.map { contents[$0] }
            found = each.contains { $0 == nil } ? nil : each.flatMap { $0 ?? [] }
        }
        guard let found, left > found.count else { return nil }
        left -= found.count + 1
        return found
    }

    /// What among directives was not followed, each once.
    func unread(in directives: [ServerDirective], intoBlocks: Bool = false) -> [ServerDirective] {
        var seen: Set<String> = []
        var result: [ServerDirective] = []
        var rest = Array(directives.reversed())
        while let directive = rest.popLast() {
            if directive.inclusion(in: syntax) != nil,
                seen.insert("\(directive.text.name):\(directive.span.start)").inserted
            {
                result.append(directive)
            }
            if intoBlocks { rest += (directive.children ?? []).reversed() }
        }
        return result
    }

    /// What is told of a server: where something that it includes was not read, nothing is certain.
    func findings(_ finding: ServerFinding?, besides unread: [ServerDirective]) -> [ServerFinding] {
        guard let file = unread.first?.words.first else { return finding.map { [$0] } ?? [] }
        let told = unread.map(self.finding)
        guard let finding, !finding.isUntyped else { return told }
        return [finding.uncertain("the included file \(file) was not read")] + told
    }

    /// What is told of directives beside the servers, among which more of them may be included. Without the file that a
    /// directive names, the server would not start; a pattern that matches nothing matters only where no server answers.
    func findings(beside directives: [ServerDirective], isAnswered: Bool) -> [ServerFinding] {
        unread(in: directives).filter { directive in
            let isOptional = directive.isNamed("IncludeOptional") || directive.words[0].contains { "*?[".contains($0) }
            return !isAnswered || !isOptional
        }.map(finding)
    }

    private func finding(_ directive: ServerDirective) -> ServerFinding {
        let written = directive.words[0]
        let found = snippets[written] == nil ? files[directive.text.name]?.includes[written] : .files([])
        let reason: Message
        var help = ServerFinding.generalHelp
        switch found {
        case .files(let names)?:
            let template = names.first { contents[$0] == nil }.map { name -> Message in
                "a program makes \(name) from a template"
            }
            reason = template ?? "includes are nested more than \(Self.deepest) deep, or too large"
        case .unread(let message)?: reason = message
        case nil: reason = DeploymentFile.Included.notThere
        }
        if reason == DeploymentFile.Included.notThere {
            help =
                "put it into the folder as the server has it, or run aasa check for the domain after the next deployment"
        }
        return ServerFinding(
            .unread("\(written) is included here and was not read: \(reason)", help: help), at: directive)
    }
}

extension DeploymentFile {
    fileprivate var includedFiles: [String] {
        includes.values.flatMap { included -> [String] in if case .files(let names) = included { names } else { [] } }
    }
}
