import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `a log of any size and content` {
    static let sentence =
        "Cannot show Automatic Strong Passwords for app bundleID: a.b due to error: iCloud Keychain is disabled"

    @Test func `places what stands deep in a line of a megabyte, and keeps little of it`() throws {
        var line = Array(repeating: UInt8(0xFF), count: 1 << 20)
        line += [0, 0x0D, 0] + Array(Self.sentence.utf8) + Array(repeating: 0xC3, count: 1 << 20)
        let log = ConsoleLog(SourceText([0x0A] + line + [0x0A], from: .standardInput))
        let first = try #require(log.entries.first).first
        #expect(first.position == SourcePosition(line: 2, column: (1 << 20) + 3 + Self.sentence.utf8.count - 26 + 0))
        #expect(first.line.bytes.count < 4_096)
        #expect(first.line.string(in: first.span) == "iCloud Keychain is disabled")
        #expect(first.line.span(ofLine: 2) != nil)
        #expect(log.lineCount == 2)
    }

    @Test func `keeps a bounded number of different things, and counts the others`() {
        var reader = ConsoleLogReader(from: .standardInput)
        for number in 0..<(ConsoleLog.entryLimit + 50) {
            Array("(SWCErrorDomain error \(number).)".utf8).withUnsafeBufferPointer { reader.read($0) }
        }
        let log = reader.finish()
        #expect(log.entries.count == ConsoleLog.entryLimit)
        #expect(log.omittedCount == 50)
        #expect(log.explainedCount == ConsoleLog.entryLimit + 50)
    }

    @Test func `counts a line that is too long to be read`() {
        var reader = ConsoleLogReader(from: .standardInput)
        reader.read(nil)
        let log = reader.finish()
        #expect((log.lineCount, log.overlongCount, log.explainedCount) == (1, 1, 0))
    }

    /// Pieces of what is known, in any order and cut anywhere: whatever comes out must stand where it is said to.
    @Test(.seeded, arguments: UInt64(1)...40)
    func `is read whatever it holds, and every place lies in its line`(seed: UInt64) {
        var random = SeededGenerator(seed: RunSeed.value &+ seed)
        let pieces = [
            Self.sentence, "Application with identifier ", "7D3KX9QW2M.a.b", " is not associated with domain ",
            "example.com",
            "SWCERR00101 ", "Apple-Failure-Reason: ", "Apple-Failure-Details: {", "}", "Apple-From: https://", "\"",
            "`",
            " -- ", "Service: applinks", "App ID: x", "Domain: y", "Site/Fmwk Approval: denied", "\n", "\n", "\r\n",
            "{\"eventMessage\":\"", "\"}", "[{", "\\u0041", "<private>", "=", "failed to approve", "\" ",
            "SWCErrorDomain Code=",
            "7", "-", "denied because the CDN told us to stop", "status 404: ", "User denied access to \"", "\" by \"",
            "### Rejecting URL '", "for auth method 'NSURLAuthenticationMethodServerTrust'", "-> http",
            "Denying redirect",
            "Provisioning profile \"", " doesn't support the ", "Associated Domains", "(in target '",
            "development team",
            "s, including “", "” ", "requires a provisioning profile with the ", "which is not registered for profile",
            "Invalid Code Signing Entitlements", "value '*' for key '", "com.apple.developer.associated-domains",
            " in ",
            "Library not loaded: ", "/AuthenticationServices.framework", "called the delegate method ",
            " that has not been implemented", "The relying party ID '", "' is not a registrable domain suffix of",
            ", nor equal to ", "attempt to fetch the .well-known/webauthn", "claimed RP ID", "wrong content-type",
            "RP ID \"", "\" is invalid for this domain", "androidx.credentials.TYPE_", "RP ID cannot be validated",
            "The request failed. No Credentials were returned", "\\", "‘", "> ", "\n> ",
            "due to error: Cannot save passwords for this app", "TIMEOUT", "\"errorCode\" : \"",
            "CANNOT_REACH_AASA_FILE",
            "\"domain\":\"a.b\"", "Domain verification state:\n", "a.b: legacy_failure", ": 1024\n",
            "ASDErrorDomain Error 507",
            "Success:false. Failed hosts:", "a.b,", "RBSRequestErrorDomain", "NSPOSIXErrorDomain Code=163",
            "Code=-413 ",
            "No matching profile found", "Plugin ", " uses deprecated application lifecycle events",
            " is invalid. Will not attempt a download", "由于应用universal link校验不通过",
            "\u{0}", "é", " not found in com.apple.developer.associated-domains entitlement", "{ domain: ",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<400 {
            let piece = Array(pieces[Int.random(in: pieces.indices, using: &random)].utf8)
            bytes += Int.random(in: 0..<8, using: &random) == 0 ? piece.dropLast(piece.count / 2) : piece[...]
            if Int.random(in: 0..<16, using: &random) == 0 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
        }
        let log = ConsoleLog(SourceText(bytes, from: .standardInput))
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for place in log.entries.flatMap({ [$0.first] + ($0.last.map { [$0] } ?? []) }) {
            #expect(place.span.start >= 0 && place.span.end <= place.line.bytes.count, "seed \(seed)")
            let said = Array(place.line.bytes(in: place.span))
            let line = lines[place.position.line - 1]
            let start = line.startIndex + place.position.column - 1
            let written = line[start..<min(line.endIndex, start + said.count)]
            // The marks of a quotation are read as spaces.
            let isSame =
                written.count == said.count
                && zip(written, said).allSatisfy {
                    $0 == $1 || $0 == UInt8(ascii: ">") && $1 == 0x20
                }
            #expect(isSame, "seed \(seed): \(place)")
        }
        #expect(log.explainedCount <= log.lineCount, "seed \(seed)")
    }

    @Test(arguments: [0, 1, 7, 500, 4_000])
    func `finds a phrase at any offset and in any case`(offset: Int) {
        let filler = String(repeating: "cannot show automatic strong passwords for app cannot ", count: offset / 54 + 1)
        let text = String(filler.prefix(offset)) + Self.sentence
        for line in [text, text.uppercased()] {
            #expect(ConsoleLog(SourceText(line, from: .standardInput)).entries.count == 1)
        }
    }
}

@Suite(.needsSharedData("corpus/logs")) struct `the recorded logs` {
    @Test func `are all understood`() {
        for (name, bytes) in SharedData.files(in: "corpus/logs") {
            let log = ConsoleLog(SourceText(bytes, from: .file(path: name)))
            #expect(!log.entries.isEmpty, "\(name) says nothing")
        }
    }
}
