import Findings

/// Lines with a label and a value, the values one below the other.
struct Rows {
    let style: Style
    private(set) var lines: [String] = []

    /// The width of the longest label, and two spaces.
    private static let width = 14

    init(style: Style) { self.style = style }

    /// Adds a line. A label that was added last is not repeated: its values follow each other.
    mutating func add(_ label: String, _ value: String, ink: Style.Ink? = nil) {
        let isRepeated = label == last
        last = label
        let shown = (isRepeated ? "" : label).padded(to: Self.width)
        lines.append("    " + style(shown, .faint) + (ink.map { style(value, $0) } ?? value))
    }

    private var last: String?
}

/// One request and what came back, as lines for people.
struct HopText {
    let hop: FetchReport.Hop
    /// The request before it; nil for the first.
    let earlier: FetchReport.Hop?
    let style: Style

    /// The most certificates, names of a certificate, and header fields that are shown.
    private static let (shownCertificates, shownNames, shownHeaders) = (8, 6, 40)

    var lines: [String] {
        var rows = Rows(style: style)
        addConnection(to: &rows)
        addAnswer(to: &rows)
        for line in TimeBars(hop.outline.phases).lines { rows.add("time", line) }
        return rows.lines
    }

    // MARK: The connection

    private func addConnection(to rows: inout Rows) {
        let width = hop.addresses.map { Message.escaped($0.text).count }.max() ?? 0
        for address in hop.addresses {
            rows.add(
                hop.addresses.count == 1 ? "address" : "addresses",
                Message.escaped(address.text).padded(to: width) + "  " + address.result.inWords)
        }
        guard let tls = hop.tls else { return }
        if let version = tls.version { rows.add("TLS", Message.escaped(version)) }
        for problem in tls.problems { rows.add("problem", "\(problem.sentence)", ink: .error) }
        if !tls.certificates.isEmpty, tls.certificates == earlier?.tls?.certificates {
            return rows.add("certificates", "as above")
        }
        for (index, certificate) in tls.certificates.prefix(Self.shownCertificates).enumerated() {
            for line in lines(for: certificate, number: index + 1, followedBy: tls.certificates.dropFirst(index + 1)) {
                rows.add(tls.certificates.count == 1 ? "certificate" : "certificates", line)
            }
        }
        let more = tls.certificates.count - Self.shownCertificates
        if more > 0 { rows.add("certificates", "and \(more) more") }
    }

    private func lines(
        for certificate: FetchReport.Certificate, number: Int, followedBy others: ArraySlice<FetchReport.Certificate>
    ) -> [String] {
        var lines = ["\(number)  " + Message.escaped(certificate.subject)]
        if !certificate.names.isEmpty {
            let names = certificate.names.prefix(Self.shownNames).map(Message.escaped).joined(separator: ", ")
            let more = certificate.names.count - Self.shownNames
            lines.append("   for \(names)" + (more > 0 ? " and \(more) more" : ""))
        }
        lines.append("   \(certificate.validity)")
        // What signed a certificate usually comes next, so only another issuer is worth a line.
        if certificate.issuer == certificate.subject {
            lines.append("   issued by itself")
        } else if others.first?.subject != certificate.issuer {
            lines.append("   issued by " + Message.escaped(certificate.issuer))
        }
        return lines
    }

    // MARK: The answer

    private func addAnswer(to rows: inout Rows) {
        let outline = hop.outline
        switch (outline.outcome, outline.responder) {
        case (.status(200..<300), .directory(let path)): rows.add("read from", Message.escaped(path))
        case (.status, .directory(let path)): rows.add("no file at", Message.escaped(path))
        case (.status(let status), _): rows.add("status", outline.outcomeInWords, ink: Self.ink(of: status))
        case (.failure, _), (.notMade, _): rows.add("answer", outline.outcomeInWords, ink: .error)
        }
        for fact in outline.facts { rows.add("reason", "\(fact)") }
        for header in (hop.headers ?? []).prefix(Self.shownHeaders) {
            rows.add("headers", Message.escaped(header.name) + ": " + Message.escaped(header.value))
        }
        let more = (hop.headers?.count ?? 0) - Self.shownHeaders
        if more > 0 { rows.add("headers", "and \(more) more") }
        if let content = outline.content { rows.add("size", content.inWords) }
    }

    private static func ink(of status: Int) -> Style.Ink {
        switch status {
        case 200: .good
        case 300..<400: .warning
        default: .error
        }
    }
}

extension FetchReport.Address.Result {
    fileprivate var inWords: String {
        switch self {
        case .connected: "connected"
        case .failed: "no connection"
        case .refusedAsPrivate: "not tried: private or reserved (--allow-private connects to it)"
        case .unroutable: "not tried: this machine has no route to it"
        }
    }
}

extension Report.Hop.Content {
    fileprivate var inWords: String {
        let bytes = size == 1 ? "1 byte" : "\(size) bytes"
        return isCut ? "more than \(bytes): the rest was not read" : bytes
    }
}
