package import AssociationModel
package import Findings
import TextFormats

/// Finds the handlers of a script that answer at a location of the file, and what they answer.
package struct HandlerReader {
    let values: ScriptEvaluator
    private let text: SourceText
    // Each handler once, by where it begins.
    private(set) var found: [RouteHandler] = []

    /// The handlers in a file in JavaScript or TypeScript.
    ///
    /// - Parameter path: the path of the file in its project.
    package static func handlers(in text: SourceText, at path: String) -> [RouteHandler] {
        var reader = HandlerReader(text)
        if let file = HandlerFile(path: path) {
            reader.read(file)
        } else {
            reader.readRoutes()
        }
        return reader.found
    }

    private init(_ text: SourceText) {
        self.text = text
        values = ScriptEvaluator(Script(text))
    }

    var script: Script { values.script }

    mutating func add(_ location: Location.Kind, _ end: HandlerRun.End?, at index: Int, isTyped: Bool = true) {
        switch end {
        case nil: add(location, .computed(script.span(of: index..<(index + 1))), at: index)
        case .passed?: break
        case .computed(let span)?: found.append(RouteHandler(location, in: text, at: span, .computed))
        case .answered(.literal(let literal), let span)? where !isTyped:
            let bare = RouteHandler.Literal(status: literal.status, mediaType: nil, body: literal.body)
            found.append(RouteHandler(location, in: text, at: span, .literal(bare)))
        case .answered(let answer, let span)?: found.append(RouteHandler(location, in: text, at: span, answer))
        }
    }

    // MARK: Files that are handlers

    private mutating func read(_ file: HandlerFile) {
        for name in file.exports {
            guard let index = export(named: name) else { continue }
            var run = HandlerRun(values, path: file.location.path, file.style)
            let end = self.end(of: index, &run)
            return add(file.location, end, at: index, isTyped: !isBuiltAhead(file))
        }
        // A route of TanStack Start has an object of handlers.
        readRoutes()
    }

    // Whether the answer becomes a file, whose media type the host chooses.
    private func isBuiltAhead(_ file: HandlerFile) -> Bool {
        let flag = export(named: "prerender").flatMap { script.word(at: $0) }
        return flag == "true" || file.isPrerendered && flag != "false"
    }

    // What a handler, or an expression that names or wraps one, comes to.
    private func end(of index: Int, _ run: inout HandlerRun) -> HandlerRun.End? {
        run.deeper(1, in: index..<(index + 1)) { handled(at: index, &$0) }
    }

    private func handled(at index: Int, _ run: inout HandlerRun) -> HandlerRun.End? {
        if let function = values.function(at: index) { return run.run(function) }
        let range = index..<script.endOfExpression(from: index)
        // `(() => …) satisfies RequestHandler`
        if script.has("(", at: index) { return end(of: index + 1, &run) }
        if let name = script.word(at: index), Self.wrappers.contains(name),
            script.has("(", at: script.skippingTypes(at: index + 1)),
            let inner = script.parts(in: script.skippingTypes(at: index + 1)).first
        {
            return end(of: inner.lowerBound, &run)
        }
        if range.count == 1, let name = script.word(at: index),
            let value = values.declaredValue(of: name, at: index), value < index
        {
            return end(of: value, &run)
        }
        return .computed(script.span(of: range))
    }

    // Functions that take a handler and return it as it is.
    private static let wrappers: Set<String> = ["defineEventHandler", "eventHandler", "defineHandler", "apiHandler"]

    // MARK: Routes in code

    private mutating func readRoutes() {
        var places: Set<Int> = []
        for (index, location) in mentions where places.insert(index).inserted {
            guard places.count <= Self.mostMentions else {
                return found.append(
                    RouteHandler(location, in: text, at: script.span(of: index..<(index + 1)), .computed))
            }
            if let opener = script.opener(around: index) { readMention(location, at: index, in: opener) }
        }
    }

    // Each is looked for in the whole file; after so many, nothing certain is told.
    private static let mostMentions = 40

    // Where a path is named: its strings, and the constants that are such a string.
    private var mentions: [(Int, Location.Kind)] {
        var names: [String: Location.Kind] = [:]
        var result: [(Int, Location.Kind)] = []
        for index in script.tokens.indices {
            guard let location = Self.location(of: script.string(at: index)) else { continue }
            result.append((index, location))
            if script.has("=", at: index - 1), let name = script.word(at: index - 2),
                values.declaredValue(of: name, at: script.tokens.count) == index
            {
                names[name] = location
            }
        }
        if !names.isEmpty {
            for index in script.tokens.indices {
                guard let name = script.word(at: index), let location = names[name], !script.has("=", at: index + 1)
                else { continue }
                result.append((index, location))
            }
        }
        return result.sorted { $0.0 < $1.0 }
    }

    private static func location(of path: String?) -> Location.Kind? {
        guard let path, path.utf8.count < 64 else { return nil }
        let rooted = path.hasPrefix("/") ? path : "/" + path
        return [Location.Kind.wellKnown, .root].first { $0.path == rooted }
    }

    private mutating func readMention(_ location: Location.Kind, at index: Int, in opener: Int) {
        if script.has("[", at: opener), let outer = script.opener(around: opener), script.has("(", at: outer),
            script.has("(", at: opener - 1)
        {
            // `app.get(["/…", "/…"], handler)`
            return readCall(location, at: index, in: outer)
        }
        if script.has("(", at: opener), index == opener + 1, script.has(",", at: index + 1) {
            return readCall(location, at: index, in: opener)
        }
        if script.has("(", at: opener), index == opener + 1, script.has(")", at: index + 1),
            script.has("@", at: opener - 2)
        {
            return readDecorator(location, at: index, in: opener)
        }
        if script.has("{", at: opener), script.has(":", at: index + 1), script.word(at: index - 1) != "case" {
            return readProperty(location, at: index)
        }
        if script.has("{", at: opener), script.has(":", at: index - 1), let key = script.word(at: index - 2),
            key == "url" || key == "path"
        {
            return readOptions(location, at: index, in: opener)
        }
        if script.word(at: index - 1) == "case" || isCompared(index) || isSearched(index, in: opener) {
            readFunction(location, around: index)
        }
    }

    // `app.get("/…", handler)`; of `app.use("/…", express.static(…))`, nothing is told here.
    private mutating func readCall(_ location: Location.Kind, at index: Int, in opener: Int) {
        guard let method = script.word(at: opener - 1), script.has(".", at: opener - 2),
            Self.methods.contains(method)
        else { return }
        let arguments = script.parts(in: opener).dropFirst()
        guard let last = arguments.last, !isStatic(last) else { return }
        if location == .root, !isApplication(script.word(at: opener - 3), at: index), !namesBothPlaces(in: opener) {
            // A router that is mounted elsewhere, perhaps at `/.well-known`.
            return add(.wellKnown, .computed(script.span(of: (opener - 3)..<(index + 1))), at: index)
        }
        var run = HandlerRun(values, path: location.path, .body)
        // What stands between may answer first.
        let others = arguments.dropLast().filter { !isHarmless($0) }
        if let other = others.first { return add(location, .computed(script.span(of: other)), at: index) }
        add(location, end(of: last.lowerBound, &run), at: index)
    }

    // A router that is mounted elsewhere would not be given the whole path as well.
    private func namesBothPlaces(in opener: Int) -> Bool {
        script.parts(in: opener).first?.contains { Self.location(of: script.string(at: $0)) == .wellKnown } ?? false
    }

    // Whether the file makes the application itself, whose paths are those of the site.
    private func isApplication(_ name: String?, at index: Int) -> Bool {
        guard let name, let value = values.declaredValue(of: name, at: index),
            let chain = CallChain(value..<script.endOfExpression(from: value), in: script)
        else { return false }
        return chain.links.count == 1 && Self.applications.contains(chain.links[0].name)
    }

    private static let applications: Set<String> = ["express", "Hono", "fastify", "Fastify", "Koa", "Elysia", "polka"]
    private static let methods: Set<String> = ["get", "all", "use", "route", "head", "on", "add"]

    private func isStatic(_ range: Range<Int>) -> Bool {
        range.contains { ["static", "serveStatic", "staticFiles"].contains(script.word(at: $0)) }
    }

    // CORS, and the options of a route.
    private func isHarmless(_ range: Range<Int>) -> Bool {
        script.word(at: range.lowerBound) == "cors" || script.has("{", at: range.lowerBound)
    }

    // NestJS: `@Get("/…")` before a method that returns the body.
    private mutating func readDecorator(_ location: Location.Kind, at index: Int, in opener: Int) {
        guard script.word(at: opener - 1) == "Get" else { return }
        var place = script.closer(of: opener) + 1
        var run = HandlerRun(values, path: location.path, .body)
        while script.has("@", at: place) {
            let arguments = script.has("(", at: place + 2) ? script.parts(in: place + 2) : []
            switch script.word(at: place + 1) {
            case "Header":
                if arguments.count == 2, (try? values.value(arguments[0]))?.string?.lowercased() == "content-type" {
                    run.mediaType = (try? values.value(arguments[1]))?.string.map { .known($0) } ?? .unknown
                }
            case "HttpCode": run.status = arguments.first.flatMap { (try? values.value($0))?.integer }
            case "Redirect", "UseGuards", "Render":
                return add(location, .computed(script.span(of: place..<(place + 2))), at: index)
            default: break
            }
            place += script.has("(", at: place + 2) ? 2 : 1
            place = script.closer(of: place) + 1
        }
        while let word = script.word(at: place), ["public", "private", "async"].contains(word) { place += 1 }
        guard let function = script.function(at: place) else { return add(location, nil, at: index) }
        add(location, run.run(function), at: index)
    }

    // `"/…": handler` of Bun and others, if it is a handler or a response.
    private mutating func readProperty(_ location: Location.Kind, at index: Int) {
        var start = index + 2
        if script.has("{", at: start) {
            let parts = script.parts(in: start)
            guard let part = parts.first(where: { script.word(at: $0.lowerBound) == "GET" }) else { return }
            start = script.has(":", at: part.lowerBound + 1) ? part.lowerBound + 2 : part.lowerBound
        }
        var run = HandlerRun(values, path: location.path, .response)
        if let function = script.function(at: start) { return add(location, run.run(function), at: index) }
        let range = start..<script.endOfExpression(from: start)
        guard let chain = CallChain(range, in: script), chain.links.contains(where: { $0.name == "Response" }) else {
            return
        }
        add(location, run.answer(range), at: index)
    }

    // `app.route({ method: "GET", url: "/…", handler })` of Fastify and hapi.
    private mutating func readOptions(_ location: Location.Kind, at index: Int, in opener: Int) {
        guard let call = script.opener(around: opener), script.has("(", at: call), script.word(at: call - 1) == "route",
            let part = script.parts(in: opener).first(where: { script.word(at: $0.lowerBound) == "handler" })
        else { return }
        var run = HandlerRun(values, path: location.path, .body)
        let start = script.has(":", at: part.lowerBound + 1) ? part.lowerBound + 2 : part.lowerBound
        add(location, end(of: start, &run), at: index)
    }
}
