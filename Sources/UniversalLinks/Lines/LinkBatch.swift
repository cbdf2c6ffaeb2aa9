import AssociationModel
import Findings
import TextFormats

/// Answers questions that come as JSON, one per line: `{"id": any, "aasa": {…}, "app": "…", "domain": "…", "url": "…"}`
/// becomes `{"id": …, "verdict": "match"}`, and a line that cannot be read becomes `{"id": null, "error": "…"}`.
///
/// The id is returned byte for byte, with an error too if the id comes before the mistake. Without `domain` the URL's own
/// host is used. A file that is repeated in the next line is not compiled again.
package struct LinkBatch: Sendable {
    private var line = 0
    private var last: Prepared?

    /// The file, app and domain of the last line, with the compiled rules.
    private struct Prepared: Sendable {
        let aasa: [UInt8]
        let app: [UInt8]
        let domain: [UInt8]?
        var matcher: LinkMatcher

        func isFor(_ aasa: ArraySlice<UInt8>, _ app: String, _ domain: String?) -> Bool {
            self.aasa.elementsEqual(aasa) && self.app.elementsEqual(app.utf8)
                && self.domain == domain.map { Array($0.utf8) }
        }
    }

    /// Why a line cannot be answered.
    private struct Unreadable: Error {
        let message: Message
    }

    package init() {}

    /// Appends the answer to a line to a text; an empty line gets no answer.
    ///
    /// - Parameter line: the line; nil if it was too long to read.
    package mutating func answer(_ line: UnsafeBufferPointer<UInt8>?, into text: inout [UInt8]) {
        self.line += 1
        guard let line else {
            return write("error", "line \(self.line): the line is too long", id: nil, &text)
        }
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
        let bytes = Array(line)
        let document = JSONParser.parse(bytes)
        let id = Self.id(in: document, bytes)
        do throws(Unreadable) {
            let verdict = try decide(document, bytes).verdict.rawValue
            write("verdict", "\(plain: verdict)", id: id, &text)
        } catch {
            write("error", "line \(self.line)\(error.message)", id: id, &text)
        }
    }

    /// The bytes of the id, if all of it comes before the first mistake; else nil.
    private static func id(in document: JSONDocument, _ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let span = document.root?.member("id")?.value.span else { return nil }
        let id = bytes[span.start..<span.end]
        guard !document.isWellFormed else { return id }
        // The span of a value that is never closed ends at the mistake.
        let mistake = document.problems.first { $0.kind != .duplicateKey }?.span.start ?? 0
        return span.end < mistake && JSONParser.parse(Array(id)).isWellFormed ? id : nil
    }

    private mutating func decide(_ document: JSONDocument, _ bytes: [UInt8]) throws(Unreadable) -> LinkDecision {
        guard document.isWellFormed, let root = document.root else {
            let problem =
                document.problems.first { $0.kind != .duplicateKey } ?? JSONProblem(.empty, at: SourceSpan(0, 0))
            let message = ConfigurationProblem(problem, of: document, in: bytes, called: "line").message
            throw Unreadable(message: ", column \(problem.span.start + 1): \(message)")
        }
        guard root.members != nil else {
            throw Unreadable(message: ": the line is \(plain: "\(root.kindName)"), not an object")
        }
        let url = try Self.text("url", in: root)
        let app = try Self.text("app", in: root)
        let domain = root.member("domain") == nil ? nil : try Self.text("domain", in: root)
        guard let aasa = root.member("aasa")?.value else { throw Unreadable(message: ": “aasa” is missing") }
        guard aasa.members != nil else {
            throw Unreadable(
                message: ", column \(aasa.span.start + 1): “aasa” is \(plain: "\(aasa.kindName)"), not an object")
        }
        let slice = bytes[aasa.span.start..<aasa.span.end]
        if last?.isFor(slice, app, domain) != true {
            let links = CompiledLinks(SiteAssociation(aasa))
            last = Prepared(
                aasa: Array(slice), app: Array(app.utf8), domain: domain.map { Array($0.utf8) },
                matcher: LinkMatcher(links, app: app, domain: domain.map { LinkDomain($0) }))
        }
        return last?.matcher.decide(url) ?? .noMatch(.noRule)
    }

    private static func text(_ key: String, in object: JSONValue) throws(Unreadable) -> String {
        guard let value = object.member(key)?.value else { throw Unreadable(message: ": \(key) is missing") }
        guard let text = value.string else {
            throw Unreadable(
                message: ", column \(value.span.start + 1): \(key) is \(plain: "\(value.kindName)"), not a string")
        }
        return text
    }

    private func write(_ key: String, _ value: Message, id: ArraySlice<UInt8>?, _ text: inout [UInt8]) {
        text += #"{"id": "#.utf8
        if let id { text += id } else { text += "null".utf8 }
        text += ", \"\(key)\": \(JSONText.string(value.description))}\n".utf8
    }
}
