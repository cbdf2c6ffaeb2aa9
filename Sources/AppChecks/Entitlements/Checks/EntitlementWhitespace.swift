import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry contains white space or an invisible character.
    static let entitlementWhitespace = Check(
        "AD140", "entitlement-whitespace", .error, since: "0.1.0", evidence: .reported,
        citations: [.entitlement, .developerReports],
        explanation: """
            ## What it finds
            The entry contains, or is surrounded by, a space, a tab, a line break or an invisible character (a \
            zero-width space, a byte-order mark, a soft hyphen, a mark of writing direction). Such characters come \
            with text pasted from a page or a chat, and from values that were broken over two lines.

            ## Why it matters
            Apple documents no white space in an entry. With it, the string is not what it seems to be: the service or \
            the host has one character more, and no association is made.

            ## How to fix it
            Retype the entry on one line, without anything around it:

                <string>webcredentials:example.com</string>

            The message names the character, and the mark shows where it is.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.impliedService == nil, entry.problem == nil || entry.problem == .noService,
            let first = entry.whitespace.first
        else { return nil }
        let blanks = entry.whitespace.flatMap { entry.scalars(in: $0) }
        let count = entry.whitespace.count
        let others: Message = count > 1 ? " (\(count) places in all)" : ""
        return subject.observation(
            "the entry \(entry.raw) contains \(blanks.first.map(Blank.name) ?? "white space")\(others)",
            at: first, label: "does not belong here",
            notes: entry.whitespace.dropFirst().prefix(3).map { span in
                Note(
                    "also here: \(entry.scalars(in: span).first.map(Blank.name) ?? "white space")",
                    at: subject.claim.place(of: span))
            },
            orElse: "remove it")
    }
}

extension EntitlementEntry {
    fileprivate func scalars(in span: SourceSpan) -> [Unicode.Scalar] {
        let bytes = Array(raw.utf8)
        return Array(String(decoding: bytes[span.start..<span.end], as: UTF8.self).unicodeScalars)
    }
}

/// Names for white space and invisible characters.
private enum Blank {
    static func name(_ scalar: Unicode.Scalar) -> Message {
        switch scalar.value {
        case 0x20: "a space"
        case 0x09: "a tab"
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "a line break"
        case 0xA0: "a no-break space (U+00A0)"
        case 0xAD: "a soft hyphen (U+00AD)"
        case 0x200B: "a zero-width space (U+200B)"
        case 0xFEFF: "a byte-order mark (U+FEFF)"
        default:
            "the invisible character U+\(plain: String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4))"
        }
    }
}
