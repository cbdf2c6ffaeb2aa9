package import Findings
import TextFormats

/// What C# sources of an app in .NET MAUI do with universal links: the methods of its delegates that they override, and the
/// events of the life cycle that they register for.
///
/// <https://learn.microsoft.com/dotnet/maui/macios/universal-links>, and dotnet/maui `MauiUIApplicationDelegate.cs` and
/// `MauiUISceneDelegate.cs`, which raise these events.
package struct MauiOutline: Sendable {
    /// What receives links, each in the first place that does.
    private(set) var receivers: [LinkReceiver] = []
    /// What may receive them, and was not followed.
    private(set) var doubts: [Doubt] = []
    /// The classes that are scene delegates of the framework.
    private(set) var sceneDelegates: Set<String> = []
    /// What a delegate's method keeps from the framework: it is overridden and does not call the framework's.
    private var silenced: Set<LinkReceiver.Kind> = []
    /// Where the launch may be refused, after which the app delegate gets no link.
    private(set) var refusal: Place?

    package init() {}

    /// A byte string that a source must have to say anything of links.
    package static let signs = ["ContinueUserActivity", "SceneWillConnect", "WillConnect", "MauiUI"]

    /// Adds what a source says.
    package mutating func add(_ text: SourceText) {
        var reader = MauiReader(CodeTokens(text, .cSharp))
        guard reader.tokens.isBalanced else {
            return doubts.append(Doubt("the brackets in a source do not match", at: .wholeText(text)))
        }
        reader.read()
        receivers += reader.outline.receivers
        doubts += reader.outline.doubts
        sceneDelegates.formUnion(reader.outline.sceneDelegates)
        silenced.formUnion(reader.outline.silenced)
        refusal = refusal ?? reader.outline.refusal
    }

    /// What receives links in a way that iOS or the framework calls.
    func receiver(_ kind: LinkReceiver.Kind) -> LinkReceiver? {
        silenced.contains(kind) ? nil : receivers.first { $0.kind == kind }
    }

    /// A method or an event: what it is, and which of its parameters has the activity or the activities.
    private struct Row {
        let name: String
        /// The type of the first parameter, where a delegate's method is overridden; nil for an event.
        let owner: String?
        let kind: LinkReceiver.Kind
        let parameter: Int
    }

    private static let rows = [
        Row(name: "ContinueUserActivity", owner: "UIApplication", kind: .appDelegateContinue, parameter: 1),
        Row(name: "ContinueUserActivity", owner: "UIScene", kind: .sceneContinue, parameter: 1),
        Row(name: "WillConnect", owner: "UIScene", kind: .sceneWillConnect, parameter: 2),
        Row(name: "ContinueUserActivity", owner: nil, kind: .appDelegateContinue, parameter: 1),
        Row(name: "SceneContinueUserActivity", owner: nil, kind: .sceneContinue, parameter: 1),
        Row(name: "SceneWillConnect", owner: nil, kind: .sceneWillConnect, parameter: 2),
    ]

    private struct MauiReader {
        let tokens: CodeTokens
        var outline = MauiOutline()
        /// Of each `#if` that is open, whether builds for iOS may lack its branch.
        private var conditions: [Bool] = []

        init(_ tokens: CodeTokens) { self.tokens = tokens }

        /// Walks once over the tokens: what an override or an event has inside is not looked through again.
        mutating func read() {
            var index = 0
            while index < tokens.count {
                var last = index
                switch tokens[index] {
                case "#": readCondition(index + 1)
                case "class" where tokens[index + 2] == ":" && tokens[index + 3] == "MauiUISceneDelegate":
                    outline.sceneDelegates.insert(tokens[index + 1])
                case "override": last = readOverride(index)
                case "." where tokens[index - 1] != "base" && tokens[index + 2] == "(": last = readEvent(index + 1)
                default: break
                }
                index = max(last, index) + 1
            }
        }

        private mutating func readCondition(_ index: Int) {
            switch tokens[index] {
            case "if", "elif":
                if tokens[index] == "elif" { conditions.removeLast(conditions.isEmpty ? 0 : 1) }
                let line = tokens.line(of: index)
                let words = (index + 1..<min(index + 20, tokens.count)).prefix { tokens.line(of: $0) == line }.map {
                    tokens[$0]
                }
                conditions.append(!words.contains("IOS") || words.contains("!") || words.contains("&"))
            case "else":
                if conditions.popLast() != nil { conditions.append(true) }
            case "endif": _ = conditions.popLast()
            default: break
            }
        }

        /// - Returns: the last token that was read.
        private mutating func readOverride(_ start: Int) -> Int {
            let (name, list) = (start + 2, start + 3)
            guard tokens[list] == "(" else { return start }
            let end = tokens.end(of: list)
            let isLaunch = tokens[name] == "FinishedLaunching"
            let row = MauiOutline.rows.first { $0.name == tokens[name] && $0.owner == tokens[list + 1] }
            guard isLaunch || row != nil else { return end }
            let isExpression = tokens[end + 1] == "=" && tokens[end + 2] == ">"
            let body = isExpression ? expression(from: end + 3) : end + 2..<max(tokens.end(of: end + 1), end + 2)
            if isLaunch, body.contains(where: { tokens[$0] == "return" && tokens[$0 + 1] == "false" }) {
                outline.refusal = tokens.place(of: name)
            }
            if let row { take(row, parameters(list).map { tokens[$0.upperBound - 1] }, body, at: name) }
            return body.upperBound
        }

        /// What stands before the semicolon.
        private func expression(from start: Int) -> Range<Int> {
            var cursor = start
            while cursor < tokens.count, tokens[cursor] != ";" { cursor = tokens.end(of: cursor) + 1 }
            return start..<max(min(cursor, tokens.count), start)
        }

        /// - Returns: the last token that was read.
        private mutating func readEvent(_ name: Int) -> Int {
            guard let row = MauiOutline.rows.first(where: { $0.name == tokens[name] && $0.owner == nil }) else {
                return name
            }
            let list = name + 1
            let end = tokens.end(of: list)
            guard tokens[list + 1] == "(", let arrow = Optional(tokens.end(of: list + 1) + 1), tokens[arrow] == "=",
                tokens[arrow + 1] == ">", arrow + 2 < end
            else {
                outline.doubts.append(
                    Doubt("what handles this event was not followed", at: tokens.place(of: name)))
                return end
            }
            let names = parameters(list + 1).map { tokens[$0.upperBound - 1] }
            take(row, names, arrow + 2..<end, at: name)
            return end
        }

        /// Notes a receiver if its body does something with what has the link.
        private mutating func take(_ row: Row, _ names: [String], _ body: Range<Int>, at index: Int) {
            guard names.indices.contains(row.parameter) else { return }
            let uses = body.filter { tokens[$0] == names[row.parameter] && tokens[$0 - 1] != "." }
            // The framework is called with the same, and does nothing by itself.
            let passed = body.count { tokens[$0] == "base" && tokens[$0 + 2] == row.name }
            guard uses.count > passed else {
                if row.owner != nil, passed == 0 {
                    outline.silenced.insert(row.kind)
                    outline.doubts.append(
                        Doubt("this keeps the link from the events of .NET MAUI", at: tokens.place(of: index)))
                }
                return
            }
            if row.kind == .sceneWillConnect {
                let reads = body.contains { tokens[$0] == "UserActivities" }
                let whole = uses.count { tokens[$0 + 1] != "." && tokens[$0 + 1] != "?" }
                guard reads || whole > passed else { return }
            }
            guard !conditions.contains(true) else {
                return outline.doubts.append(
                    Doubt("only some builds have this, by an #if around it", at: tokens.place(of: index)))
            }
            outline.receivers.append(LinkReceiver(row.kind, at: tokens.place(of: index)))
        }

        /// The parts between the commas of a list.
        private func parameters(_ list: Int) -> [Range<Int>] {
            var result: [Range<Int>] = []
            var start = list + 1
            var cursor = start
            let end = tokens.end(of: list)
            while cursor < end {
                if tokens[cursor] == "," {
                    if cursor > start { result.append(start..<cursor) }
                    start = cursor + 1
                }
                cursor = tokens.end(of: cursor) + 1
            }
            return end > start ? result + [start..<end] : result
        }
    }
}

extension CodeTokens {
    /// The number of the line of a token.
    func line(of index: Int) -> Int { text.position(of: spans[index].start).line }
}
