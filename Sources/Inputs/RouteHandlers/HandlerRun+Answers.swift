import AssociationModel
import Findings
import TextFormats

/// What an expression answers: of the Fetch API, Node's `ServerResponse`, and what Express, Next.js, Fastify, Koa, Hono, hapi,
/// h3, SvelteKit and Remix add to them.
extension HandlerRun {
    /// The answer that a handler returns.
    mutating func answer(_ range: Range<Int>) -> End? {
        deeper(range.count / 10, in: range) { $0.answered(range) }
    }

    private mutating func answered(_ range: Range<Int>) -> End? {
        var range = range
        while range.count > 1, script.has("(", at: range.lowerBound),
            script.closer(of: range.lowerBound) == range.upperBound - 1
        {
            range = (range.lowerBound + 1)..<(range.upperBound - 1)
        }
        if let question = range.first(where: { isTernary($0, in: range) }) {
            let condition = range.lowerBound..<question
            let sides = split((question + 1)..<range.upperBound, at: ":")
            guard let holds = holds(condition), sides.count == 2 else { return .computed(script.span(of: condition)) }
            return answer(holds ? sides[0] : sides[1])
        }
        do throws(ComputedExpression) {
            if let chain = CallChain(range, in: script), let end = try respond(chain, range) { return end }
            guard style == .body || isLambdaResult(range) else { return .computed(script.span(of: range)) }
            return try body(range)
        } catch { return .computed(error.span) }
    }

    /// What a statement does: it may answer, or set a part of the answer.
    mutating func effect(of range: Range<Int>) -> End? {
        do throws(ComputedExpression) {
            if let equals = range.first(where: {
                script.has("=", at: $0) && !script.has("==", at: $0) && !script.has("=>", at: $0)
                    && script.opener(around: $0) == script.opener(around: range.lowerBound)
            }),
                equals > range.lowerBound, let name = script.word(at: equals - 1), script.has(".", at: equals - 2)
            {
                return try assign(name, (equals + 1)..<range.upperBound, range)
            }
            guard let chain = CallChain(range, in: script) else {
                return mayAnswer(range) ? .computed(script.span(of: range)) : nil
            }
            return try respond(chain, range)
        } catch { return .computed(error.span) }
    }

    private func isTernary(_ index: Int, in range: Range<Int>) -> Bool {
        script.has("?", at: index) && !script.has("?.", at: index) && !script.has("??", at: index)
            && !script.has("??", at: index - 1)
            && script.opener(around: index) == script.opener(around: range.lowerBound)
    }

    // Koa's `ctx.body = …`, Node's `res.statusCode = …`.
    private mutating func assign(
        _ name: String, _ value: Range<Int>, _ whole: Range<Int>
    ) throws(ComputedExpression) -> End? {
        switch name {
        case "status", "statusCode": status = try integer(value)
        case "type": setMediaType(value)
        case "body": return try body(value)
        default: break
        }
        return nil
    }

    // MARK: Calls

    // Nil where the calls say nothing of the answer; then what they set is noted.
    private mutating func respond(_ chain: CallChain, _ range: Range<Int>) throws(ComputedExpression) -> End? {
        for (position, link) in chain.links.enumerated() {
            guard let arguments = link.arguments else { continue }
            let isFirst = position == 0
            switch link.name {
            case "Response", "NextResponse":
                guard chain.isNew, isFirst else { break }
                try take(inits: arguments.dropFirst())
                return try finish(arguments.first, "text/plain", range, isText: true)
            case "json", "jsonp":
                try take(inits: arguments.dropFirst())
                return try finish(arguments.first, "application/json", range)
            case "send", "end", "response", "body", "text", "html":
                guard !isFirst || link.name == "send", !(link.name == "body" && arguments.isEmpty) else { break }
                if link.name == "response", chain.links[0].name != "h" { break }
                let rest = link.name == "end" ? [] : arguments.dropFirst()
                try take(inits: rest)
                let later = chain.links[(position + 1)...]
                for setter in later { try set(setter.name, setter.arguments ?? []) }
                if link.name == "text", case .unset = mediaType { mediaType = .known("text/plain") }
                // Of h3, the event comes first.
                let content = isFirst ? arguments.dropFirst().first : arguments.first
                return try finish(content, nil, range)
            case "write": if let content = arguments.first { try write(content) }
            case "sendFile", "sendfile", "file", "download", "serveStatic", "createReadStream":
                return .answered(.file, script.span(of: range))
            case "next": return .passed
            case "fetch" where chain.links.contains { $0.name == "ASSETS" }: return .passed
            case "redirect", "render", "rewrite", "fetch", "proxy", "notFound", "respondWith", "pipe":
                if link.name == "respondWith", let content = arguments.first { return answer(content) }
                return .computed(script.span(of: range))
            default:
                if link.name == "set" || link.name == "append",
                    chain.links.contains(where: { $0.name == "headers" && $0.arguments == nil })
                {
                    setField(arguments, on: chain.links[0].name)
                    continue
                }
                if try set(link.name, arguments) { continue }
                if isFirst, let end = try follow(link, arguments) { return end }
            }
        }
        if chain.links.count == 1, !chain.isNew, chain.links[0].arguments == nil { return try resolve(chain.links[0]) }
        return nil
    }

    // A constant that holds the response.
    private mutating func resolve(_ link: CallChain.Link) throws(ComputedExpression) -> End? {
        guard let value = values.declaredValue(of: link.name, at: link.index), value != link.index else { return nil }
        let range = value..<script.endOfExpression(from: value)
        guard let chain = CallChain(range, in: script), chain.links.contains(where: { $0.arguments != nil }),
            let end = try respond(chain, range)
        else { return nil }
        guard let type = mediaTypes[link.name], case .answered(.literal(let literal), let span) = end else {
            return end
        }
        let name: String? = if case .known(let name) = type { name } else { nil }
        return .answered(.literal(.init(status: literal.status, mediaType: name, body: literal.body)), span)
    }

    // A function of the same file.
    private mutating func follow(_ link: CallChain.Link, _ given: [Range<Int>]) throws(ComputedExpression) -> End? {
        guard let value = values.declaredValue(of: link.name, at: link.index), let function = script.function(at: value)
        else { return nil }
        var run = self
        let end = values.following(function, with: given) { run.run(function) }
        self = run
        return end ?? nil
    }

    // Whether a call sets a part of the answer.
    @discardableResult
    private mutating func set(_ name: String, _ arguments: [Range<Int>]) throws(ComputedExpression) -> Bool {
        switch name {
        case "status", "code", "sendStatus", "setResponseStatus":
            if let last = arguments.last { status = try integer(last) }
        case "type", "contentType": if let first = arguments.first { setMediaType(first) }
        case "set", "header", "setHeader", "setResponseHeader", "appendHeader", "headers":
            let fields = arguments.count > 2 ? Array(arguments.dropFirst()) : arguments
            if fields.count == 1 { take(fields: fields[0]) } else { setField(fields, on: nil) }
        case "setHeaders", "setResponseHeaders": if let last = arguments.last { take(fields: last) }
        case "writeHead": try take(inits: arguments[...])
        default: return false
        }
        return true
    }

    private mutating func setField(_ arguments: [Range<Int>], on response: String?) {
        guard arguments.count == 2 else { return }
        guard let name = (try? values.value(arguments[0]))?.string else { return }
        guard name.asciiLowercased == "content-type" else { return }
        let type: MediaType = (try? values.value(arguments[1]))?.string.map { .known($0) } ?? .unknown
        mediaType = type
        if let response { mediaTypes[response] = type }
    }

    // Express and Fastify take a media type, or the extension of one.
    private mutating func setMediaType(_ range: Range<Int>) {
        switch (try? values.value(range))?.string {
        case "json"?, ".json"?: mediaType = .known("application/json")
        case let type? where type.contains("/"): mediaType = .known(type)
        default: mediaType = .unknown
        }
    }

    private func integer(_ range: Range<Int>) throws(ComputedExpression) -> Int {
        guard let number = try values.value(range).integer else { throw values.computed(range) }
        return number
    }

    // MARK: The second argument

    // `{status, headers}`, a status, or header fields.
    private mutating func take(inits: ArraySlice<Range<Int>>) throws(ComputedExpression) {
        for range in inits {
            guard let members = members(of: range) else {
                if let number = (try? values.value(range))?.integer { status = number } else { mediaType = .unknown }
                continue
            }
            let named = members.filter { ["status", "statusCode", "headers", "statusText"].contains($0.name) }
            if named.isEmpty, !members.isEmpty { take(fields: range) }
            for member in named {
                switch member.name {
                case "status", "statusCode": status = try integer(member.value)
                case "headers": take(fields: member.value)
                default: break
                }
            }
        }
    }

    private mutating func take(fields range: Range<Int>) {
        guard let members = members(of: range) else { return mediaType = .unknown }
        for member in members {
            guard let name = member.name else {
                mediaType = .unknown
                continue
            }
            guard name.asciiLowercased == "content-type" else { continue }
            mediaType = (try? values.value(member.value))?.string.map { .known($0) } ?? .unknown
        }
    }

    /// A member of an object; its name is nil where it is computed, or stands for several.
    private typealias Member = (name: String?, value: Range<Int>)

    // The members of an object, or of a constant that is one, whose values may be computed; nil for anything else.
    private func members(of range: Range<Int>) -> [Member]? { values.deeper(1) { listed(range) } ?? nil }

    private func listed(_ range: Range<Int>) -> [Member]? {
        guard !range.isEmpty else { return nil }
        var start = range.lowerBound
        if script.word(at: start) == "new", script.word(at: start + 1) == "Headers", script.has("(", at: start + 2) {
            return script.parts(in: start + 2).first.map { members(of: $0) } ?? []
        }
        if let name = script.word(at: start), range.count == 1 {
            guard let value = values.declaredValue(of: name, at: start), value < start else { return nil }
            if script.word(at: value) == "new" { return members(of: value..<script.endOfExpression(from: value)) }
            start = value
        }
        guard script.has("{", at: start) else { return nil }
        return script.parts(in: start).map { part in
            let name = script.word(at: part.lowerBound) ?? script.string(at: part.lowerBound)
            let hasValue = name != nil && script.has(":", at: part.lowerBound + 1)
            return (name, hasValue ? (part.lowerBound + 2)..<part.upperBound : part)
        }
    }

    // MARK: Bodies

    private mutating func write(_ range: Range<Int>) throws(ComputedExpression) {
        guard case .text(let text, _) = try values.value(range) else { throw values.computed(range) }
        written.append(text)
    }

    // What a function returns in place of a response: its body, or what AWS Lambda and Netlify take for one.
    private mutating func body(_ range: Range<Int>) throws(ComputedExpression) -> End? {
        if isLambdaResult(range), let members = members(of: range) {
            try take(inits: [range])
            return try finish(members.first { $0.name == "body" }?.value, nil, range)
        }
        return try finish(range, nil, range)
    }

    private func isLambdaResult(_ range: Range<Int>) -> Bool {
        let names = members(of: range)?.map { $0.name } ?? []
        return names.contains("body") && (names.contains("statusCode") || names.contains("status"))
    }

    private mutating func finish(
        _ content: Range<Int>?, _ standard: String?, _ range: Range<Int>, isText: Bool = false
    ) throws(ComputedExpression) -> End {
        var (text, type) = (written, standard)
        if let content {
            let value = try values.value(content)
            if case .text(let content, _) = value, standard != "application/json" {
                text.append(content)
            } else {
                guard !isText, let json = value.json else { throw values.computed(content) }
                text.append(json)
                if type == nil { type = "application/json" }
            }
        }
        switch mediaType {
        case .unset: break
        case .known(let name): type = name
        case .unknown: type = nil
        }
        return .answered(
            .literal(.init(status: status ?? 200, mediaType: type, body: text)), script.span(of: range))
    }
}
