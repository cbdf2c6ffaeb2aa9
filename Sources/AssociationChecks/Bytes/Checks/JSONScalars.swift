import AssociationModel
import Findings
import TextFormats
import UniversalLinks

// Numbers and words that JSON does not have.
extension Check {
    /// A number that is none in JSON.
    static let jsonBadNumber = json(
        .badNumber, "AD311", "json-bad-number",
        explanation: """
            ## What it finds
            Something that begins like a number and is none in JSON: `+1`, `01`, `1.`, `.5`, `0x10`, `NaN`, or an app \
            identifier without quotation marks whose prefix begins with a digit.

            ## Why it matters
            JSON writes numbers in decimal, without a leading plus or zero, and with digits on both sides of the \
            point (RFC 8259, section 6). A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and \
            associates no app at all. Apple documents no number anywhere in this file, so most likely a string was \
            meant.

            ## How to fix it
            Put it between quotation marks: `"7D3KX9QW2M.com.example.app"`. A number of your own in a key that Apple \
            does not read is written `1`, `0.5`, `16`.
            """
    ) { mistake in
        let help: Message
        if let replacement = JSONReplacement.string(for: mistake.marked), mistake.looksLikeText {
            help = "write \(plain: replacement)"
        } else {
            help = "write a decimal number, or put it between quotation marks"
        }
        return Observation("\(mistake.quotation) is not a number in JSON", at: mistake.place, help: help)
    }

    /// A word that JSON does not have.
    static let jsonBadLiteral = json(
        .badLiteral, "AD312", "json-bad-literal",
        explanation: """
            ## What it finds
            A word without quotation marks that is not `true`, `false` or `null`: `True`, `NO`, `None`, `undefined`, \
            or a text that lacks its quotation marks.

            ## Why it matters
            JSON has these three words, in lower case, and no others (RFC 8259, section 3). A device that cannot read \
            the file logs `NSCocoaErrorDomain` 3840 and associates no app at all. `True` and `None` come from Python, \
            `YES` and `NO` from Objective-C or YAML.

            ## How to fix it
            Write `true`, `false` or `null`, or put a text between quotation marks: \
            `"appIDs": ["7D3KX9QW2M.com.example.app"]`, `"exclude": true`.
            """
    ) { mistake in
        let meant: String? =
            switch String(decoding: mistake.marked, as: UTF8.self) {
            case "True", "TRUE", "yes", "Yes", "YES": "true"
            case "False", "FALSE", "no", "No", "NO": "false"
            case "None", "nil", "Nil", "NULL", "Null", "undefined": "null"
            default: nil
            }
        guard let meant else {
            return Observation(
                "\(mistake.quotation) stands without quotation marks", at: mistake.place,
                help: JSONReplacement.help(for: mistake.marked))
        }
        return Observation(
            "\(mistake.quotation) is no word that JSON knows", at: mistake.place, help: "write \(plain: meant)")
    }
}

extension JSONMistake {
    /// Whether the letters in it are more than a number could have.
    fileprivate var looksLikeText: Bool {
        let text = String(decoding: marked, as: UTF8.self)
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        return !isHexadecimal && !["Infinity", "NaN"].contains { text.hasSuffix($0) }
            && marked.contains {
                $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") && $0 | 0x20 != UInt8(ascii: "e")
            }
    }
}
