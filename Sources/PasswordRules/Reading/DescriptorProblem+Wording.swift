package import Findings

extension DescriptorProblem: CustomStringConvertible {
    /// What is wrong, in one line without a final full stop. It has no control characters.
    public var description: String { message.description }

    /// What is lost because of the mistake, in a few words, as in “this rule is lost”.
    public var consequence: String { label.description }

    /// What to do about the mistake, as an instruction.
    public var advice: String { help.description }

    /// What is wrong, in one line without a final full stop.
    package var message: Message {
        switch kind {
        case _ where isFullWidth: "\(text) is full-width; the language of password rules is written in ASCII"
        case .propertyExpected:
            text == ";" ? "empty rule before a semicolon" : "expected a rule, found \(text)"
        case .unknownProperty: "\(text) is not a property of password rules"
        case .propertyCase: "\(text) is not a property: property names are in lower case"
        case .newerProperty: "\(text) was added in September 2026"
        case .colonMissing: "no colon directly after \(word)"
        case .valueMissing: "no value after \(text)"
        case .classExpected: "\(text) is not a character class"
        case .unknownClass: "\(text) is not a character class"
        case .classMissingAfterComma: "no class after the comma"
        case .numberExpected: "\(text) is not a number"
        case .spaceAfterNumber: "white space after the number"
        case .separatorExpected: "no comma or semicolon before \(text)"
        case .hyphenNotFirst: "a hyphen is read only as the first character between brackets"
        case .charactersDropped: "\(text) contains characters outside printable ASCII, which are dropped"
        case .classEmpty: "no characters between the brackets"
        case .classUnclosed: "the bracket is never closed"
        case .numberTooLarge: "\(text) is too large a number"
        }
    }

    /// A few words about what is lost, to show beside the marked bytes.
    package var label: Message {
        switch loss {
        case .everything: "this discards every rule"
        case .rest: "this and everything after it is lost"
        case .rule: kind == .classUnclosed ? "all of this is lost" : "this rule is lost"
        case .nothingElse: kind == .numberTooLarge ? "unrealistically large" : "this is ignored"
        }
    }

    /// What to do about it, as an instruction.
    package var help: Message {
        switch kind {
        case _ where isFullWidth: fullWidthHelp
        case .propertyExpected:
            text == ";"
                ? "remove the extra semicolon" : "write a property here, such as required: or minlength:, or remove it"
        case .unknownProperty, .propertyCase:
            suggestion.map { "write \(plain: $0)" }
                ?? "remove it, or write one of required, allowed, max-consecutive, minlength and maxlength"
        case .newerProperty:
            suggestion.map { "write \(plain: $0), which older systems understand too" }
                ?? "leave it out while older systems are in use"
        case .colonMissing:
            text.contains(":")
                ? "write \(plain: (word) + ":") without white space before the colon"
                : "write \(plain: (word) + ":") and a value, or remove it"
        case .valueMissing: "add a value, or remove the rule"
        case .classExpected, .unknownClass: classHelp
        case .classMissingAfterComma: "remove the comma"
        case .numberExpected: numberHelp
        case .spaceAfterNumber:
            "remove the white space: put the semicolon directly after \(plain: suggestion ?? "the number")"
        case .separatorExpected: separatorHelp
        case .hyphenNotFirst:
            suggestion.map { "there are no ranges: write \(plain: $0) without brackets, or put the hyphen first" }
                ?? "there are no ranges: list the characters, and put a hyphen first if one is meant"
        case .charactersDropped: "remove them; \(plain: "unicode") allows any character"
        case .classEmpty: "write characters between the brackets, or remove the class"
        case .classUnclosed: "add ] after the last character"
        case .numberTooLarge: "write the limit that the server enforces"
        }
    }

    private var word: String { String(text.prefix { $0.isLetter || $0 == "-" }) }

    private var fullWidthHelp: Message {
        guard let suggestion, suggestion.contains(where: { $0 != " " }) else {
            return "write an ordinary space, or none"
        }
        return "write \(suggestion)"
    }

    private var classHelp: Message {
        if let suggestion { return "write \(plain: suggestion)" }
        if PasswordRule.Name(rawValue: text) != nil { return "put a semicolon before \(plain: text)" }
        return "write upper, lower, digit, special, ascii-printable, unicode, or characters between brackets"
    }

    private var numberHelp: Message {
        let digits = text.prefix { $0.isNumber && $0.isASCII }
        if digits.isEmpty { return "write a whole number in digits, and nothing else" }
        return "write \(plain: String(digits)) with a semicolon directly after it"
    }

    private var separatorHelp: Message {
        if text.hasPrefix("[") { return "put a comma before it, or all characters between one pair of brackets" }
        if text.contains("]") { return "to include ] as a character, put it last: write ]]" }
        let word = word
        if PasswordRule.Name(rawValue: word) != nil { return "put a semicolon before \(plain: word)" }
        return "put a comma before another class, or a semicolon before the next rule"
    }
}
