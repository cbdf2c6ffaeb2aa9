import Findings
import SignUpScreens
import TextFormats

/// The forms of a web page or of a template for one: each is a screen, and so are the fields outside of forms, together.
struct PageReader {
    /// A form, or what is outside of any.
    private struct Form {
        var name: String
        let place: Place
        var pieces = Pieces()
    }

    private let text: SourceText
    private var page: Form
    private var form: Form?
    private var screens: [Screen] = []
    /// The texts of `label` elements, by the identifier of the field that they name.
    private var labels: [String: String] = [:]
    /// The elements that are open whose text matters, from the outside in.
    private var open: [(name: String, target: String?)] = []
    /// The names of the fields that a template engine writes, which a template names again for their errors.
    private var named: Set<String> = []
    /// The last heading before a form, which says what it is for.
    private var heading: (text: String, place: Place)?

    private static let headings: Set<String> = [
        "h1", "h2", "h3", "title", "ion-title", "legend", "mat-card-title", "ion-card-title",
    ]
    private static let textual: Set<String> = headings.union([
        "label", "button", "a", "ion-button", "ion-label", "mat-label", "v-btn", "q-btn", "el-button",
        "x-primary-button",
        "x-input-label", "p", "span", "small", "ion-text", "router-link",
    ])
    // Deeper, nobody writes labels.
    private static let depthLimit = 64

    static func screens(of text: SourceText) -> [Screen] {
        guard text.name.hasSuffix(ComponentTemplate.end) else { return screens(of: text, in: nil) }
        return ComponentTemplate.spans(in: text).flatMap { screens(of: text, in: $0) }
    }

    private static func screens(of text: SourceText, in part: SourceSpan?) -> [Screen] {
        var reader = PageReader(text)
        for piece in HTMLReader.pieces(of: text.bytes, in: part) { reader.take(piece) }
        return reader.finish()
    }

    private init(_ text: SourceText) {
        self.text = text
        page = Form(name: Self.stem(of: text.name), place: .wholeText(text))
    }

    // The name of the file without its extensions, or of its folder where it is only an index.
    private static func stem(of path: String) -> String {
        let parts = path.split(separator: "/")
        let name = parts.last?.prefix { $0 != "." } ?? ""
        let isGeneral = ["index", "page", "+page", "new", "edit", "show", "form", "_form"].contains(name)
        guard isGeneral, let folder = parts.dropLast().last else { return String(name) }
        return "\(folder) \(name)"
    }

    private mutating func take(_ piece: HTMLPiece) {
        switch piece {
        case .start(let tag): take(tag)
        case .end(let name, _):
            if name == "form" || name == "ion-form" { closeForm() }
            if let index = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(index...) }
        case .text(let span):
            if let field = TemplateField.field(in: span, of: text, isIn: form != nil) {
                if named.insert(field.name ?? "").inserted { add(field) }
            } else {
                take(shown: span)
            }
        }
    }

    private mutating func take(_ tag: HTMLTag) {
        if tag.name == "form" {
            closeForm()
            let names = ["id", "name", "aria-label"].compactMap { tag.text($0) }.filter {
                !DescriptorFile.isTemplate($0)
            }
            form = Form(name: names.first.map { "\(page.name) \($0)" } ?? page.name, place: .text(text, tag.span))
            if let heading { form?.pieces.add(text: heading.text, at: heading.place) }
        }
        if Self.textual.contains(tag.name), open.count < Self.depthLimit {
            open.append((tag.name, tag.text("for") ?? tag.text("htmlfor")))
        }
        for name in ["label", "title", "text"] where !tag.name.hasSuffix("input") && !tag.name.hasSuffix("field") {
            if let shown = tag.text(name) { add(text: shown, at: tag.span) }
        }
        guard let found = MarkupField(tag, in: text) else { return }
        if let button = found.buttonText { add(text: button, at: tag.span) }
        if let field = found.field { add(field) }
    }

    private mutating func take(shown span: SourceSpan) {
        guard let element = open.last, let words = Self.words(of: text.string(in: span)) else { return }
        // What follows it in the same element, such as a message about an error, is not what the field is called.
        if let target = element.target, labels[target] == nil { labels[target] = words }
        if Self.headings.contains(element.name), form == nil { heading = (words, .text(text, span)) }
        if form != nil || element.name == "button" || element.name.hasSuffix("button")
            || Self.headings.contains(element.name)
            || element.name.hasSuffix("label")
        {
            add(text: words, at: span)
        }
    }

    // The words that are shown, or the key of what is shown by a template: `{{ 'login.title' | translate }}`.
    private static func words(of text: String) -> String? {
        let parts = text.prefix(300).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !parts.isEmpty else { return nil }
        guard DescriptorFile.isTemplate(parts) else { return parts }
        return parts.split { $0 == "'" || $0 == "\"" }.dropFirst().first.map(String.init)
    }

    private mutating func add(text words: String, at span: SourceSpan) {
        let place = Place.text(text, span)
        if form == nil { page.pieces.add(text: words, at: place) } else { form?.pieces.add(text: words, at: place) }
    }

    private mutating func add(_ field: InputField) {
        if form == nil { page.pieces.add(field: field) } else { form?.pieces.add(field: field) }
    }

    private mutating func closeForm() {
        if let form { add(form) }
        form = nil
    }

    private mutating func add(_ form: Form) {
        guard form.pieces.hasField else { return }
        var screen = form.pieces.screen(named: form.name, at: form.place)
        for index in screen.fields.indices {
            guard let name = screen.fields[index].name, let label = labels[name] else { continue }
            screen.fields[index].label = label
        }
        screens.append(screen)
    }

    private mutating func finish() -> [Screen] {
        closeForm()
        add(page)
        return screens
    }
}
