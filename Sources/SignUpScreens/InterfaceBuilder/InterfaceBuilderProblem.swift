import AssociationModel
package import Findings
package import TextFormats

/// Why an Interface Builder file cannot be read, with the bytes that show it.
package struct InterfaceBuilderProblem: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Output of the compiler `ibtool` (a `.nib`, or a file inside a `.storyboardc`), not the source that is
        /// needed.
        case compiled
        /// The format that Xcode 3 wrote.
        case outdated
        /// An XML document of another kind, with the name of its root element.
        case foreign(String)
        /// XML that is not well-formed.
        case xml(XMLProblem.Kind)
    }

    package let kind: Kind
    /// The bytes that show the problem.
    package let span: SourceSpan
    /// Other bytes that belong to the problem, such as the start tag of an unclosed element.
    package let related: SourceSpan?

    init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    init(_ problem: XMLProblem) {
        self.init(.xml(problem.kind), at: problem.span, related: problem.related)
    }

    package var message: Message {
        switch kind {
        case .compiled: "the file is a compiled Interface Builder file"
        case .outdated: "this Interface Builder file is in the format of Xcode 3"
        case .foreign(let name): "not an Interface Builder file: the root element is \(name)"
        case .xml(let kind): XMLProblem(kind, at: span, related: related).message
        }
    }

    /// What to do about it; nil if the message says it already.
    package var help: Message? {
        switch kind {
        case .compiled: "pass the .storyboard or .xib that it was compiled from"
        case .outdated: "open and save it in Xcode, which writes the newer format"
        case .foreign: nil
        case .xml: "open it in Xcode and save it, or repair it by hand"
        }
    }
}
