package import Findings
import TextFormats

/// Reads a log line by line and collects the statements it knows: text from Console.app, `log stream` and `log show` in
/// any style, `swcutil_show.txt` of a sysdiagnose, `curl -v` output about Apple's CDN, and any of these pasted into
/// prose.
///
/// Memory grows with the number of different statements, at most ``ConsoleLog/entryLimit``, and with the longest line.
/// Reading never fails: bytes that are not text are skipped like any other unknown content.
package struct ConsoleLogReader {
    private let origin: SourceText.Origin
    private var lineCount = 0
    private var explainedCount = 0
    private var overlongCount = 0
    private var hits: [PhraseScanner.Hit] = []
    private var transcript = CDNTranscript()
    private var records = ApprovalRecordReader()
    private var entries = ConsoleEntries()
    // The entry of a JSON event whose time has not been read yet, in the style with one line per member.
    private var timeless: Int?

    /// Starts a log.
    package init(from origin: SourceText.Origin) { self.origin = origin }

    /// Reads the next line, without its line ending. Pass nil for a line that is too long to read.
    package mutating func read(_ line: UnsafeBufferPointer<UInt8>?) {
        lineCount += 1
        guard let line else {
            overlongCount += 1
            return
        }
        hits.removeAll(keepingCapacity: true)
        PhraseScanner.known.scan(line, into: &hits)
        if transcript.ends(before: lineCount) { finishTranscript() }
        if let timeless { readTime(line, of: timeless) }
        if records.isOpen || hits.contains(where: { $0.phrase.role == .record }), readRow(line) { return }
        if hits.contains(where: { $0.phrase.role != .record }) { readMessages(Array(line)) }
    }

    /// Ends the log.
    package mutating func finish() -> ConsoleLog {
        finishTranscript()
        finishRecord()
        return ConsoleLog(
            origin: origin, entries: entries.telling, lineCount: lineCount, explainedCount: explainedCount,
            overlongCount: overlongCount, omittedCount: entries.omittedCount)
    }

    private mutating func readMessages(_ line: [UInt8]) {
        var isExplained = false
        for message in LoggedMessage.messages(in: line) {
            if message.isWholeLine == false {
                hits.removeAll(keepingCapacity: true)
                message.bytes.withUnsafeBufferPointer { PhraseScanner.known.scan($0, into: &hits) }
            }
            var reader = StatementReader(message.bytes, isFromService: message.isFromService)
            for remark in reader.read(hits) {
                switch remark {
                case .statement(let statement, let span):
                    let index = entries.add(statement, at: occurrence(of: message.span(of: span), in: line, message))
                    if message.awaitsTime { timeless = index }
                    isExplained = true
                case .fact(let fact, let span):
                    let place = occurrence(of: message.span(of: span), in: line, message)
                    if let refusal = transcript.add(fact, at: place) {
                        add(refusal)
                        isExplained = isExplained || refusal.lines.contains(lineCount)
                    }
                }
            }
        }
        guard isExplained else { return }
        explainedCount += 1
        transcript.leave(line: lineCount)
    }

    // Enough of the line to show the span in context; reports shorten long lines themselves.
    private static let margin = 512

    private func occurrence(
        of span: SourceSpan, in line: [UInt8], _ message: LoggedMessage?
    ) -> ConsoleLog.Occurrence {
        let start = max(0, span.start - Self.margin)
        let end = min(line.count, min(span.end, span.start + Self.margin) + Self.margin)
        let piece = SourceText(
            line: Array(line[start..<end]), from: origin, at: SourcePosition(line: lineCount, column: start + 1))
        return ConsoleLog.Occurrence(
            line: piece, span: SourceSpan(span.start - start, min(span.end, end) - start), time: message?.time)
    }

    private mutating func readTime(_ line: UnsafeBufferPointer<UInt8>, of index: Int) {
        switch line.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "\""):
            guard let time = LoggedMessage.time(ofMember: line) else { return }
            entries.set(time: time, of: index)
            timeless = nil
        case UInt8(ascii: "}"): timeless = nil
        default: break
        }
    }

    // MARK: Statements across several lines

    private mutating func add(_ refusal: CDNTranscript.Refusal) {
        _ = entries.add(.cdnRefused(refusal.refusal), at: refusal.place)
        // The caller counts the current line.
        explainedCount += refusal.lines.count { $0 != lineCount }
    }

    private mutating func finishTranscript() {
        guard let refusal = transcript.finish() else { return }
        add(refusal)
        if refusal.lines.contains(lineCount) { explainedCount += 1 }
    }

    /// Reads a line as a row of an entry of `swcutil show`. False if it is not one.
    private mutating func readRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let row = records.row(in: line) else {
            if records.isEnd(line, hasHits: !hits.isEmpty) { finishRecord() }
            return false
        }
        if row.key == .service { finishRecord() }
        let occurrence = occurrence(of: row.span, in: Array(line), nil)
        return records.add(row, at: occurrence)
    }

    private mutating func finishRecord() {
        guard let finished = records.finish() else { return }
        _ = entries.add(.record(finished.record), at: finished.place)
        explainedCount += finished.lineCount
    }
}

/// The statements of a log, without duplicates.
private struct ConsoleEntries {
    private(set) var all: [ConsoleLog.Entry] = []
    private(set) var omittedCount = 0
    private var indices: [ConsoleStatement: Int] = [:]

    /// The statements without those that only repeat a part of another: an error that was pasted on two lines, or that a
    /// tool tells twice.
    var telling: [ConsoleLog.Entry] {
        let statements = all.map(\.statement)
        let namesProfile = statements.contains {
            if case .capabilityUnsupported(let refusal) = $0 { refusal.profile != nil } else { false }
        }
        let namesCause = statements.contains {
            if case .relyingPartyRefused(let refusal) = $0 { refusal.file != nil } else { false }
        }
        return all.filter {
            switch $0.statement {
            case .capabilityUnsupported(let refusal): !namesProfile || !refusal.isBare
            case .relyingPartyRefused(let refusal): !namesCause || !refusal.isBare
            default: true
            }
        }
    }

    /// Adds a statement and returns its index; nil if the limit is reached.
    mutating func add(_ statement: ConsoleStatement, at place: ConsoleLog.Occurrence) -> Int? {
        if let index = indices[statement] {
            // A sentence that appears twice in one line counts once.
            let line = place.position.line
            if (all[index].last ?? all[index].first).position.line != line {
                all[index].count += 1
                all[index].last = place
            }
            return index
        }
        guard all.count < ConsoleLog.entryLimit else {
            omittedCount += 1
            return nil
        }
        indices[statement] = all.count
        all.append(ConsoleLog.Entry(statement: statement, first: place, last: nil, count: 1))
        return all.count - 1
    }

    /// Sets the time of the latest occurrence of an entry.
    mutating func set(time: String, of index: Int) {
        if all[index].last != nil { all[index].last?.time = time } else { all[index].first.time = time }
    }
}
