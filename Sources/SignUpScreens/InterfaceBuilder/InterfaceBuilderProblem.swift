import AssociationModel
package import Findings
package import TextFormats

/// Why an Interface Builder file cannot be read, at the bytes that say so.
package struct InterfaceBuilderProblem: Error, Hashable, Sendable {
    /// The kinds of reasons.
    package enum Kind: Hashable, Sendable {
        /// The output of the compiler `ibtool` (a `.nib`, or a file inside a `.storyboardc`): the sources are needed.
        case compiled
        /// The form that Xcode 3 wrote.
        case outdated
        /// An XML document of another kind; the name of its element.
        case foreign(String)
        /// No well-formed XML.
        case xml(XMLProblem.Kind)
    }

    /// Which reason it is.
    package let kind: Kind
    /// The bytes that say so.
    package let span: SourceSpan
    /// Another place that belongs to it.
    package let related: SourceSpan?

    init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    init(_ problem: XMLProblem) {
        self.init(.xml(problem.kind), at: problem.span, related: problem.related)
    }

    /// The reason in words.
    package var message: Message {
        switch kind {
        case .compiled: "this is a compiled Interface Builder file"
        case .outdated: "this Interface Builder file has the form of Xcode 3"
        case .foreign(let name): "the element \(name) is not that of an Interface Builder file"
        case .xml(let kind): XMLProblem(kind, at: span, related: related).message
        }
    }

    /// What to do about it; nil where the message says it.
    package var help: Message? {
        switch kind {
        case .compiled: "give the .storyboard or .xib that it was compiled from"
        case .outdated: "open it in Xcode, which writes the newer form"
        case .foreign: nil
        case .xml: "open it in Xcode and save it, or repair it by hand"
        }
    }
}
