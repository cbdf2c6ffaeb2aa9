#if WebPage
    import AssociatedDomains
    import Foundation
    import Synchronization
    import Testing
    import TestSupport
    import WebPage

    /// The real server on a free port of loopback, and requests to it.
    struct ServedPage: Sendable {
        static let app = "7D3KX9QW2M.com.example.shop"
        /// Judges the directory of `shop.example.com` and contacts nothing.
        static let directory = EvidenceSource.directories(["shop.example.com": "Fixtures/Sites/shop.example.com"])

        let service: WebPage.Service
        private let log: LogLines

        /// Serves the page while a body runs, and stops it.
        static func serve<Result: Sendable>(
            _ settings: PageSettings = PageSettings(), from source: EvidenceSource = directory,
            _ body: @Sendable (ServedPage) async throws -> Result
        ) async throws -> Result {
            let log = LogLines()
            var settings = settings
            settings.port = 0
            let page = WebPage(settings, from: source) { log.add($0) }
            let (services, ready) = AsyncStream.makeStream(of: WebPage.Service.self)
            return try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { ready.finish() }
                    try await page.run { ready.yield($0) }
                }
                let service = try #require(await services.first { _ in true }, "the page was not served")
                defer { service.stop() }
                let result = try await body(ServedPage(service: service, log: log))
                service.stop()
                try await group.waitForAll()
                return result
            }
        }

        var port: Int { service.url.split(separator: ":").last.flatMap { Int($0.dropLast()) } ?? 0 }

        /// The lines of the log so far.
        var lines: [String] { log.all }

        /// Returns once so many lines of the log hold a text.
        func waitForLines(_ count: Int, with text: String) async { await log.wait(for: count, with: text) }

        func connect() async throws -> LoopbackConnection { try await .open(port: port) }

        func get(_ path: String, _ fields: [String] = [], host: String = "localhost") async throws -> PageReply {
            try await send("GET", path, fields, host: host)
        }

        /// Sends a request. A field is a line: `Origin: null`.
        func send(
            _ method: String, _ path: String, _ fields: [String] = [], host: String = "localhost", body: [UInt8] = [],
            length: Int? = nil
        ) async throws -> PageReply {
            let isSized = method == "POST" && !fields.contains { $0.hasPrefix("Transfer-Encoding") }
            let size = isSized ? ["Content-Length: \(length ?? body.count)"] : []
            let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + size + fields
            let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
            return try PageReply(try await LoopbackClient.exchange(head + body, port: port))
        }

        /// Sends the fields of a form.
        func post(_ path: String, _ form: [String: String], _ fields: [String] = []) async throws -> PageReply {
            let body = form.map { name, value in
                "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
            }.joined(separator: "&")
            return try await send(
                "POST", path, ["Content-Type: application/x-www-form-urlencoded"] + fields, body: Array(body.utf8))
        }

        /// Asks for a check as programs do.
        func ask(_ json: String, _ fields: [String] = ["Content-Type: application/json"]) async throws -> PageReply {
            try await send("POST", "/api/check", fields, body: Array(json.utf8))
        }

        /// Uploads a file as a form does.
        func upload(_ content: [UInt8], named name: String, app: String = "") async throws -> PageReply {
            let body = Self.form(app: app, fileName: name) + content + Self.formEnd
            return try await send("POST", "/check", ["Content-Type: multipart/form-data; boundary=xyz"], body: body)
        }

        /// What a form has before the content of the file.
        static func form(app: String = "", fileName: String) -> [UInt8] {
            let start = """
                --xyz\r
                Content-Disposition: form-data; name="app"\r
                \r
                \(app)\r
                --xyz\r
                Content-Disposition: form-data; name="file"; filename="\(fileName)"\r
                Content-Type: application/octet-stream\r
                \r

                """
            return Array(start.utf8)
        }

        /// What it has after that.
        static let formEnd = Array("\r\n--xyz--\r\n".utf8)
    }

    /// What came in place of an answer.
    struct NoReply: Error { let text: String }

    /// What the server answered.
    struct PageReply: Sendable {
        let status: Int
        let head: String
        let body: String

        init(_ bytes: [UInt8]) throws {
            // A line break of HTTP is one Character.
            let text = String(decoding: bytes, as: UTF8.self)
            let lines = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
            head = String(lines[0])
            body = lines.count == 2 ? String(lines[1]) : ""
            guard let status = head.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
                // Thrown rather than required: who expects that a connection is cut tries again.
                throw NoReply(text: text)
            }
            self.status = status
        }

        /// The value of a header field.
        func field(_ name: String) -> String? {
            let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
            return line.map { String($0.dropFirst(name.count + 2)) }
        }

        /// The body, put together from its chunks (RFC 9112, 7.1).
        var unchunked: String {
            var rest = Array(body.utf8)[...]
            var result: [UInt8] = []
            while let end = rest.firstIndex(of: UInt8(ascii: "\r")),
                let count = Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16), count > 0
            {
                result += rest[(end + 2)...].prefix(count)
                rest = rest[(end + 2 + count)...].dropFirst(2)
            }
            return String(decoding: result, as: UTF8.self)
        }

        /// The heading of the page, or the reason below it why nothing was checked, as text.
        var heading: String {
            let match = body.firstMatch(of: #/<span class="words">(.*?)<\/span><\/h1>\n(?:<p>(.*?)<\/p>)?/#)
            return match.map { String($0.2 ?? $0.1) } ?? ""
        }
    }

    /// Lines that the server wrote.
    private final class LogLines: Sendable {
        private let state = Mutex(State())

        private struct State {
            var lines: [String] = []
            var waiting: [(count: Int, text: String, test: CheckedContinuation<Void, Never>)] = []

            func has(_ count: Int, _ text: String) -> Bool { lines.count { $0.contains(text) } >= count }
        }

        var all: [String] { state.withLock { $0.lines } }

        func add(_ line: Message) {
            let ready = state.withLock { state in
                state.lines.append(line.description)
                let ready = state.waiting.filter { state.has($0.count, $0.text) }.map(\.test)
                state.waiting.removeAll { [state] in state.has($0.count, $0.text) }
                return ready
            }
            for test in ready { test.resume() }
        }

        func wait(for count: Int, with text: String) async {
            await withCheckedContinuation { test in
                let isThere = state.withLock { state in
                    let isThere = state.has(count, text)
                    if !isThere { state.waiting.append((count, text, test)) }
                    return isThere
                }
                if isThere { test.resume() }
            }
        }
    }
#endif
