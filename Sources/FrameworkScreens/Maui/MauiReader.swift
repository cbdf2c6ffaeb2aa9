import Findings
import SignUpScreens
import TextFormats

/// The entries of .NET MAUI, by one rule: .NET MAUI gives an `Entry` that is a password the content type of a one-time code, which
/// keeps AutoFill away, unless a mapping of its handler in the project sets another. Before that, entries are unclear.
/// <https://github.com/dotnet/maui/pull/25768>
struct MauiReader {
    /// What every document of .NET MAUI names.
    static let namespace = ByteSearch("schemas.microsoft.com/dotnet/2021/maui")
    /// The first release of .NET of which every version does so; some of the one before do.
    private static let firstRelease = 10

    /// Whether code of the project sets content types.
    private let mapsTypes: Bool
    private let release: Int?

    /// - Parameters:
    ///   - sources: documents in XAML and sources in C#.
    ///   - project: the project file; nil if none was found.
    init(_ sources: [SourceText], project: SourceText?) {
        let word = ByteSearch("TextContentType")
        mapsTypes = sources.contains { $0.mentions(anyOf: [word]) }
        release = project.flatMap { Self.release(in: $0.bytes) }
    }

    // The oldest release that is built for: `<TargetFrameworks>net9.0-ios;net10.0-ios</TargetFrameworks>`
    private static func release(in bytes: [UInt8]) -> Int? {
        let words = bytes.split { !$0.isWordStart && !$0.isASCIIDigit }.map { String(decoding: $0, as: UTF8.self) }
        return words.compactMap { $0.hasPrefix("net") ? Int($0.dropFirst(3)) : nil }.min()
    }

    func screens(of text: SourceText) -> [Screen] { text.name.hasSuffix(".cs") ? codeScreens(of: text) : page(text) }

    // MARK: Fields

    private func field(
        named name: String?, _ label: String?, secure: String?, keyboard: String?, at place: Place
    ) -> InputField {
        var field = InputField(name: name, label: label, at: place)
        field.notation = .maui
        switch secure?.asciiLowercased {
        case nil: break
        case "true"?: field.isSecure = .value(true, at: place)
        case "false"?: field.isSecure = .value(false, at: place)
        default:
            field.isSecure = name == nil && label == nil ? .value(true, at: place) : .unclear(at: place)
            field.visibilitySwitch = place
        }
        field.contentType = contentType(isSecure: field.hidesText != false, at: place)
        let keyboards = ["Email": "emailAddress", "Url": "URL", "Numeric": "numberPad", "Telephone": "phonePad"]
        field.keyboard = keyboard.flatMap { keyboards[$0] }.map { .value(Keyboard(rawValue: $0), at: place) } ?? .absent
        return field
    }

    private func contentType(isSecure: Bool, at place: Place) -> Stated<TextContentType> {
        guard !mapsTypes, let release, release >= Self.firstRelease else { return .unclear(at: place) }
        return isSecure ? .value(.oneTimeCode, at: place) : .absent
    }

    // MARK: Documents

    private func page(_ text: SourceText) -> [Screen] {
        var pieces = Pieces()
        var name: String?
        for case .start(let tag) in HTMLReader.pieces(of: text.bytes) {
            name = name ?? tag.text("x:class").flatMap { $0.split(separator: ".").last.map(String.init) }
            if let field = field(tag, text) {
                pieces.add(field: field)
            } else {
                for shown in ["title", "text"] {
                    Self.words(tag.text(shown)).map { pieces.add(text: $0, at: .text(text, tag.span)) }
                }
            }
        }
        guard pieces.hasField else { return [] }
        let stem = text.name.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return [pieces.screen(named: name ?? String(stem), at: .wholeText(text))]
    }

    private func field(_ tag: HTMLTag, _ text: SourceText) -> InputField? {
        let secure = tag.attribute("ispassword")
        guard tag.name == "entry" || secure != nil else { return nil }
        let bound = tag.text("text").flatMap {
            $0.hasPrefix("{") ? $0.split { !$0.isLetter && !$0.isNumber }.last : nil
        }
        return field(
            named: tag.text("x:name") ?? bound.map(String.init), Self.words(tag.text("placeholder")),
            secure: secure?.value.string, keyboard: tag.text("keyboard"),
            at: .text(text, secure.map { SourceSpan($0.nameSpan.start, $0.value.span.end) } ?? tag.span))
    }

    // The words, or the key of `{x:Static strings:Texts.Password}`.
    private static func words(_ value: String?) -> String? {
        guard let value, value.hasPrefix("{") else { return value }
        return value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
    }

    // MARK: Code

    // `new Entry { IsPassword = true, Placeholder = "Password" }`, by the classes that have it.
    private func codeScreens(of text: SourceText) -> [Screen] {
        let script = Script(text)
        var screens: [Screen] = []
        var (name, place, pieces) = ("", Place.wholeText(text), Pieces())
        func close() { if pieces.hasField { screens.append(pieces.screen(named: name, at: place)) } }
        for index in script.tokens.indices {
            if script.word(at: index) == "class", let next = script.word(at: index + 1) {
                close()
                (name, place, pieces) = (next, .text(text, script.tokens[index + 1].span), Pieces())
            } else if script.word(at: index) == "Entry", script.word(at: index - 1) == "new" {
                let after = script.has("(", at: index + 1) ? script.closer(of: index + 1) + 1 : index + 1
                if script.has("{", at: after) { pieces.add(field: field(at: index, after, script)) }
            }
        }
        close()
        return screens
    }

    private func field(at index: Int, _ opener: Int, _ script: Script) -> InputField {
        var values: [String: String] = [:]
        for part in script.parts(in: opener) where part.count > 2 && script.has("=", at: part.lowerBound + 1) {
            let last = part.upperBound - 1
            values[script.word(at: part.lowerBound) ?? ""] = script.string(at: last) ?? script.word(at: last)
        }
        let name = script.has("=", at: index - 2) ? script.word(at: index - 3) : nil
        return field(
            named: name, values["Placeholder"], secure: values["IsPassword"], keyboard: values["Keyboard"],
            at: .text(script.text, script.tokens[index].span))
    }
}
