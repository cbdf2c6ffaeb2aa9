import AssociationModel
package import Findings
import TextFormats

/// A file that may hold descriptors of password rules: a web page, an Interface Builder file, a property list, or a
/// source in Swift or Objective-C.
package struct DescriptorFile: Sendable {
    /// What a file holds, by the end of its name.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// HTML, or a template for it: the attribute `passwordrules`, on any element.
        case html
        /// A `.storyboard` or `.xib`.
        case interfaceBuilder
        /// The property list of an account authentication modification extension, in XML or binary.
        /// <https://developer.apple.com/documentation/bundleresources/information-property-list/nsextension/asaccountauthenticationmodificationpasswordgenerationrequirements>
        case propertyList
        /// A source in Swift: what is handed to `UITextInputPasswordRules(descriptor:)`.
        case swift
        /// A source in Objective-C: what is handed to `passwordRulesWithDescriptor:`.
        case objectiveC

        /// The ends of names, without the full stop.
        package var extensions: [String] {
            switch self {
            case .html:
                ["html", "htm", "xhtml", "shtml", "vue", "svelte", "php", "erb", "ejs", "hbs", "cshtml", "jsp", "twig"]
            case .interfaceBuilder: ["storyboard", "xib"]
            case .propertyList: ["plist"]
            case .swift: ["swift"]
            case .objectiveC: ["m", "mm"]
            }
        }

        /// The kind of a file of this name; nil where the name ends in none of ``extensions``, in either case.
        package init?(path: String) {
            guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            let end = String(path[path.index(after: dot)...]).asciiLowercased
            guard let kind = Self.allCases.first(where: { $0.extensions.contains(end) }) else { return nil }
            self = kind
        }
    }

    /// The descriptors, in their order.
    package let descriptors: [InputField.Rules]
    /// Where rules stand that cannot be told from the file: they are computed, or of an unknown form.
    package let unclear: [Place]

    /// The largest file that makes sense, in bytes; readers need not read more.
    package static let sizeLimit = 32 << 20

    init(descriptors: [InputField.Rules], unclear: [Place]) {
        self.descriptors = descriptors
        self.unclear = unclear
    }

    /// Reads a file; throws why it cannot be read. HTML and sources always can.
    package init(_ text: SourceText, kind: Kind) throws(DescriptorFileProblem) {
        switch kind {
        case .html: self.init(html: text)
        case .swift: self.init(CodeScanner.calls(in: text, language: .swift), in: text)
        case .objectiveC: self.init(CodeScanner.calls(in: text, language: .objectiveC), in: text)
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
        for tag in HTMLReader.startTags(of: text.bytes) {
            guard let value = tag.attribute("passwordrules")?.value else { continue }
            if Self.isTemplate(value.string) {
                unclear.append(.text(text, value.span))
            } else {
                descriptors.append(.init(value, in: text))
            }
        }
        self.init(descriptors: descriptors, unclear: unclear)
    }

    // What a template puts in when the page is made.
    private static func isTemplate(_ value: String) -> Bool {
        ["{{", "{%", "<%", "<?", "${", "#{", "@{"].contains { value.contains($0) }
            || value.hasPrefix("{") || value.hasPrefix("$") || value.hasPrefix("@")
    }

    private init(_ calls: [CodeScanner.Call], in text: SourceText) {
        var descriptors: [InputField.Rules] = []
        var unclear: [Place] = []
        for call in calls {
            switch call {
            case .literal(let descriptor): descriptors.append(.init(descriptor, in: text))
            case .computed(let span): unclear.append(.text(text, span))
            }
        }
        self.init(descriptors: descriptors, unclear: unclear)
    }
}

/// Why a file that may hold descriptors cannot be read.
package struct DescriptorFileProblem: Error, Sendable {
    /// What is wrong.
    package let message: Message
    /// The bytes that are wrong; nil in a binary file.
    package let span: SourceSpan?
    /// What to do about it; nil where the message says it.
    package let help: Message?

    init(_ problem: InterfaceBuilderProblem) { (message, span, help) = (problem.message, problem.span, problem.help) }

    init(_ problem: PropertyListProblem) { (message, span, help) = (problem.message, problem.span, nil) }
}
