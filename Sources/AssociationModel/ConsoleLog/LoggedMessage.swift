import Findings
import TextFormats

/// A message in a line of a log: the line itself, or a string in JSON on the line.
struct LoggedMessage {
    /// The message, with escapes decoded.
    let bytes: [UInt8]
    /// The time as written in the log.
    let time: String?
    /// Whether the time is on a later line.
    let awaitsTime: Bool
    /// Whether the message comes from the device's associated domains service.
    let isFromService: Bool
    // The place of the message in the line; nil if it is the whole line.
    private let place: SourceSpan?
    // Whether the bytes at that place are the message, without escapes.
    private let isLiteral: Bool

    /// Whether the message is the whole line.
    var isWholeLine: Bool { place == nil }

    /// Converts a place in the message to a place in the line.
    func span(of part: SourceSpan) -> SourceSpan {
        guard let place else { return part }
        return isLiteral ? part.moved(by: place.start) : place
    }

    /// The messages in a line.
    static func messages(in line: [UInt8]) -> [LoggedMessage] {
        let first = line.first { $0 > 0x20 }
        // The answer of App Store Connect is read with its keys.
        let head = 0..<min(line.count, ConsoleText.reach)
        if ConsoleText(bytes: line).first("\"errorCode\"", in: head) != nil { return [LoggedMessage(line: line)] }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let events = events(in: line) { return events }
        if first == UInt8(ascii: "\""), let messages = member(in: line) { return messages }
        return [LoggedMessage(line: line)]
    }

    /// The time in a line that is the `timestamp` member of a JSON event: `"timestamp" : "…",`.
    static func time(ofMember line: UnsafeBufferPointer<UInt8>) -> String? {
        guard line.count < 200, let member = parsedMember(Array(line)), member.key.text == "timestamp" else {
            return nil
        }
        return member.value.string
    }

    private init(line: [UInt8]) {
        bytes = line
        let head = line.prefix(40).split(separator: UInt8(ascii: " "), maxSplits: 2)
        time = Self.time(head)
        awaitsTime = false
        let text = ConsoleText(bytes: line)
        let around = 0..<min(line.count, ConsoleText.reach)
        isFromService = text.first("swcd", in: around) != nil || text.first("com.apple.swc", in: around) != nil
        place = nil
        isLiteral = true
    }

    private init(_ value: JSONValue, shiftedBy shift: Int, in line: [UInt8], _ event: Event?) {
        bytes = Array((value.string ?? "").utf8)
        let span = SourceSpan(value.span.start + 1 + shift, value.span.end - 1 + shift)
        place = span
        isLiteral = line[span.start..<span.end].elementsEqual(bytes)
        time = event?.time
        awaitsTime = event == nil
        isFromService = event?.isFromService ?? false
    }

    /// The other members of a JSON event.
    private struct Event {
        let time: String?
        let isFromService: Bool

        init(_ event: JSONValue) {
            time = event.member("timestamp")?.value.string
            let process = event.member("processImagePath")?.value.string ?? ""
            let subsystem = event.member("subsystem")?.value.string ?? ""
            isFromService = process.hasSuffix("/swcd") || subsystem.hasPrefix("com.apple.swc")
        }
    }

    // `2020-07-31 11:37:09.232014+0200`, the same in all styles.
    private static func time(_ words: [ArraySlice<UInt8>]) -> String? {
        guard words.count >= 2, words[0].count == 10, words[1].count >= 8,
            zip(words[0], "dddd-dd-dd".utf8).allSatisfy({ $1 == UInt8(ascii: "d") ? $0.isASCIIDigit : $0 == $1 }),
            zip(words[1], "dd:dd:dd".utf8).allSatisfy({ $1 == UInt8(ascii: "d") ? $0.isASCIIDigit : $0 == $1 })
        else { return nil }
        let allowed = Array(":.+-".utf8)
        let clock = words[1].prefix { $0.isASCIIDigit || allowed.contains($0) }
        return String(decoding: words[0], as: UTF8.self) + " " + String(decoding: clock, as: UTF8.self)
    }

    // MARK: JSON

    /// The events in a line of `--style ndjson`, or of a JSON array with one event per line.
    private static func events(in line: [UInt8]) -> [LoggedMessage]? {
        var (start, end) = (0, line.count)
        let skipped = Array("[,".utf8) + [0x20, 0x09]
        let closing = Array("],".utf8) + [0x20, 0x09]
        while start < end, skipped.contains(line[start]) { start += 1 }
        while end > start, closing.contains(line[end - 1]) { end -= 1 }
        guard start < end, line[start] == UInt8(ascii: "{"), line[end - 1] == UInt8(ascii: "}") else { return nil }
        // Several events on one line are elements of an array.
        let document = JSONParser.parse([UInt8(ascii: "[")] + line[start..<end] + [UInt8(ascii: "]")])
        guard document.isWellFormed, let events = document.root?.elements else { return nil }
        return events.flatMap { value in
            let event = Event(value)
            return strings(of: value).map { LoggedMessage($0, shiftedBy: start - 1, in: line, event) }
        }
    }

    // Other programs use different member names. The format string of a message is not a message.
    private static func strings(of event: JSONValue) -> [JSONValue] {
        if let message = event.member("eventMessage")?.value, message.string != nil { return [message] }
        return (event.members ?? []).filter { $0.key.text != "formatString" && $0.value.string != nil }.map(\.value)
    }

    /// The messages in a line of `--style json` or of a crash report, which have one line per member; none if the member
    /// is not a message.
    private static func member(in line: [UInt8]) -> [LoggedMessage]? {
        guard let member = parsedMember(line) else { return nil }
        guard member.key.text != "formatString" else { return [] }
        return allStrings(in: member.value).map { LoggedMessage($0, shiftedBy: -1, in: line, nil) }
    }

    private static func allStrings(in value: JSONValue) -> [JSONValue] {
        if value.string != nil { return [value] }
        let parts = value.elements ?? (value.members ?? []).map(\.value)
        return parts.flatMap { allStrings(in: $0) }
    }

    private static func parsedMember(_ line: [UInt8]) -> JSONMember? {
        var end = line.count
        while end > 0, line[end - 1] <= 0x20 || line[end - 1] == UInt8(ascii: ",") { end -= 1 }
        let document = JSONParser.parse([UInt8(ascii: "{")] + line[..<end] + [UInt8(ascii: "}")])
        guard document.isWellFormed, let members = document.root?.members, members.count == 1 else { return nil }
        return members.first
    }
}
