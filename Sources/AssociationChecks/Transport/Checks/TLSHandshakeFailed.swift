import AssociationModel
import Findings

extension Check {
    /// The TLS handshake fails, and not because of the certificate.
    static let tlsHandshakeFailed = Check(
        "AD220", "tls-handshake-failed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .transportSecurity],
        explanation: """
            ## What it finds
            The server accepts the connection, and then both sides agree on no way to encrypt it. The message quotes \
            the reason. A server that only speaks versions before TLS 1.2 is told as `tls-too-old` instead.

            ## Why it matters
            The file is read by https only. A handshake that fails here fails for others too: the common causes are a \
            port that answers plain http, a server that has no certificate for the name that is asked for (it ends \
            the handshake with an alert), one that demands a client certificate, and keys, signatures or ciphers that \
            modern clients refuse as too weak.

            ## How to fix it
            Look at the handshake with `openssl s_client -connect example.com:443 -servername example.com`. Let the \
            server listen with TLS on the https port (in nginx `listen 443 ssl;`), have an entry for the name, ask \
            for no client certificate on this path, and use an RSA key of 2048 bits or more, or ECDSA, with SHA-256.
            """,
        of: \.origins
    ) { origin in
        guard case .tlsHandshakeFailed(let reason) = origin.failure, origin.oldVersion == nil else { return [] }
        let notes = origin.site.probes.withOldProtocols?.tls?.version.map { version in
            [Note("with old algorithms allowed, the handshake succeeds with \(plain: version): something is too weak")]
        }
        return [
            origin.observation(
                "the TLS handshake with \(plain: origin.host) fails: \(reason)", notes: notes ?? [],
                help: """
                    look at it with openssl s_client -connect \(plain: origin.hostAndPort) -servername \
                    \(plain: origin.site.key.host)
                    """)
        ]
    }
}
