import Findings

// Classes between brackets. There are no ranges and no escapes: a hyphen is read only as the first character, a closing
// bracket only as the last, and anything other than printable ASCII is dropped.
extension DescriptorReader {
    /// Reads from the opening bracket to just after the closing one. A class that is never closed is dropped; the other
    /// classes of its rule are kept, and so are earlier rules.
    mutating func readCustomClass() -> PrintableCharacters {
        let start = index
        var members: [UInt8] = []
        var dropped: SourceSpan?
        index += 1
        while let byte = current {
            let isFirst = index == start + 1
            index += 1
            switch byte {
            case UInt8(ascii: "]"):
                if current == UInt8(ascii: "]") {
                    members.append(byte)
                    index += 1
                }
                noteLosses(SourceSpan(start, index), members: members, dropped: dropped)
                return PrintableCharacters(members)
            case UInt8(ascii: "-") where !isFirst:
                let span = SourceSpan(index - 1, index)
                note(.hyphenNotFirst, span, loss: .nothingElse, Spelling.range(around: index - 1, in: bytes))
            case _ where PrintableCharacters.isPrintable(byte): members.append(byte)
            default: dropped = SourceSpan(dropped?.start ?? index - 1, index)
            }
        }
        note(.classUnclosed, SourceSpan(start, bytes.count), loss: .rule)
        return []
    }

    private mutating func noteLosses(_ span: SourceSpan, members: [UInt8], dropped: SourceSpan?) {
        if let dropped {
            note(.charactersDropped, dropped, loss: .nothingElse)
        } else if members.isEmpty {
            note(.classEmpty, span, loss: .nothingElse)
        }
    }
}
