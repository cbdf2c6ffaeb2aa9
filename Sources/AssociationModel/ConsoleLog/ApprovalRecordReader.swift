import Findings
import TextFormats

/// Collects the rows of one entry of `swcutil show`.
struct ApprovalRecordReader {
    struct Row {
        let key: ApprovalRecord.Row
        let value: String
        /// The row in its line, without surrounding white space.
        let span: SourceSpan
    }

    /// A complete entry, the place to show for it, and the number of its lines.
    struct Finished {
        let record: ApprovalRecord
        let place: ConsoleLog.Occurrence
        let lineCount: Int
    }

    /// The maximum number of lines in an entry that are not rows; its patterns may span several lines.
    private static let gap = 40

    private var record: ApprovalRecord?
    private var places: [ApprovalRecord.Row: ConsoleLog.Occurrence] = [:]
    private var lineCount = 0
    private var strange = 0

    /// Whether an entry has begun and not ended.
    var isOpen: Bool { record != nil }

    /// The row in a line; nil if the line is not a row.
    func row(in line: UnsafeBufferPointer<UInt8>) -> Row? {
        guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
        let head = line[start...].prefix(24)
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let word = String(decoding: line[start..<colon], as: UTF8.self)
        guard let key = ApprovalRecord.Row(rawValue: word) else { return nil }
        var (first, end) = (colon + 1, min(line.count, start + ConsoleText.reach))
        while first < end, line[first] <= 0x20 { first += 1 }
        while end > first, line[end - 1] <= 0x20 { end -= 1 }
        let value = String(decoding: line[first..<end], as: UTF8.self)
        return Row(key: key, value: value, span: SourceSpan(start, value.isEmpty ? colon + 1 : end))
    }

    /// Whether a line that is not a row ends the entry.
    mutating func isEnd(_ line: UnsafeBufferPointer<UInt8>, hasHits: Bool) -> Bool {
        guard isOpen else { return false }
        strange += 1
        let first = line.first { $0 != 0x20 && $0 != 0x09 }
        return first == nil || first == UInt8(ascii: "-") || first == UInt8(ascii: "=") || hasHits
            || strange > Self.gap
    }

    /// Adds a row. False if it belongs to no entry.
    mutating func add(_ row: Row, at place: ConsoleLog.Occurrence) -> Bool {
        if row.key == .service {
            record = ApprovalRecord(service: row.value)
        } else if record == nil {
            return false
        }
        record?.take(row.key, row.value)
        places[row.key] = place
        lineCount += 1
        return true
    }

    /// Ends the entry. Nil unless it has both an app and a domain.
    mutating func finish() -> Finished? {
        defer { self = ApprovalRecordReader() }
        guard let record, record.app != nil, record.domain != nil else { return nil }
        let isDenied = record.siteApproval == .denied
        let isUsers = record.userApproval == .denied && record.siteApproval == .approved
        let telling: [ApprovalRecord.Row] =
            isDenied
            ? [.siteApproval] : isUsers ? [.userApproval] : [.error, .siteApproval, .userApproval, .domain]
        let place = telling.compactMap { places[$0] }.first
        return place.map { Finished(record: record, place: $0, lineCount: lineCount) }
    }
}

extension ApprovalRecord {
    /// The cause that the error states, if it is a known error about fetching the file.
    package var cause: ConsoleStatement? {
        guard let error else { return nil }
        let bytes = Array(error.utf8)
        var hits: [PhraseScanner.Hit] = []
        bytes.withUnsafeBufferPointer { _ = PhraseScanner.known.scan($0, into: &hits) }
        var reader = StatementReader(bytes, isFromService: true)
        var transcript = CDNTranscript()
        var found: ConsoleStatement?
        let nowhere = ConsoleLog.Occurrence(line: SourceText(bytes, from: .argument), span: SourceSpan(0, 0), time: nil)
        for remark in reader.read(hits) {
            switch remark {
            case .statement(let statement, _): found = found ?? statement
            case .fact(let fact, _): _ = transcript.add(fact, at: nowhere)
            }
        }
        return transcript.finish().map { .cdnRefused($0.refusal) } ?? found
    }
}
