package import Findings
import TextFormats

/// Something in a pattern that is wrong or unlikely to be intended, with its place.
package struct LinkPatternProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `$(name)`, where neither the file nor the system defines the variable; the component matches nothing.
        case variableUndefined(name: String)
        /// `$(` without `)`; the component matches nothing.
        case variableUnterminated
        /// `$()`, or a name that contains `$` or `(`.
        case variableNameInvalid
        /// `$(` inside `$(…)`; the component matches nothing.
        case variableNested
        /// `%` that is not followed by two hexadecimal digits, as in `%zz`.
        case percentEncodingInvalid
        /// An escape in lower case, such as `%c3`. It is compared byte for byte, and URL encoders write `%C3`.
        case percentEncodingLowerCase
        /// A character outside ASCII. URLs contain it only percent-encoded, so it matches only if the component has
        /// `percentEncoded: false`.
        case rawNonASCII
    }

    package let kind: Kind
    package let span: SourceSpan
}

extension LinkPattern {
    /// The problems in the pattern, in byte order.
    ///
    /// The last three kinds ignore `percentEncoded`, which belongs to the rule. If it is false, the URL is decoded
    /// before it is compared, so these kinds mean something else or do not apply.
    package func problems(_ variables: SubstitutionVariables) -> [LinkPatternProblem] {
        let lastClose = bytes.lastIndex(of: .rightParenthesis) ?? -1
        return pieces.flatMap { piece -> [LinkPatternProblem] in
            switch piece {
            case .literal(let range): literalProblems(range)
            case .anyScalar, .star: []
            case .broken(let range): [problem(brokenKind(range, lastClose), range)]
            case .variable(let name, let range):
                variables.isDefined(name)
                    ? [] : [problem(name.isEmpty ? .variableNameInvalid : .variableUndefined(name: name), range)]
            }
        }
    }

    private func problem(_ kind: LinkPatternProblem.Kind, _ range: Range<Int>) -> LinkPatternProblem {
        LinkPatternProblem(kind: kind, span: span(of: range))
    }

    private func brokenKind(_ range: Range<Int>, _ lastClose: Int) -> LinkPatternProblem.Kind {
        let end = range.upperBound
        guard lastClose >= end else { return .variableUnterminated }
        let isNested = bytes[end] == .dollar && end + 1 < bytes.count && bytes[end + 1] == .leftParenthesis
        return isNested ? .variableNested : .variableNameInvalid
    }

    private func literalProblems(_ range: Range<Int>) -> [LinkPatternProblem] {
        var problems: [LinkPatternProblem] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let start = place
            if bytes[place] >= 0x80 {
                while place < range.upperBound, bytes[place] >= 0x80 { place += 1 }
                problems.append(problem(.rawNonASCII, start..<place))
            } else if bytes[place] == .percent {
                place = min(place + 3, range.upperBound)
                if mayBecomeEscape(start..<place) { continue }
                if !isEscape(start..<place) {
                    place = start + 1
                    problems.append(problem(.percentEncodingInvalid, start..<place))
                } else if bytes[start..<place].contains(where: \.isASCIILower) {
                    problems.append(problem(.percentEncodingLowerCase, start..<place))
                }
            } else {
                place += 1
            }
        }
        return problems
    }

    /// Whether a wildcard or a variable may stand for the rest of an escape, as in `%*` and `%E?`.
    private func mayBecomeEscape(_ range: Range<Int>) -> Bool {
        range.count < 3 && range.upperBound < bytes.count
            && bytes[range].dropFirst().allSatisfy(\.isASCIIHexDigit)
    }

    private func isEscape(_ range: Range<Int>) -> Bool {
        range.count == 3 && bytes[range].dropFirst().allSatisfy(\.isASCIIHexDigit)
    }
}
