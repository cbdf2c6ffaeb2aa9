import AssociationModel
import CurlFetch
import TestSupport
import Testing
import TextFormats

@Suite struct `Certificates` {
    @Test func `a server's certificate is read`() throws {
        let identity = TestSite.authority.identity(
            for: ["good.test", "*.good.test", "192.0.2.7"], issuerURL: "http://issuer.test/i.der")
        let leaf = try Certificate(der: try #require(identity.chain.first))
        #expect(leaf.subject == #"CN=good.test, O=Example\, Inc."#)
        #expect(leaf.issuer == #"CN=Test Intermediate, O=Example\, Inc."#)
        #expect(leaf.names == ["good.test", "*.good.test", "192.0.2.7"])
        #expect(leaf.issuerURLs == ["http://issuer.test/i.der"])
        #expect(leaf.notBefore.advanced(bySeconds: 31 * 86_400) == leaf.notAfter)
        #expect(!leaf.isSelfIssued)
        #expect(leaf.der == identity.chain.first)
    }

    @Test func `a root names itself as its issuer`() throws {
        let root = try Certificate(der: TestSite.authority.rootDER)
        #expect(root.isSelfIssued)
        #expect(root.names.isEmpty && root.issuerURLs.isEmpty)
    }

    @Test func `what other tools make is read`() throws {
        let certificate = try Certificate(der: MintedElsewhere.openSSL)
        #expect(certificate.subject == MintedElsewhere.subject)
        #expect(certificate.issuer == MintedElsewhere.subject)
        #expect(certificate.notBefore == Instant("1999-12-31T23:59:59Z"))
        #expect(certificate.notAfter == Instant("2051-01-02T03:04:05Z"))
        #expect(certificate.names == ["a.test", "2001:db8::1", "10.0.0.1"])
        #expect(certificate.otherNames == ["email:x@a.test", "URI:http://a.test/"])
        #expect(certificate.issuerURLs == ["http://a.test/ca.der", "ldap://a.test/ca"])
    }

    @Test func `no part of a certificate is one`() throws {
        let whole = MintedElsewhere.openSSL
        for length in 0..<whole.count {
            #expect(throws: CertificateFailure.malformed) { try Certificate(der: Array(whole.prefix(length))) }
        }
    }

    // Each reading has to return or throw; a trap would end the test run.
    @Test func `no broken byte is more than a failure`() throws {
        let whole = MintedElsewhere.openSSL
        var readable = 0
        for index in whole.indices {
            for byte in [0x80, 0xff, whole[index] &+ 1] as [UInt8] {
                var broken = whole
                broken[index] = byte
                if (try? Certificate(der: broken)) != nil { readable += 1 }
            }
        }
        #expect(readable > 0 && readable < whole.count * 3)
    }

    @Test(
        arguments: [
            [], [0x30], [0x30, 0x00], [0x30, 0x80], [0x05, 0x00], [0x30, 0x02, 0x30, 0x00],
            [0x30, 0x84, 0xff, 0xff, 0xff, 0xff],
            [UInt8](repeating: 0x30, count: 4096), Array("-----BEGIN CERTIFICATE-----".utf8),
            (0..<60).reduce(into: [UInt8]()) { bytes, _ in bytes = [0x30, UInt8(bytes.count)] + bytes },
        ] as [[UInt8]])
    func `what is no certificate is malformed`(bytes: [UInt8]) {
        #expect(throws: CertificateFailure.malformed) { try Certificate(der: bytes) }
    }

    @Test(
        arguments: [
            ("a.test", ["a.test"], true), ("A.TEST", ["a.test"], true), ("a.test", ["A.Test"], true),
            ("a.test.", ["a.test"], true),
            ("a.test", ["b.test", "a.test"], true), ("b.a.test", ["a.test"], false), ("a.test", ["b.a.test"], false),
            ("b.a.test", ["*.a.test"], true), ("a.test", ["*.a.test"], false), ("c.b.a.test", ["*.a.test"], false),
            ("a.test", ["*.test"], false), ("a.test", ["*"], false), ("ba.a.test", ["b*.a.test"], false),
            ("b.a.test", ["b.*.test"], false), ("a.test", [], false), ("a.test", [""], false),
            ("a.test", ["a.test\u{0}.b"], false),
            ("192.0.2.1", ["192.0.2.1"], true), ("192.0.2.1", ["*.0.2.1"], false),
            ("2001:db8::1", ["2001:db8:0::1"], true),
            ("192.0.2.1", ["192.0.2.2"], false), ("xn--bcher-kva.a.test", ["*.a.test"], true), ("", [""], false),
            ("\u{212A}.a.test", ["k.a.test"], false),
        ] as [(String, [String], Bool)])
    func `a certificate is for the hosts that it names`(host: String, names: [String], isCovered: Bool) {
        let certificate = Certificate(
            der: [], subject: "CN=a.test", issuer: "CN=b", notBefore: Instant(seconds: 0),
            notAfter: Instant(seconds: 1), names: names, issuerURLs: [])
        #expect(certificate.covers(host: host) == isCovered)
    }
}
