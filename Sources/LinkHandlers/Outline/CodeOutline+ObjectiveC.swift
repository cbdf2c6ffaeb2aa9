package import Findings
import TextFormats

extension CodeOutline {
    /// Reads an Objective-C source or header. What it cannot tell is left out, never guessed.
    package init(objectiveC text: SourceText) {
        self.init()
        let tokens = CodeTokens(text, .objectiveC)
        isUnderstood = tokens.isBalanced
        guard isUnderstood else { return }
        var index = 0
        while index < tokens.count {
            let word = tokens[index]
            let next = tokens[index + 1]
            switch (word, next) {
            case ("@", "implementation"), ("@", "interface"):
                index = readType(from: index + 2, isInterface: next == "interface", tokens)
            case ("#", "import"), ("#", "include"), ("@", "import"):
                // `#import <Module/Header.h>`
                let name = tokens[index + 2] == "<" ? tokens[index + 3] : tokens[index + 2]
                if name.isIdentifier { imports.insert(name) }
                index += 2
            case ("UIApplicationMain", "("):
                let end = tokens.end(of: index + 1)
                let arguments = tokens.words[index + 1..<max(end, index + 1)]
                if let last = arguments.lastIndex(of: "class") {
                    mainDelegate = tokens[last - 1]
                } else if let text = arguments.last(where: { $0.hasPrefix("\"") }) {
                    mainDelegate = String(text.dropFirst())
                }
                index = end + 1
            default: index += 1
            }
        }
    }

    private mutating func readType(from start: Int, isInterface: Bool, _ tokens: CodeTokens) -> Int {
        guard tokens[start].isIdentifier else { return start }
        var part = TypePart(
            name: tokens[start], isDeclaration: isInterface && tokens[start + 1] == ":", inherited: [], attributes: [],
            place: tokens.place(of: start))
        var index = start
        if tokens[start + 1] == ":" {
            part.inherited = [tokens[start + 2]]
            index += 2
        } else if tokens[start + 1] == "(" {
            index = tokens.end(of: start + 1)
        }
        if tokens[index + 1] == "<" {
            index += 2
            while index < tokens.count, tokens[index] != ">", tokens[index] != "@", tokens[index] != ";" {
                if tokens[index].isIdentifier { part.inherited.append(tokens[index]) }
                index += 1
            }
        }
        while index < tokens.count {
            if tokens[index] == "@", tokens[index + 1] == "end" { break }
            if !isInterface, tokens[index] == "-", tokens[index + 1] == "(" {
                index = readMethod(at: index, &part, tokens)
            } else {
                index = tokens.end(of: index) + 1
            }
        }
        types.append(part)
        return index + 2
    }

    private func readMethod(at start: Int, _ part: inout TypePart, _ tokens: CodeTokens) -> Int {
        var index = tokens.end(of: start + 1) + 1
        let name = index
        var selector = ""
        var names: [String] = []
        while index < tokens.count, tokens[index] != "{", tokens[index] != ";", tokens[index] != "@" {
            if tokens[index].isIdentifier, tokens[index + 1] == ":", tokens[index + 2] == "(" {
                selector += tokens[index] + ":"
                index = tokens.end(of: index + 2) + 1
                names.append(tokens[index])
            }
            index += 1
        }
        guard tokens[index] == "{" else { return index }
        let end = tokens.end(of: index)
        if let kind = DelegateMethod.named(bySelector: selector) {
            let last = kind == .applicationContinue ? names.dropLast().last : names.last
            part.methods.append(
                Method(
                    kind: kind, parameter: last, body: Array(tokens.words[index + 1..<max(end, index + 1)]),
                    place: tokens.place(of: name), isConditional: tokens.isConditional[start]))
        }
        return end + 1
    }
}
