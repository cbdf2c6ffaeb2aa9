import AssociationModel
package import Findings
import TextFormats

/// A file that may contain descriptors of password rules: a web page, an Interface Builder file, a property list, or a
/// source in Swift, Objective-C or a language of an app framework.
package struct DescriptorFile: Sendable {
    /// The kind of a file, which its extension tells.
    package enum Kind: String, Sendable, CaseIterable {
        /// HTML, or a template for it: the attribute `passwordrules` on any element, and the argument of a helper.
        case html
        /// A `.storyboard` or `.xib`.
        case interfaceBuilder
        /// The property list of an account authentication modification extension, in XML or binary.
        /// <https://developer.apple.com/documentation/bundleresources/information-property-list/nsextension/asaccountauthenticationmodificationpasswordgenerationrequirements>
        case propertyList
        /// A Swift source: the argument of `UITextInputPasswordRules(descriptor:)`, with the constants of the file.
        case swift
        /// An Objective-C source: the argument of `passwordRulesWithDescriptor:`.
        case objectiveC
        /// JavaScript or TypeScript, with elements or without; see ``ScriptDescriptors``.
        case script
        case dart
        case cSharp

        /// The file name extensions, in lower case and without the full stop.
        package var extensions: [String] {
            switch self {
            case .html:
                [
                    "html", "htm", "xhtml", "shtml", "vue", "svelte", "php", "erb", "ejs", "hbs", "cshtml", "jsp",
                    "twig",
                    "astro", "gohtml", "handlebars", "j2", "jinja", "jinja2", "liquid", "njk", "phtml", "razor", "tmpl",
                ]
            case .interfaceBuilder: ["storyboard", "xib"]
            case .propertyList: ["plist"]
            case .swift: ["swift"]
            case .objectiveC: ["m", "mm"]
            case .script: ["tsx", "jsx", "ts", "js", "mjs", "cjs", "mts", "cts"]
            case .dart: ["dart"]
            case .cSharp: ["cs"]
            }
        }
    }

    /// The descriptors, in the order of the file.
    package let descriptors: [InputField.Rules]
    /// The places of rules that cannot be read from the file, because they are computed or in an unknown form.
    package let unclear: [Place]
    /// The fields of a page that have such descriptors.
    package private(set) var inputs: [RuledInput] = []
    /// The forms of a page in which several fields have descriptors, as screens.
    package private(set) var forms: [Screen] = []

    /// The largest plausible size of such a file, in bytes. Callers should not read larger ones.
    package static let sizeLimit = Bound.rulesFile.most
}

extension DescriptorFile {
    /// Reads a file. Throws only for Interface Builder files and property lists; HTML and sources can always be read.
    package init(_ text: SourceText, kind: Kind) throws(DescriptorFileProblem) {
        switch kind {
        case .html: self.init(html: text)
        case .swift: self.init(CodeScanner.calls(in: text, language: .swift), in: text)
        case .objectiveC: self.init(CodeScanner.calls(in: text, language: .objectiveC), in: text)
        case .script:
            // In TypeScript without elements, `<T>x` is a conversion.
            let hasMarkup = !["ts", "mts", "cts"].contains { text.name.hasSuffix(".\($0)") }
            self.init(ScriptDescriptors.calls(in: text, language: hasMarkup ? .jsx : .javaScript), in: text)
        case .dart: self.init(ScriptDescriptors.calls(in: text, language: .dart), in: text)
        case .cSharp: self.init(ScriptDescriptors.calls(in: text, language: .cSharp), in: text)
        case .interfaceBuilder: self = try Self.interfaceBuilder(text)
        case .propertyList: self = try Self.propertyList(text)
        }
    }

    private static func interfaceBuilder(_ text: SourceText) throws(DescriptorFileProblem) -> DescriptorFile {
        let file: InterfaceBuilderFile
        do throws(InterfaceBuilderProblem) { file = try InterfaceBuilderFile(text) } catch {
            throw DescriptorFileProblem(error)
        }
        let rules = file.screens.flatMap(\.fields).map(\.rules)
        return DescriptorFile(
            descriptors: rules.compactMap(\.value), unclear: rules.filter(\.isUnclear).compactMap(\.place))
    }

    private init(html text: SourceText) {
        var descriptors: [InputField.Rules] = []
        var unclear: [Place] = []
        var inputs: [RuledInput] = []
        var forms = HTMLForms(text)
        for piece in HTMLReader.pieces(of: text.bytes) {
            if case .text(let span) = piece, let written = Self.templateRules(in: span, of: text) {
                descriptors.append(.init(written, in: text))
            }
            guard case .start(let tag) = piece else { continue }
            let value = tag.attribute("passwordrules")?.value
            if let value, Self.isTemplate(value.string) {
                unclear.append(.text(text, value.span))
                forms.add(tag, rules: nil)
                continue
            }
            let rules = value.map { InputField.Rules($0, in: text) }
            forms.add(tag, rules: rules)
            guard let rules else { continue }
            descriptors.append(rules)
            if let input = RuledInput(tag, rules) { inputs.append(input) }
        }
        forms.close()
        self.init(descriptors: descriptors, unclear: unclear, inputs: inputs, forms: forms.screens)
    }

    /// Whether a template engine fills in the value when the page is rendered.
    package static func isTemplate(_ value: String) -> Bool {
        ["{{", "{%", "<%", "<?", "${", "#{", "@{"].contains { value.contains($0) }
            || value.hasPrefix("{") || value.hasPrefix("$") || value.hasPrefix("@")
    }

    private init(_ calls: [CodeScanner.Call], in text: SourceText) {
        var descriptors: [InputField.Rules] = []
        var unclear: [Place] = []
        for call in calls {
            switch call {
            case .followed(let descriptor): descriptors.append(.init(descriptor, in: text))
            case .computed(let span): unclear.append(.text(text, span))
            }
        }
        self.init(descriptors: descriptors, unclear: unclear)
    }
}

/// Why a file that may contain descriptors cannot be read.
package struct DescriptorFileProblem: Error, Sendable {
    package let message: Message
    /// The bytes that are wrong; nil for a binary file.
    package let span: SourceSpan?
    /// What to do about it; nil if the message says it already.
    package let help: Message?

    init(_ problem: InterfaceBuilderProblem) { (message, span, help) = (problem.message, problem.span, problem.help) }

    init(_ problem: PropertyListProblem) { (message, span, help) = (problem.message, problem.span, nil) }
}
