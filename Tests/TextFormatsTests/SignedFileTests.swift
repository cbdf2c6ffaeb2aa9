import Foundation
import TestData
import Testing
import TextFormats

@Suite struct `A signed file` {
    private func fixture(_ name: String) throws -> [UInt8] {
        let folder = Repository.fixtures.appending(path: "Signed")
        return try Array(Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private static let readable: [(String, SignedFile.Form)] = [
        ("der.cms", .binary), ("indefinite.cms", .binary), ("pkcs7.cms", .binary), ("cms.pem", .pem),
        ("pkcs7.pem", .pem), ("smime.txt", .smime), ("smime-crlf.txt", .smime), ("smime-indefinite.txt", .smime),
        ("clear.txt", .clearSigned),
    ]

    @Test(arguments: readable) func `holds what was signed`(name: String, form: SignedFile.Form) throws {
        let file = try #require(SignedFile(fixture(name)))
        #expect(file.form == form)
        #expect(try file.content == fixture("content.json"))
        #expect(file.failure == nil)
    }

    @Test func `in clear text loses the headers of its part`() throws {
        let file = try #require(SignedFile(fixture("clear-text.txt")))
        #expect(file.form == .clearSigned)
        let content = try String(decoding: fixture("content.json"), as: UTF8.self)
        #expect(file.content == Array(content.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    }

    @Test(arguments: [
        ("detached.cms", SignedFile.Failure.noContent), ("encrypted.cms", .notSignedData),
        ("encrypted.txt", .notSignedData),
    ])
    func `without readable content says why`(name: String, failure: SignedFile.Failure) throws {
        let file = try #require(SignedFile(fixture(name)))
        #expect(file.failure == failure)
        #expect(file.content == nil)
    }

    @Test(arguments: [
        ("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n", SignedFile.Failure.notSignedData),
        ("-----BEGIN PKCS7-----\nMI!B\n-----END PKCS7-----\n", .invalidBase64(offset: 24)),
        ("-----BEGIN PKCS7-----\nMI-B\n-----END PKCS7-----\n", .invalidBase64(offset: 24)),
        ("-----BEGIN PKCS7-----\nMIIB", .truncated),
        ("MIME-Version: 1.0\nContent-Type: text/plain\n\n{}", .notSignedData),
        ("MIME-Version: 1.0\nContent-Type: multipart/signed\n\n{}", .malformed),
        (
            "Content-Type: application/pkcs7-mime;\n name=x\nContent-Transfer-Encoding: BASE64\n\nMA*=",
            .invalidBase64(offset: 83)
        ),
        ("Content-Type: application/pkcs7-mime\nContent-Transfer-Encoding: uuencode\n\n", .malformed),
        ("0\u{3}\u{6}\u{1}\u{2A}", .notSignedData),
    ])
    func `that is broken says how`(text: String, failure: SignedFile.Failure) throws {
        #expect(try #require(SignedFile(Array(text.utf8))).failure == failure)
    }

    @Test(arguments: [
        "", "0", "{}", "01", "[\"MIME-Version: 1.0\"]", "Content-Type: application/json\n\n{}", "<html>",
        "key: value\n",
        "curl https://example.com", "-----", "\n",
    ])
    func `is not seen in other text`(text: String) {
        #expect(SignedFile(Array(text.utf8)) == nil)
        #expect(!SignedFile.isSigned(Array(text.utf8)))
    }

    @Test(arguments: ["der.cms", "pkcs7.cms", "indefinite.cms", "cms.pem", "smime.txt", "smime-indefinite.txt"])
    func `cut off anywhere is truncated`(name: String) throws {
        let bytes = try fixture(name)
        let text = bytes.first == 0x30 ? nil : String(decoding: bytes, as: UTF8.self)
        // Before its text announces it, nothing can be recognised; after its end only white space is missing.
        let start =
            try text.map { try #require($0.utf8Offset(after: name == "cms.pem" ? "CMS-----" : "base64\n\n")) } ?? 2
        let end = name == "cms.pem" ? try #require(text?.utf8Offset(after: "-----END ")) : lastBase64(bytes)
        for length in start..<end {
            #expect(SignedFile(Array(bytes[..<length]))?.failure == .truncated, "\(length)")
        }
        #expect(SignedFile(bytes + Array("\n\n".utf8))?.content != nil)
    }

    @Test(.seeded, arguments: readable.map(\.0) + ["detached.cms", "clear-text.txt", "encrypted.cms"])
    func `with any bytes changed is still taken apart or refused`(name: String) throws {
        let bytes = try fixture(name)
        let seed = RunSeed.value
        var generator = SeededGenerator(seed: seed)
        for length in 0..<bytes.count { check(Array(bytes[..<length]), "\(name), \(length) bytes") }
        for _ in 0..<500 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<min(changed.count, 400), using: &generator)
                changed[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            check(changed, "\(name), seed \(seed)")
        }
    }

    private func check(_ bytes: [UInt8], _ hint: String) {
        guard let file = SignedFile(bytes) else { return }
        var isSound = (file.content == nil) != (file.failure == nil) && (file.content?.count ?? 0) <= bytes.count
        if case .invalidBase64(let offset) = file.failure { isSound = isSound && offset < bytes.count }
        if !isSound { Issue.record("\(hint): \(file)") }
    }

    private func lastBase64(_ bytes: [UInt8]) -> Int {
        guard bytes.first != 0x30 else { return bytes.count }
        let last = bytes.lastIndex { $0 != 0x0A && $0 != UInt8(ascii: "=") } ?? 0
        return last - 2
    }
}

@Suite struct `Signed files from the wild` {
    @Test(
        .needsSharedData("vectors/signed"),
        arguments: [("knil-Facebook-signed-AASA", 9977), ("knil-Twitter-signed-AASA", 5366)])
    func `hold JSON`(name: String, size: Int) throws {
        let signed = try #require(SignedFile(try SharedData.bytes(of: "vectors/signed/" + name)))
        let content = try #require(signed.content)
        #expect(signed.form == .binary)
        #expect(content.count == size)
        #expect(JSONParser.parse(content).isWellFormed)
    }

    @Test(.needsSharedData("corpus/aasa")) func `are found among published files, and only they`() {
        for file in SharedData.files(in: "corpus/aasa") {
            let isMail = file.bytes.starts(with: "MIME-Version".utf8)
            let signed = SignedFile(file.bytes)
            #expect((signed != nil) == isMail, "\(file.name)")
            if let signed { #expect(signed.content.map { JSONParser.parse($0).isWellFormed } == true, "\(file.name)") }
        }
    }
}

extension String {
    fileprivate func utf8Offset(after part: String) -> Int? {
        range(of: part).map { utf8.distance(from: utf8.startIndex, to: $0.upperBound) }
    }
}
