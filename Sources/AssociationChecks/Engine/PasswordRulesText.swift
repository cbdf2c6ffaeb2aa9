package import Findings
package import PasswordRules
package import TextFormats

/// A descriptor of password rules to be judged: where it stands, and what it must satisfy.
package struct PasswordRulesText: Sendable {
    /// The text that it stands in: a file, or the descriptor itself.
    package let text: SourceText
    /// The descriptor, decoded, with the way back to the bytes of the text; nil where it is the whole text.
    package let located: LocatedText?
    /// The policy that every password made under the rules should satisfy.
    package let policy: PasswordPolicy?

    /// Takes a text that is a descriptor as a whole.
    package init(_ text: SourceText, policy: PasswordPolicy? = nil) {
        self.text = text
        located = nil
        self.policy = policy
    }

    /// Takes a descriptor that stands inside a file, with entities decoded.
    package init(_ located: LocatedText, in text: SourceText, policy: PasswordPolicy? = nil) {
        self.text = text
        self.located = located
        self.policy = policy
    }
}
