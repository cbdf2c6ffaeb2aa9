import CCurl

/// The certificates that are trusted, read once and shared by all connections of a fetcher.
///
/// libcurl reads them anew for each connection unless the TLS library and the options allow its cache; the system's are
/// about 140, which takes longer than the handshake.
final class TrustStore {
    private let openSSL: OpenSSL
    // An `X509_STORE *`.
    private let store: OpenSSL.Pointer

    /// Reads the given certificates (PEM), or the system's where libcurl finds them. Nil if there is none, and where
    /// libcurl does not use OpenSSL; libcurl itself then reads them and reports what is wrong.
    init?(_ roots: [UInt8]?) {
        guard let openSSL = OpenSSL.shared, let store = openSSL.newStore() else { return nil }
        self.openSSL = openSSL
        self.store = store
        _ = openSSL.setFlags(store, Self.flags)
        guard roots.map(add) ?? addSystemRoots() else { return nil }
    }

    deinit { openSSL.freeStore(store) }

    /// Makes a TLS context (`SSL_CTX *`) trust them, and only them.
    func use(in context: OpenSSL.Pointer) {
        guard openSSL.retainStore(store) == 1 else { return }
        openSSL.setStore(context, store)
    }

    // Those that libcurl sets: X509_V_FLAG_TRUSTED_FIRST and X509_V_FLAG_PARTIAL_CHAIN.
    private static let flags: CUnsignedLong = 0x8000 | 0x80000

    private func add(_ roots: [UInt8]) -> Bool {
        guard let reader = roots.withUnsafeBytes({ openSSL.newReader($0.baseAddress, CInt($0.count)) }) else {
            return false
        }
        defer { _ = openSSL.freeReader(reader) }
        _ = openSSL.markErrors()
        defer { _ = openSSL.dropErrorsSinceMark() }
        var count = 0
        while let certificate = openSSL.readPEM(reader, nil, nil, nil) {
            if openSSL.addRoot(store, certificate) == 1 { count += 1 }
            openSSL.freeCertificate(certificate)
        }
        return count > 0
    }

    private func addSystemRoots() -> Bool {
        let version = ccurl_version().pointee
        guard version.cainfo != nil || version.capath != nil else { return false }
        _ = openSSL.markErrors()
        defer { _ = openSSL.dropErrorsSinceMark() }
        return openSSL.loadRoots(store, version.cainfo, version.capath) == 1
    }
}
