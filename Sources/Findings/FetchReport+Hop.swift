extension FetchReport {
    /// One request and what came back, in detail.
    package struct Hop: Sendable {
        /// The request, its outcome, and where the time went; its facts say why there was no response.
        package let outline: Report.Hop
        /// The addresses that were tried, in order; empty if a connection was reused, or none is known.
        package let addresses: [Address]
        /// What the TLS handshake showed; nil if there was none.
        package let tls: TLS?
        /// The header fields of the response, in order; nil without a response, and for a directory.
        package let headers: [Header]?

        package init(_ outline: Report.Hop, addresses: [Address], tls: TLS?, headers: [Header]?) {
            self.outline = outline
            self.addresses = addresses
            self.tls = tls
            self.headers = headers
        }
    }

    /// An address of a host.
    package struct Address: Sendable {
        /// What came of connecting to it.
        package enum Result: String, Sendable, CaseIterable {
            case connected
            /// It refused the connection, did not answer in time, or another address was faster.
            case failed
            /// It is private or reserved, so it was not tried.
            case refusedAsPrivate = "private"
            /// This machine has no route to it, so it was not tried.
            case unroutable = "no-route"
        }

        /// The address, without port or brackets.
        package let text: String
        package let result: Result

        package init(_ text: String, result: Result) {
            self.text = text
            self.result = result
        }
    }

    /// What a TLS handshake showed.
    package struct TLS: Sendable {
        /// The version, such as `TLSv1.3`; nil if none was agreed on, or it is unknown.
        package let version: String?
        /// The certificates in the order sent, the server's own first.
        package let certificates: [Certificate]
        /// What is wrong with them.
        package let problems: [Problem]

        package init(version: String?, certificates: [Certificate], problems: [Problem]) {
            self.version = version
            self.certificates = certificates
            self.problems = problems
        }
    }

    /// A certificate.
    package struct Certificate: Hashable, Sendable {
        /// The distinguished name, such as `CN=example.com`.
        package let subject: String
        /// That of the issuer.
        package let issuer: String
        /// The hosts and addresses that it is for.
        package let names: [String]
        /// The first moment at which it is valid, such as `2026-11-21T09:00:00Z`.
        package let notBefore: String
        /// The last one.
        package let notAfter: String
        /// The two as days, and how long it is still valid, as words.
        package let validity: Message

        package init(
            subject: String, issuer: String, names: [String], notBefore: String, notAfter: String, validity: Message
        ) {
            self.subject = subject
            self.issuer = issuer
            self.names = names
            self.notBefore = notBefore
            self.notAfter = notAfter
            self.validity = validity
        }
    }

    /// What is wrong with certificates, such as `name-mismatch`.
    package typealias Problem = LinkReport.Reason

    /// A header field.
    package struct Header: Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}
