import TextFormats

/// What a script exports.
extension HandlerReader {
    /// The index of what is exported under a name; nil where nothing is.
    func export(named name: String) -> Int? {
        for index in script.tokens.indices {
            switch script.word(at: index) {
            case "export":
                if name == "default" {
                    if script.word(at: index + 1) == "default" { return index + 2 }
                } else if let place = declared(name, at: index + 1) ?? listed(name, at: index + 1) {
                    return place
                }
            case "exports":
                // `module.exports = …`, `exports.handler = …`
                if name == "default", script.word(at: index - 2) == "module", script.has("=", at: index + 1) {
                    return index + 2
                }
                if script.word(at: index + 2) == name, script.has("=", at: index + 3) { return index + 4 }
            default: break
            }
        }
        return nil
    }

    private func declared(_ name: String, at start: Int) -> Int? {
        var index = start
        if script.word(at: index) == "async" { index += 1 }
        guard let keyword = script.word(at: index), script.word(at: index + 1) == name else { return nil }
        if keyword == "function" { return start }
        // The name itself stands for its value, whatever type is written.
        return ["const", "let", "var"].contains(keyword)
            ? values.declaredValue(of: name, at: script.tokens.count) ?? index + 1 : nil
    }

    // `export { handler as GET }`
    private func listed(_ name: String, at opener: Int) -> Int? {
        guard script.has("{", at: opener) else { return nil }
        for part in script.parts(in: opener) where script.word(at: part.upperBound - 1) == name {
            return script.word(at: script.closer(of: opener) + 1) == "from"
                ? part.upperBound - 1
                : script.word(at: part.lowerBound).flatMap { values.declaredValue(of: $0, at: script.tokens.count) }
                    ?? part.lowerBound
        }
        return nil
    }
}
