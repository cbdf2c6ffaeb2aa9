package import Findings

/// One way in which a password that follows the rules may still fail a policy.
public enum PolicyGap: Hashable, Sendable {
    /// The rules allow shorter passwords than the policy.
    case mayBeTooShort(least: Int, minimum: Int)
    /// The rules allow longer passwords than the policy; `most` is nil if they have no maximum.
    case mayBeTooLong(most: Int?, maximum: Int)
    /// The rules allow these characters, but the policy does not.
    case mayHold(CharacterClass)
    /// The rules do not require a character from this class, but the policy does.
    case mayLack(CharacterClass)
    /// The rules guarantee characters from too few of the policy's categories.
    case tooFewCategories(guaranteed: Int, needed: Int, of: [CharacterClass])
    /// The rules allow more equal characters in a row than the policy.
    case mayRepeat(limit: Int)
    /// The rules allow longer sequences than the policy.
    case mayRunInSequence(limit: Int)
    /// The rules allow a password that contains a word which the policy forbids; the rules language cannot prevent it.
    case mayContain(word: String)

    /// The gap in one line, without a final full stop.
    package var message: Message {
        switch self {
        case .mayBeTooShort(let least, let minimum):
            "a password may have \(least) characters, but the policy requires at least \(minimum)"
        case .mayBeTooLong(let most?, let maximum):
            "a password may have \(most) characters, but the policy allows only \(maximum)"
        case .mayBeTooLong(nil, let maximum):
            "a password may be of any length, but the policy allows only \(maximum) characters"
        case .mayHold(let characters) where characters.isUnicode:
            "a password may contain any Unicode character, but the policy does not allow all of them"
        case .mayHold(let characters):
            "a password may contain \(plain: characters.text), which the policy does not allow"
        case .mayLack(let characters):
            "a password may lack a character from \(plain: characters.text), which the policy requires"
        case .tooFewCategories(let guaranteed, let needed, let classes):
            "only \(guaranteed) of the policy’s \(classes.count) categories \(Self.verb(guaranteed)) guaranteed, but \(needed) are needed"
        case .mayRepeat(let limit): "a password may repeat a character more than \(limit) times in a row"
        case .mayRunInSequence(let limit): "a password may contain a sequence of more than \(limit) characters"
        case .mayContain(let word): "a password may contain \(word), which the policy forbids"
        }
    }

    private static func verb(_ count: Int) -> Message { count == 1 ? "is" : "are" }

    /// What to add to the rules or to change in them; nil if the rules language cannot express it.
    package var fix: Message? {
        switch self {
        case .mayBeTooShort(_, let minimum): "write minlength: \(minimum)"
        case .mayBeTooLong(_, let maximum): "write maxlength: \(maximum)"
        case .mayHold(let characters) where characters.isUnicode:
            "take \(plain: "unicode") out of the rules, and allow the characters that the policy allows"
        case .mayHold(let characters): "take \(plain: characters.text) out of the rules"
        case .mayLack(let characters): "add required: \(plain: characters.text)"
        case .tooFewCategories(_, let needed, let classes):
            "require \(needed) of \(plain: classes.map(\.text).joined(separator: ", ")), each in its own rule"
        case .mayRepeat(let limit): "write max-consecutive: \(limit)"
        case .mayRunInSequence(let limit): "write max-sequential: \(limit), which older systems do not understand"
        case .mayContain: nil
        }
    }
}

extension PolicyGap: CustomStringConvertible {
    /// The gap in one line, without a final full stop. It has no control characters.
    public var description: String { message.description }

    /// What to add to the rules or to change in them; nil if the rules language cannot express it.
    public var advice: String? { fix?.description }
}

extension PasswordRules {
    /// The least number of characters that a password can have: the minimum length, or ``disjointRequired`` if that is
    /// greater.
    package var leastLength: Int { max(minLength ?? 0, disjointRequired) }

    /// A number of required classes of which no two have a character in common. Each takes a character of its own, so a
    /// password has at least as many.
    package var disjointRequired: Int {
        var taken: [PrintableCharacters] = []
        for characters in required.map(\.characters).sorted(by: { $0.count < $1.count }) where !characters.isEmpty {
            if taken.allSatisfy({ $0.isDisjoint(with: characters) }) { taken.append(characters) }
        }
        return taken.count
    }

    /// Every way in which a password that follows the rules may fail a policy; empty if none can.
    public func gaps(to policy: PasswordPolicy) -> [PolicyGap] {
        var gaps: [PolicyGap] = []
        if let minimum = policy.minLength, leastLength < minimum {
            gaps.append(.mayBeTooShort(least: leastLength, minimum: minimum))
        }
        if let maximum = policy.maxLength, (maxLength ?? .max) > maximum {
            gaps.append(.mayBeTooLong(most: maxLength, maximum: maximum))
        }
        if !permitted.isSubset(of: policy.allowed) { gaps.append(.mayHold(permitted.subtracting(policy.allowed))) }
        for wanted in policy.required where !required.contains(where: { !$0.isEmpty && $0.isSubset(of: wanted) }) {
            gaps.append(.mayLack(wanted))
        }
        if let categories = policy.categories {
            let guaranteed = guaranteedCount(of: categories.classes)
            if guaranteed < categories.needed {
                gaps.append(
                    .tooFewCategories(guaranteed: guaranteed, needed: categories.needed, of: categories.classes))
            }
        }
        return gaps + runGaps(to: policy) + policy.forbiddenWords.filter(canHold).map { .mayContain(word: $0) }
    }

    private func runGaps(to policy: PasswordPolicy) -> [PolicyGap] {
        var gaps: [PolicyGap] = []
        let most = maxLength ?? .max
        if let limit = policy.maxRepeating, min(repetitionLimit ?? .max, most) > limit {
            gaps.append(.mayRepeat(limit: limit))
        }
        if let limit = policy.maxSequential, min(sequenceLimit(in: .original) ?? .max, most) > limit {
            gaps.append(.mayRunInSequence(limit: limit))
        }
        return gaps
    }

    private func canHold(_ word: String) -> Bool {
        let scalars = word.unicodeScalars
        guard !scalars.isEmpty, scalars.count <= maxLength ?? .max else { return false }
        return scalars.allSatisfy { scalar in
            let cases =
                String(scalar).uppercased().unicodeScalars.map(\.self)
                + String(scalar).lowercased().unicodeScalars.map(\.self)
            return permitted.contains(scalar) || cases.contains { permitted.contains($0) }
        }
    }

    // The number of classes from which a password certainly has a character, whichever character it takes from each
    // required class: the smallest of all unions that the choices can lead to, as sets of bits.
    private func guaranteedCount(of classes: [CharacterClass]) -> Int {
        var reached: Set<UInt32> = [0]
        for characters in required where !characters.isEmpty {
            var choices = Set(characters.characters.bytes.map { byte in Self.membership(of: byte, in: classes) })
            if characters.isUnicode { choices.insert(0) }
            reached = Set(reached.flatMap { union in choices.map { union | $0 } })
        }
        return reached.map(\.nonzeroBitCount).min() ?? 0
    }

    private static func membership(of byte: UInt8, in classes: [CharacterClass]) -> UInt32 {
        var bits: UInt32 = 0
        for (index, characters) in classes.enumerated() where characters.characters.contains(byte) {
            bits |= 1 << UInt32(index)
        }
        return bits
    }
}

extension CharacterClass {
    fileprivate func subtracting(_ other: CharacterClass) -> CharacterClass {
        isUnicode && !other.isUnicode ? .unicode : CharacterClass(characters.subtracting(other.characters))
    }
}
