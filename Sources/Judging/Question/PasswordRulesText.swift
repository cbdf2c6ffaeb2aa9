package import Findings
package import TextFormats

/// Password rules to check: where they are.
package struct PasswordRulesText: Sendable {
    /// The text that contains the rules: a file, or the rules themselves.
    package let text: SourceText
    /// The rules, decoded, with a mapping to the bytes of the text; nil if the rules are the whole text.
    package let located: LocatedText?

    /// Creates rules that are a whole text.
    package init(_ text: SourceText) {
        self.text = text
        located = nil
    }

    /// Creates rules that are part of a file, with entities decoded.
    package init(_ located: LocatedText, in text: SourceText) {
        self.text = text
        self.located = located
    }
}
