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
    // The lines that may be one wrapped line, and the number of the line that is being read.
    private var wrapped = WrappedLines()
    private var number = 0
    private var explainedCount = 0
    private var overlongCount = 0
    private var hits: [PhraseScanner.Hit] = []
    private var transcript = CDNTranscript()
    private var records = ApprovalRecordReader()
    // Whether the next lines may be domains in the output of `pm get-app-links`.
    private var isAmongStates = false
    private var entries = ConsoleEntries()
    // The entry of a JSON event whose time has not been read yet, in the style with one line per member.
    private var timeless: Int?

    /// Starts a log.
    package init(from origin: SourceText.Origin) { self.origin = origin }

    /// Reads the next line, without its line ending. Pass nil for a line that is too long to read.
    package mutating func read(_ line: UnsafeBufferPointer<UInt8>?) {
        lineCount += 1
        guard let line, WrappedLines.mayHold(line) else {
            readWrapped()
            if let line { read(line, number: lineCount) } else { overlongCount += 1 }
            return
        }
        if wrapped.count > 0 {
            if wrapped.mayContinue(with: line) { return wrapped.append(line, number: lineCount) }
            readWrapped()
        }
        // Only a line that says something, or ends in the midst of it, may go on in the next.
        hits.removeAll(keepingCapacity: true)
        let goesOn = PhraseScanner.known.scan(line, into: &hits)
        if goesOn || !hits.isEmpty || records.isOpen || isAmongStates {
            wrapped.append(line, number: lineCount)
        } else {
            readScanned(line, number: lineCount)
        }
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
        hits.removeAll(keepingCapacity: true)
        _ = PhraseScanner.known.scan(line, into: &hits)
        readScanned(line, number: number)
    }

    /// Reads a line whose hits were found.
    private mutating func readScanned(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
        self.number = number
        if transcript.ends(before: number) { finishTranscript() }
        if let timeless { readTime(line, of: timeless) }
        if records.isOpen || hits.contains(where: { $0.phrase.role == .record }), readRow(line) { return }
        if isAmongStates, readState(line) { return }
        isAmongStates = hits.contains { $0.phrase.role == .states }
        if hits.contains(where: { [.ordinary, .leading].contains($0.phrase.role) }) {
            let line = Array(line)
            take(said(in: line)) { (line, number, $0) }
        }
    }

    /// Ends the log.
    package mutating func finish() -> ConsoleLog {
        readWrapped()
        finishTranscript()
        finishRecord()
        return ConsoleLog(
            origin: origin, entries: entries.telling, lineCount: lineCount, explainedCount: explainedCount,
            overlongCount: overlongCount, omittedCount: entries.omittedCount)
    }

    /// Something that a message in a line says.
    private struct Said {
        let message: LoggedMessage
        let remark: StatementReader.Remark
        /// Its place in the line.
        let span: SourceSpan
        /// The place of all that was read to make a statement.
        var extent: SourceSpan

        init(message: LoggedMessage, remark: StatementReader.Remark) {
            (self.message, self.remark) = (message, remark)
            span = message.span(of: remark.span)
            extent = span
        }

        var statement: ConsoleStatement? { if case .statement(let statement, _) = remark { statement } else { nil } }
    }

    /// What a line says, whose hits were found.
    private mutating func said(in line: [UInt8]) -> [Said] {
        var result: [Said] = []
        for message in LoggedMessage.messages(in: line) {
            if message.isWholeLine == false {
                hits.removeAll(keepingCapacity: true)
                message.bytes.withUnsafeBufferPointer { _ = PhraseScanner.known.scan($0, into: &hits) }
            }
            var reader = StatementReader(message.bytes, isFromService: message.isFromService)
            for remark in reader.read(hits) {
                var said = Said(message: message, remark: remark)
                if let extent = said.statement.flatMap({ reader.extents[$0] }) {
                    said.extent = message.span(of: extent)
                }
                result.append(said)
            }
        }
        return result
    }

    /// Keeps what was said.
    ///
    /// - Parameter place: returns the line of the log in which a span begins, its number, and the span in it.
    private mutating func take(
        _ said: [Said], at place: (SourceSpan) -> (line: [UInt8], number: Int, span: SourceSpan)
    ) {
        var isExplained = false
        for said in said {
            let (line, number, span) = place(said.span)
            let occurrence = occurrence(of: span, in: line, number, said.message)
            switch said.remark {
            case .statement(let statement, _):
                let index = entries.add(statement, at: occurrence)
                if said.message.awaitsTime { timeless = index }
                isExplained = true
            case .fact(let fact, _):
                if let refusal = transcript.add(fact, at: occurrence) {
                    add(refusal)
                    isExplained = isExplained || refusal.lines.contains(self.number)
                }
            }
        }
        guard isExplained else { return }
        explainedCount += 1
        transcript.leave(line: number)
    }

    // Enough of the line to show the span in context; reports shorten long lines themselves.
    private static let margin = 512

    private func occurrence(
        of span: SourceSpan, in line: [UInt8], _ number: Int, _ message: LoggedMessage?
    ) -> ConsoleLog.Occurrence {
        let start = max(0, span.start - Self.margin)
        let end = min(line.count, min(span.end, span.start + Self.margin) + Self.margin)
        let piece = SourceText(
            line: Array(line[start..<end]), from: origin, at: SourcePosition(line: number, column: start + 1))
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

    /// Reads the lines that may be one, as one where that says at least as much.
    private mutating func readWrapped() {
        var lines = WrappedLines()
        swap(&lines, &wrapped)
        defer {
            lines.removeAll()
            swap(&lines, &wrapped)
        }
        if lines.count == 1 { return lines.withLine(0) { read($0, number: $1) } }
        for run in lines.runs where run.count == 1 || !readJoined(lines.pieces(of: run)) {
            for index in run { lines.withLine(index) { read($0, number: $1) } }
        }
    }

    private mutating func readJoined(_ run: [WrappedLines.Piece]) -> Bool {
        guard !records.isOpen else { return false }
        var best: (text: JoinedText, said: [Said], hitCount: Int)?
        for text in WrappedLines.texts(of: run) {
            let (said, count) = saidAnew(in: text.bytes)
            if count > best?.hitCount ?? 0 { best = (text, said, count) }
        }
        guard let (text, said, _) = best, said.contains(where: { $0.statement != nil }) else { return false }
        let apart = run.map { saidAnew(in: $0.bytes).said.compactMap(\.statement) }
        guard apart.count(where: { $0.contains(where: \.standsAlone) }) < 2 else { return false }
        // It is one line if something is said across a break, or if one part gives the reason for the number in another.
        let lost = Set(apart.joined()).subtracting(said.compactMap(\.statement))
        guard
            said.contains(where: { $0.statement != nil && text.isBroken($0.extent) })
                || !lost.isEmpty && lost.allSatisfy(\.isNumber)
        else { return false }
        number = run.last?.number ?? number
        // Facts are read line by line.
        take(said.filter { $0.statement != nil }) { span in
            let place = text.place(of: span)
            return (place.piece.bytes, place.piece.number, place.span)
        }
        explainedCount += run.count - 1
        return true
    }

    /// What a text says, and the number of phrases found in it.
    private mutating func saidAnew(in text: [UInt8]) -> (said: [Said], hitCount: Int) {
        hits.removeAll(keepingCapacity: true)
        text.withUnsafeBufferPointer { _ = PhraseScanner.known.scan($0, into: &hits) }
        let count = hits.count
        return count == 0 ? ([], 0) : (said(in: text), count)
    }

    /// Reads a line as a domain and its state, as `pm get-app-links` prints them. False if it is not one.
    private mutating func readState(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = ConsoleText(bytes: Array(line))
        let row = text.trimmed(0..<line.count)
        guard let colon = text.first(": ", in: row),
            let state = AppLinksState(text.string(colon.upperBound..<row.upperBound))
        else { return false }
        let domain = row.lowerBound..<colon.lowerBound
        let occurrence = occurrence(of: SourceSpan(row.lowerBound, row.upperBound), in: text.bytes, number, nil)
        _ = entries.add(.appLinks(domain: text.string(domain), state), at: occurrence)
        explainedCount += 1
        return true
    }

    private mutating func add(_ refusal: CDNTranscript.Refusal) {
        _ = entries.add(.cdnRefused(refusal.refusal), at: refusal.place)
        // The caller counts the current line.
        explainedCount += refusal.lines.count { $0 != number }
    }

    private mutating func finishTranscript() {
        guard let refusal = transcript.finish() else { return }
        add(refusal)
        if refusal.lines.contains(number) { explainedCount += 1 }
    }

    /// Reads a line as a row of an entry of `swcutil show`. False if it is not one.
    private mutating func readRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let row = records.row(in: line) else {
            if records.isEnd(line, hasHits: !hits.isEmpty) { finishRecord() }
            return false
        }
        if row.key == .service { finishRecord() }
        let occurrence = occurrence(of: row.span, in: Array(line), number, nil)
        return records.add(row, at: occurrence)
    }

    private mutating func finishRecord() {
        guard let finished = records.finish() else { return }
        _ = entries.add(.record(finished.record), at: finished.place)
        explainedCount += finished.lineCount
    }
}
