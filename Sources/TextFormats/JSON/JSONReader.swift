import Findings

/// The state of one parse: the position, the open containers, and what has been read.
///
/// Open containers are kept here rather than on the native stack. Finished elements and members wait in two shared
/// stacks until their bracket closes, so that each container is allocated once, at its final size.
struct JSONReader {
    /// What may come next.
    enum Step {
        /// A value, or the end of an array.
        case value
        /// A key, or the end of an object.
        case key
        /// A comma, or the end of the container.
        case separator
        /// Only white space.
        case end
    }

    /// An open array or object.
    struct Frame {
        let isObject: Bool
        /// The position of its opening bracket.
        let opening: Int
        /// The number of waiting elements, or members, that belong to outer containers.
        let base: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let count: Int
    let isLenient: Bool
    var index = 0
    /// Where the last value ended.
    var lastEnd = 0
    var problems: [JSONProblem] = []
    var isStopped = false
    var root: JSONValue?
    var frames: [Frame] = []
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    /// The keys whose values are being read, at most one for each open object.
    var keys: [LocatedString] = []
    /// The container for which items of the wrong kind were last reported (members in an array, elements in an object),
    /// by the position of its bracket. One report is enough, since the cause is one missing bracket.
    var misfit: Int?
    /// What was last read in search of the closing mark of a string without its opening one, and the mark that was found.
    var halfQuotedSearch: (range: Range<Int>, mark: Int?) = (0..<0, nil)
    /// Duplicate keys, found when their object closes.
    var duplicates: [JSONProblem] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: JSONParser.Dialect) {
        self.bytes = bytes
        self.count = bytes.count
        self.isLenient = dialect == .lenient
    }

    mutating func readDocument() -> JSONDocument {
        readEncoding()
        if !isStopped {
            skipSpace()
            if index == count && !isStopped { report(.empty, from: 0, to: count) }
        }
        var step = index == count ? Step.end : .value
        while !isStopped {
            skipSpace(beforeItem: step == .value || step == .key)
            switch step {
            case .value: step = readValue()
            case .key: step = readMember()
            case .separator: step = readSeparator()
            case .end:
                if index < count { report(.trailingContent, from: index, to: endOfContent) }
                isStopped = true
            }
        }
        closeAll()
        return JSONDocument(root: root, problems: sortedProblems())
    }

    // MARK: Values

    private mutating func readValue() -> Step {
        guard index < count else { return stopTruncated() }
        let start = index
        switch bytes[index] {
        case .quote:
            let text = readString(as: .value)
            return finish(JSONValue(.string(text), at: SourceSpan(start, index)))
        case .leftBrace: return open(isObject: true)
        case .leftBracket: return open(isObject: false)
        case .minus, UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
        case .t where skips("true"): return finish(JSONValue(.bool(true), at: SourceSpan(start, index)))
        case .f where skips("false"): return finish(JSONValue(.bool(false), at: SourceSpan(start, index)))
        case .n where skips("null"): return finish(JSONValue(.null, at: SourceSpan(start, index)))
        case .rightBracket where frames.last?.isObject == false: return close()
        default: return readUnusualValue()
        }
    }

    /// Adds a finished value to its container.
    mutating func finish(_ value: JSONValue) -> Step {
        lastEnd = value.span.end
        guard let frame = frames.last else {
            root = value
            return .end
        }
        if !frame.isObject {
            elements.append(value)
        } else if let key = keys.popLast() {
            members.append(JSONMember(key: key, value: value))
        }
        return .separator
    }

    private mutating func open(isObject: Bool) -> Step {
        guard frames.count < JSONParser.depthLimit else { return skipTooDeep(isObject: isObject) }
        frames.append(Frame(isObject: isObject, opening: index, base: isObject ? members.count : elements.count))
        index += 1
        return isObject ? .key : .value
    }

    /// Closes the innermost container with the bracket at `index`.
    mutating func close() -> Step {
        index += 1
        return closeFrame(at: index)
    }

    /// Closes the innermost container, which ends at `end`.
    mutating func closeFrame(at end: Int) -> Step {
        guard let frame = frames.popLast() else { return .end }
        let span = SourceSpan(frame.opening, end)
        if frame.isObject {
            while let key = keys.last, key.span.start > frame.opening { keys.removeLast() }
            let own = Array(members[frame.base...])
            members.removeSubrange(frame.base...)
            findDuplicates(in: own)
            return finish(JSONValue(.object(own), at: span))
        }
        let own = Array(elements[frame.base...])
        elements.removeSubrange(frame.base...)
        return finish(JSONValue(.array(own), at: span))
    }

    // MARK: Members and separators

    private mutating func readMember() -> Step {
        guard index < count else { return stopTruncated() }
        let start = index
        switch bytes[index] {
        case .quote:
            let text = readString(as: .key)
            guard !isStopped else { return .end }
            return readColon(after: LocatedString(text, at: SourceSpan(start, index)))
        case .rightBrace: return close()
        default: return readUnusualKey()
        }
    }

    mutating func readColon(after key: LocatedString) -> Step {
        if index < count, bytes[index] != .colon { skipSpace() }
        guard index < count else { return stopTruncated() }
        guard bytes[index] == .colon else { return readMissingColon(after: key) }
        index += 1
        keys.append(key)
        return .value
    }

    private mutating func readSeparator() -> Step {
        guard index < count else { return stopTruncated() }
        switch bytes[index] {
        case .comma:
            readCommas()
            return nextItem
        case .rightBrace where frames.last?.isObject == true: return close()
        case .rightBracket where frames.last?.isObject == false: return close()
        default: return readUnusualSeparator()
        }
    }

    /// What may follow a comma.
    var nextItem: Step { frames.last?.isObject == true ? .key : .value }

    /// Reads a comma and any extra commas after it.
    private mutating func readCommas() {
        let first = index
        var end = index + 1
        index += 1
        skipSpace(beforeItem: true)
        while index < count, bytes[index] == .comma {
            index += 1
            end = index
            skipSpace(beforeItem: true)
        }
        guard index < count, !isStopped else { return }
        let closes = bytes[index] == .rightBrace || bytes[index] == .rightBracket
        if closes && !isLenient {
            report(.trailingComma, from: first, to: end)
        } else if end > first + 1 {
            report(.trailingComma, from: first + 1, to: end)
        }
    }

    // MARK: Places and problems

    /// Skips a word if it is at the current position and is not part of a longer word.
    private mutating func skips(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index + length <= count else { return false }
        for offset in 1..<length where bytes[index + offset] != word.utf8Start[offset] { return false }
        guard index + length == count || !bytes[index + length].continuesWord else { return false }
        index += length
        return true
    }

    mutating func report(_ kind: JSONProblem.Kind, from start: Int, to end: Int, related: SourceSpan? = nil) {
        guard problems.count < JSONParser.problemLimit else { return }
        problems.append(JSONProblem(kind, at: SourceSpan(start, end), related: related))
        if problems.count == JSONParser.problemLimit { isStopped = true }
    }

    /// Gives up on a text that was never meant to be JSON; problems reported before are irrelevant and removed.
    mutating func refuse(from start: Int, to end: Int, as kind: JSONProblem.Kind = .syntax) -> Step {
        problems.removeAll { $0.kind != .byteOrderMark }
        report(kind, from: start, to: end)
        frames = []
        isStopped = true
        return .end
    }

    /// Stops because the text ends too soon. `opening` is what was never closed, by default the innermost bracket.
    mutating func stopTruncated(opening: SourceSpan? = nil) -> Step {
        guard !isStopped else { return .end }
        isStopped = true
        let bracket = frames.last.map { SourceSpan($0.opening, $0.opening + 1) }
        let end = endOfContent
        report(.truncated, from: end, to: end, related: opening ?? bracket)
        return .end
    }

    /// The end of the text, excluding trailing white space.
    var endOfContent: Int {
        var end = count
        while end > 0, bytes[end - 1].isJSONSpace { end -= 1 }
        return end
    }

    /// Closes every open container, so that the tree has everything that was read.
    private mutating func closeAll() {
        let end = max(lastEnd, min(index, endOfContent))
        while let frame = frames.last {
            _ = closeFrame(at: max(end, frame.opening + 1))
        }
    }

    private func sortedProblems() -> [JSONProblem] {
        let all = problems + duplicates
        guard all.count > 1 else { return all }
        return all.enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
            .map(\.element)
    }
}
