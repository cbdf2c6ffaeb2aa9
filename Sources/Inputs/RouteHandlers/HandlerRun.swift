import AssociationModel
import Findings
import TextFormats

/// Follows a handler with Apple's request, as far as that needs no running, until it answers.
///
/// The request is a `GET` of the path over https. A condition that says anything else of it, and decides over the answer,
/// makes the answer computed.
struct HandlerRun {
    /// How a handler answers, besides calls of its response.
    enum Style {
        /// It returns a response, or calls methods of one.
        case response
        /// It may return the body.
        case body
    }

    /// How it ends.
    enum End {
        case answered(RouteHandler.Answer, SourceSpan)
        case computed(SourceSpan)
        /// It leaves the request to others: to files, or to the next handler.
        case passed
    }

    let values: ScriptEvaluator
    let path: String
    let style: Style
    var status: Int?
    var mediaType = MediaType.unset
    var written = WrittenText()
    // Fields that are set on a response after it was made, by its name.
    var mediaTypes: [String: MediaType] = [:]
    private var depth = 0

    enum MediaType {
        case unset
        case known(String)
        case unknown
    }

    init(_ values: ScriptEvaluator, path: String, _ style: Style) {
        (self.values, self.path, self.style) = (values, path, style)
    }

    var script: Script { values.script }

    /// What comes of calling a function; nil where it ends without an answer.
    mutating func run(_ function: ScriptFunction) -> End? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 30 else { return .computed(script.span(of: function.body)) }
        return function.isExpression ? answer(function.body) : run(function.body)
    }

    /// Follows statements; nil where they go on without an answer.
    mutating func run(_ range: Range<Int>) -> End? { deeper(1, in: range) { $0.follow(range) } }

    /// Goes some steps deeper; what is nested too deep is computed.
    mutating func deeper(_ steps: Int, in range: Range<Int>, _ follow: (inout HandlerRun) -> End?) -> End? {
        var run = self
        let end = values.deeper(steps) { follow(&run) }
        self = run
        return end ?? .computed(script.span(of: range))
    }

    private mutating func follow(_ range: Range<Int>) -> End? {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            let span = script.tokens[start].span
            switch script.word(at: start) {
            case "return":
                let end = script.endOfExpression(from: start + 1)
                return end > start + 1 ? answer((start + 1)..<end) : .computed(span)
            case "throw": return .computed(span)
            case "if":
                if let end = runIf(&index) { return end }
            case "switch":
                if let end = runSwitch(&index) { return end }
            case "try":
                let block = statement(at: start + 1)
                index = block.upperBound
                if let end = run(inside(block)) { return end }
            // Without an answer until then, what it catches does not matter.
            case "catch", "finally":
                index += 1
                if script.has("(", at: index) { index = script.closer(of: index) + 1 }
                index = statement(at: index).upperBound
            case "for", "while", "do":
                let whole = statement(at: start)
                index = whole.upperBound
                if mayAnswer(whole) { return .computed(span) }
            case "const", "let", "var": index = endOfStatement(from: start + 1)
            case "function", "class": index = statement(at: start).upperBound
            case nil where script.has(";", at: start): index += 1
            case nil where script.has("{", at: start):
                index = script.closer(of: start) + 1
                if let end = run((start + 1)..<script.closer(of: start)) { return end }
            default:
                let end = script.endOfExpression(from: start)
                index = max(end, start + 1)
                if let end = effect(of: start..<end) { return end }
            }
        }
        return nil
    }

    /// Whether what follows a condition or case that names the path answers, and does not leave the request to others.
    func answers(after mention: Int) -> Bool {
        var start = mention + 1
        var place = mention
        while let opener = script.opener(around: place), !script.has("{", at: opener) {
            if script.has("(", at: opener), script.word(at: opener - 1) == "if" {
                start = script.closer(of: opener) + 1
            }
            place = opener
        }
        if script.has(":", at: start) { start += 1 }
        var run = self
        switch run.run(inside(statement(at: start))) {
        case nil, .passed?: return false
        case .answered?, .computed?: return true
        }
    }

    // MARK: Statements

    // The tokens of the statement at an index, with what ends it; all that are left where it is nested too deep.
    private func statement(at start: Int) -> Range<Int> {
        values.deeper(1) { wholeStatement(at: start) } ?? min(start, script.tokens.count)..<script.tokens.count
    }

    private func wholeStatement(at start: Int) -> Range<Int> {
        var index = start
        switch script.word(at: start) {
        case "if", "for", "while", "switch":
            while index < script.tokens.count, !script.has("(", at: index) { index += 1 }
            let body = statement(at: script.closer(of: index) + 1)
            index = body.upperBound
            if script.word(at: start) == "if", script.word(at: index) == "else" {
                index = statement(at: index + 1).upperBound
            }
        case "do": index = statement(at: statement(at: start + 1).upperBound + 1).upperBound
        case "try": index = statement(at: start + 1).upperBound
        case "function", "class":
            while index < script.tokens.count, !script.has("{", at: index) {
                index = script.closer(of: index) + 1
            }
            index = script.closer(of: index) + 1
        case "return", "throw", "const", "let", "var": index = endOfStatement(from: start + 1)
        case nil where script.has("{", at: start): index = script.closer(of: start) + 1
        default: index = endOfStatement(from: start)
        }
        let end = min(max(index, start + 1), script.tokens.count)
        return min(start, end)..<end
    }

    private func endOfStatement(from start: Int) -> Int {
        var index = script.endOfExpression(from: start)
        while script.has(",", at: index) { index = script.endOfExpression(from: index + 1) }
        return script.has(";", at: index) ? index + 1 : max(index, start)
    }

    // Of a block, what is in it.
    private func inside(_ statement: Range<Int>) -> Range<Int> {
        guard script.has("{", at: statement.lowerBound) else { return statement }
        let start = statement.lowerBound + 1
        return start..<max(start, script.closer(of: start - 1))
    }

    private mutating func runIf(_ index: inout Int) -> End? {
        let opener = index + 1
        let condition = (opener + 1)..<max(opener + 1, script.closer(of: opener))
        let then = statement(at: condition.upperBound + 1)
        let otherwise = script.word(at: then.upperBound) == "else" ? statement(at: then.upperBound + 1) : nil
        index = otherwise?.upperBound ?? then.upperBound
        switch holds(condition) {
        case true?: return run(inside(then))
        case false?: return otherwise.flatMap { run(inside($0)) }
        case nil:
            guard mayAnswer(then) || otherwise.map(mayAnswer) ?? false else { return nil }
            return .computed(script.span(of: condition))
        }
    }

    // One over the path, with a case for it.
    private mutating func runSwitch(_ index: inout Int) -> End? {
        let opener = index + 1
        let subject = (opener + 1)..<max(opener + 1, script.closer(of: opener))
        let block = statement(at: subject.upperBound + 1)
        index = block.upperBound
        let wanted: String? = isPath(subject) ? path : isMethod(subject) ? "GET" : nil
        guard let wanted else { return mayAnswer(block) ? .computed(script.span(of: subject)) : nil }
        var place = block.lowerBound + 1
        var fallback: Int?
        while place < block.upperBound {
            if script.word(at: place) == "case", script.has(":", at: place + 2) {
                if (try? values.value((place + 1)..<(place + 2)))?.string == wanted {
                    return run(withoutLabels((place + 3)..<max(place + 3, block.upperBound - 1)))
                }
            } else if script.word(at: place) == "default" {
                fallback = place + 2
            }
            place = script.closer(of: place) + 1
        }
        return fallback.flatMap { run($0..<max($0, block.upperBound - 1)) }
    }

    // A case goes on in the next one where nothing ends it: so the labels right after the first are left out.
    private func withoutLabels(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while script.word(at: start) == "case", script.has(":", at: start + 2) { start += 3 }
        return min(start, range.upperBound)..<range.upperBound
    }

    /// Whether tokens may answer, or end the handler.
    func mayAnswer(_ range: Range<Int>) -> Bool {
        range.contains { index in
            guard let word = script.word(at: index) else { return false }
            return Self.answering.contains(word)
        }
    }

    private static let answering: Set<String> = [
        "return", "throw", "json", "send", "end", "redirect", "body", "sendFile", "render", "next", "respondWith",
    ]
}
