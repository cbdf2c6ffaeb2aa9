import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The TLS handshake fails for a reason other than the certificate.
    static let tlsHandshakeFailed = Check(
        "AD220", "tls-handshake-failed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .transportSecurity],
        explanation: """
            ## What it finds
            The server accepts the connection, but the two sides cannot agree on how to encrypt it. The message quotes \
            the reason. A server that supports only versions before TLS 1.2 is reported as `tls-too-old` instead.

            ## Why it matters
            The file is read over https only. A handshake that fails here fails for others too. The common causes are \
            a port that answers plain http, a server without a certificate for the requested name (it ends the \
            handshake with an alert), one that demands a client certificate, and keys, signatures or ciphers that \
            modern clients refuse as too weak.

            ## How to fix it
            Inspect the handshake with `openssl s_client -connect example.com:443 -servername example.com`. Make the \
            server listen with TLS on the https port (in nginx `listen 443 ssl;`), have an entry for the name, and \
            require no client certificate on this path. Use an RSA key of 2048 bits or more, or ECDSA, with SHA-256.
            """,
        of: \.origins
    ) { origin in
        guard case .tlsHandshakeFailed(let reason) = origin.failure, origin.oldVersion == nil else { return nil }
        let notes = origin.site.probes.withOldProtocols?.tls?.version.map { version in
            [Note("with old algorithms allowed, the handshake succeeds with \(plain: version): something is too weak")]
        }
        let inspection: Message = """
            openssl s_client -connect \(plain: origin.hostAndPort) -servername \(plain: origin.site.key.host)
            """
        return origin.observation(
            "the TLS handshake with \(plain: origin.host) fails: \(reason)", notes: notes ?? [],
            help: notes == nil
                ? reason.contains("wrong version number")
                    ? "serve https on this port, not plain http; see what answers with \(inspection)"
                    : "inspect the handshake with \(inspection)"
                : "replace the weak key, signature or cipher on the server; \(inspection) shows them")
    }
}
