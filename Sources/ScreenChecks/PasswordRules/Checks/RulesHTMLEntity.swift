import Findings
import Judging
import PasswordRules
import TextFormats

extension PasswordRuleChecks {
    /// An HTML entity in a descriptor that is written in code, where nothing decodes it.
    static let rulesHTMLEntity = Check(
        "AD832", "rules-html-entity", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.passwordRulesParser, .passwordRules],
        explanation: """
            ## What it finds
            An HTML entity such as `&quot;` or `&amp;` between the brackets of a descriptor in a Swift or Objective-C source.

            ## Why it matters
            A page’s attribute is decoded before its rules are read, a text in code is not. There `&quot;` adds six \
            characters to the class, `&`, `q`, `u`, `o`, `t` and `;`, and no quotation mark. The example in Apple’s \
            article is written for HTML and has one.

            ## How to fix it
            Write the character itself: `\\"` for a quotation mark in a Swift or Objective-C literal, `&` for `&amp;`.
            """,
        in: \.passwordRules
    ) { subject in
        guard subject.isInCode else { return [] }
        return subject.entities.map { span, text, character in
            Observation(
                "\(plain: text) is \(text.utf8.count) characters here, not \(character)", at: subject.place(of: span),
                label: "not decoded in code", notes: [subject.remainder], help: "write \(character) itself")
        }
    }
}

extension PasswordRulesSubject {
    /// Whether the rules stand in a source in which no entities are decoded.
    fileprivate var isInCode: Bool {
        guard text.located != nil, let file = place.file else { return false }
        return [".swift", ".m", ".mm"].contains { file.hasSuffix($0) }
    }

    /// The HTML entities between brackets, each with the character that it stands for in a page.
    fileprivate var entities: [(span: SourceSpan, text: String, character: String)] {
        let bytes = Array((text.located?.string ?? "").utf8)
        var result: [(SourceSpan, String, String)] = []
        var isInClass = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "[") { isInClass = true }
            if bytes[index] == UInt8(ascii: "]") { isInClass = false }
            guard isInClass, bytes[index] == UInt8(ascii: "&") else { continue }
            for (entity, character) in Self.known where bytes[index...].starts(with: entity.utf8) {
                result.append((SourceSpan(index, index + entity.utf8.count), entity, character))
            }
        }
        return result
    }

    private static let known = [
        ("&quot;", "\""), ("&#34;", "\""), ("&amp;", "&"), ("&#38;", "&"), ("&lt;", "<"), ("&#60;", "<"), ("&gt;", ">"),
        ("&#62;", ">"), ("&apos;", "'"), ("&#39;", "'"),
    ]
}
