import Foundation
import TestData
import Testing
import TestSupport

/// `aasa serve` as a process of its own, whose memory and end can be seen.
@Suite(.timeLimit(.minutes(5)), .needsAasa(with: .webPage)) struct `aasa serve among clients that are up to no good` {
    static let head = "POST /check HTTP/1.1\nHost: localhost\nContent-Type: multipart/form-data; boundary=xyz\n"
    static let form = "--xyz\nContent-Disposition: form-data; name=\"file\"; filename=\"Shop.ipa\"\n\n"

    #if os(Linux)
        @Test func `takes eight files of 100 MB at once in less than 100 MB of memory`() async throws {
            let page = try RunningPage(["--trusted-proxy", "127.0.0.1"])
            let piece = [UInt8](repeating: 0x61, count: 1 << 20)
            let end = "\n--xyz--\n"
            let statuses = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let connection = try await LoopbackConnection.open(port: page.port)
                        connection.send(
                            "\(Self.head)X-Forwarded-For: 192.0.2.\(number)\nTransfer-Encoding: chunked\n\n")
                        connection.sendChunk(Self.form)
                        let chunk = Array("100000\r\n".utf8) + piece + [13, 10]
                        await connection.send(chunk, times: 100)
                        connection.sendChunk(end)
                        connection.send("0\n\n")
                        return await connection.received(until: "</html>")
                    }
                }
                return try await group.reduce(into: []) { $0.append(String($1.prefix(13))) }
            }
            // Each has come in full: what is wrong with it is that it is no archive.
            #expect(statuses == Array(repeating: "HTTP/1.1 422 ", count: 8))
            let status = try String(contentsOfFile: "/proc/\(page.process)/status", encoding: .utf8)
            let peak = try #require(status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#).flatMap { Int($0.1) })
            #expect(peak < 100 << 10, "\(peak) KB")
            #expect(try page.end().ending == .exit(code: 0))
        }
    #endif

    @Test func `says that its disk is full, to the log why`() async throws {
        // The size of files stands in for that of the disk.
        let page = try RunningPage(after: "trap '' XFSZ; ulimit -f 1000")
        let head = LoopbackConnection.bytes(of: "\(Self.head)Content-Length: 5000000\n\n\(Self.form)")
        let connection = try await LoopbackConnection.open(
            port: page.port, sending: head + [UInt8](repeating: 0x61, count: 4 << 20))
        let text = await connection.received(until: "</html>")
        #expect(text.hasPrefix("HTTP/1.1 507 "))
        #expect(text.contains("the server has no space left for the file"))
        let end = try page.end()
        #expect(end.ending == .exit(code: 0))
        #expect(end.log.contains("there is no space left for a temporary file in “/tmp”"), "\(end.log)")
    }

    @Test func `says that its folder for temporary files is missing, to the log which`() async throws {
        let page = try RunningPage(after: "TMPDIR=/none/at/all; export TMPDIR")
        let start = LoopbackConnection.bytes(of: "\(Self.head)Content-Length: 5000\n\n\(Self.form)")
        let connection = try await LoopbackConnection.open(port: page.port, sending: start)
        let text = await connection.received(until: "</html>")
        #expect(text.hasPrefix("HTTP/1.1 500 "))
        #expect(text.contains("the server cannot keep the file") && !text.contains("/none"))
        let end = try page.end()
        #expect(end.log.contains("a temporary file in “/none/at/all” cannot be written: there is no such directory"))
    }

    @Test func `answers all although few files may be open`() async throws {
        let page = try RunningPage(after: "ulimit -Sn 200 && ulimit -Hn 600")
        var connections: [LoopbackConnection] = []
        for _ in 0..<700 { connections.append(try await LoopbackConnection.open(port: page.port)) }
        let last = try #require(connections.last)
        last.send("GET /check?subject=none.invalid HTTP/1.1\nHost: localhost\n\n")
        #expect(await last.received(until: "</html>").hasPrefix("HTTP/1.1 200 "))
        for connection in connections { await connection.close() }
        #expect(try page.end().ending == .exit(code: 0))
    }

    @Test func `answers a check that is under way when it is told to end, and takes no other`() async throws {
        let gate = Gate()
        let answer = ServerAnswer(headers: LiveSite.json, body: Array(LiveSite.file.utf8))
        let site = try await LiveSite([LiveSite.path: .held(gate, answer)])
        let folder = try TemporaryFolder()
        let roots = try folder.write(LiveSite.authority.rootPEM, to: "roots.pem")
        let options = ["--connect-to", "good.test:443:127.0.0.1:\(site.server.port)", "--cacert", roots]
        let page = try RunningPage(options)
        let request = LoopbackConnection.bytes(of: "GET /check?subject=good.test HTTP/1.1\nHost: localhost\n\n")
        let asking = try await LoopbackConnection.open(port: page.port, sending: request)
        await gate.waitUntilHeld(1)
        let idle = try await LoopbackConnection.open(port: page.port)
        page.signal(SIGTERM)
        // It ends once the connections without a request are closed, and those with one are answered.
        #expect(await idle.end().isEmpty)
        gate.open()
        #expect(await asking.received(until: "</html>").hasPrefix("HTTP/1.1 200 "))
        #expect(try page.wait().ending == .exit(code: 0))
    }
}

extension LoopbackConnection {
    /// Sends text as a chunk.
    fileprivate func sendChunk(_ text: String) {
        let bytes = text.utf8.count + text.utf8.count { $0 == 0x0a }
        send("\(String(bytes, radix: 16))\n\(text)\n")
    }
}
