package import Findings

extension DescriptorProblem {
    /// What is wrong, in one sentence.
    package var message: Message {
        switch kind {
        case .propertyExpected:
            text == ";" ? "there is an empty rule before a semicolon" : "\(text) is where a rule should begin"
        case .unknownProperty: "\(text) is not a property of password rules"
        case .propertyCase: "\(text) is not a property: their names are written in lower case"
        case .newerProperty: "\(text) is new since September 2026"
        case .colonMissing: "there is no colon directly after \(word)"
        case .valueMissing: "there is nothing after \(text)"
        case .classExpected: "\(text) is not a class of characters"
        case .unknownClass: "\(text) is not a class of characters"
        case .classMissingAfterComma: "there is no class after the comma"
        case .numberExpected: "\(text) is not a number"
        case .spaceAfterNumber: "there is white space after the number"
        case .separatorExpected: "\(text) follows a class without a comma or semicolon"
        case .hyphenNotFirst: "a hyphen counts only as the first character between brackets"
        case .charactersDropped: "\(text) has characters that are not printable ASCII, which are dropped"
        case .classEmpty: "there are no characters between the brackets"
        case .classUnclosed: "the bracket is never closed"
        case .numberTooLarge: "\(text) is larger than any length"
        }
    }

    /// A few words for the marked bytes.
    package var label: Message {
        switch loss {
        case .everything: "every rule is lost by this"
        case .rest: "this and all that follows is lost"
        case .rule: kind == .classUnclosed ? "all of this is lost" : "this rule is lost"
        case .nothingElse: kind == .numberTooLarge ? "nobody asks for this" : "this counts for nothing"
        }
    }

    /// What to do about it.
    package var help: Message {
        switch kind {
        case .propertyExpected:
            text == ";" ? "remove it" : "write a property here, such as required: or minlength:, or remove it"
        case .unknownProperty, .propertyCase:
            suggestion.map { "write \(plain: $0)" }
                ?? "the properties are required, allowed, max-consecutive, minlength and maxlength"
        case .newerProperty:
            suggestion.map { "write \(plain: $0), which older systems know too" }
                ?? "leave it out as long as older systems are in use"
        case .colonMissing: "write \(plain: (word) + ":") without white space before the colon"
        case .valueMissing: "give a value, or remove the rule"
        case .classExpected, .unknownClass: classHelp
        case .classMissingAfterComma: "remove the comma"
        case .numberExpected: numberHelp
        case .spaceAfterNumber:
            "remove the white space: write \(plain: suggestion ?? "the number") and the semicolon at once"
        case .separatorExpected: separatorHelp
        case .hyphenNotFirst:
            suggestion.map { "there are no ranges: write \(plain: $0) without brackets, or the hyphen first" }
                ?? "there are no ranges: list the characters, and write a hyphen first if it is meant"
        case .charactersDropped: "remove them; \(plain: "unicode") allows any character"
        case .classEmpty: "write characters between the brackets, or remove the class"
        case .classUnclosed: "write ] after the last character"
        case .numberTooLarge: "write the number that the server means"
        }
    }

    private var word: String { String(text.prefix { $0.isLetter || $0 == "-" }) }

    private var classHelp: Message {
        if let suggestion { return "write \(plain: suggestion)" }
        if PasswordRule.Name(rawValue: text) != nil { return "end the rule before \(plain: text) with a semicolon" }
        return "write upper, lower, digit, special, ascii-printable, unicode, or characters between brackets"
    }

    private var numberHelp: Message {
        let digits = text.prefix { $0.isNumber && $0.isASCII }
        if digits.isEmpty { return "write the digits of a whole number, and nothing else" }
        return "write \(plain: String(digits)), and a semicolon directly after it"
    }

    private var separatorHelp: Message {
        if text.contains("]") { return "a ] that is meant as a character stands last: write it as ]]" }
        let word = word
        if PasswordRule.Name(rawValue: word) != nil { return "write a semicolon before \(plain: word)" }
        return "write a comma before another class, or a semicolon before the next rule"
    }
}
