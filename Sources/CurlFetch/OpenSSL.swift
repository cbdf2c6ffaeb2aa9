import AssociationModel
import CCurl
import TextFormats

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The few functions of OpenSSL that share the trusted certificates, and tell why a certificate chain fails and how much
/// arrives.
///
/// OpenSSL's headers are in another package than libcurl's, so the functions are declared here and looked up in the
/// libraries that libcurl has loaded. See <https://docs.openssl.org/3.0/man3/>. All exist since OpenSSL 1.1.0.
struct OpenSSL: Sendable {
    typealias Pointer = UnsafeMutableRawPointer
    typealias CertificateChainVerifier = @convention(c) @Sendable (Pointer?, Pointer?) -> CInt
    typealias ProblemListener = @convention(c) @Sendable (CInt, Pointer?) -> CInt

    typealias MessageListener =
        @convention(c) @Sendable (CInt, CInt, CInt, UnsafeRawPointer?, Int, Pointer?, Pointer?) -> Void
    typealias Releaser = @convention(c) @Sendable (Pointer?, Pointer?, Pointer?, CInt, CLong, Pointer?) -> Void

    let setCertificateChainVerifier: @convention(c) @Sendable (Pointer?, CertificateChainVerifier, Pointer?) -> Void
    let setProblemListener: @convention(c) @Sendable (Pointer?, ProblemListener) -> Void
    let verify: @convention(c) @Sendable (Pointer?) -> CInt
    let problem: @convention(c) @Sendable (Pointer?) -> CInt
    let setProblem: @convention(c) @Sendable (Pointer?, CInt) -> Void
    let setAssociated: @convention(c) @Sendable (Pointer?, CInt, Pointer?) -> CInt
    let associated: @convention(c) @Sendable (Pointer?, CInt) -> Pointer?
    let connectionIndex: @convention(c) @Sendable () -> CInt
    let protocolVersion: @convention(c) @Sendable (Pointer?) -> UnsafePointer<CChar>?
    let untrusted: @convention(c) @Sendable (Pointer?) -> Pointer?
    let setUntrusted: @convention(c) @Sendable (Pointer?, Pointer?) -> Void
    let count: @convention(c) @Sendable (Pointer?) -> CInt
    let element: @convention(c) @Sendable (Pointer?, CInt) -> Pointer?
    let writeCertificate:
        @convention(c) @Sendable (Pointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> CInt
    let newStack: @convention(c) @Sendable () -> Pointer?
    let copyStack: @convention(c) @Sendable (Pointer?) -> Pointer?
    let push: @convention(c) @Sendable (Pointer?, Pointer?) -> CInt
    let freeStack: @convention(c) @Sendable (Pointer?) -> Void
    let readCertificate:
        @convention(c) @Sendable (Pointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, CLong) -> Pointer?
    let freeCertificate: @convention(c) @Sendable (Pointer?) -> Void
    let newStore: @convention(c) @Sendable () -> Pointer?
    let retainStore: @convention(c) @Sendable (Pointer?) -> CInt
    let freeStore: @convention(c) @Sendable (Pointer?) -> Void
    let setFlags: @convention(c) @Sendable (Pointer?, CUnsignedLong) -> CInt
    let addRoot: @convention(c) @Sendable (Pointer?, Pointer?) -> CInt
    let loadRoots: @convention(c) @Sendable (Pointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> CInt
    let setStore: @convention(c) @Sendable (Pointer?, Pointer?) -> Void
    let newReader: @convention(c) @Sendable (UnsafeRawPointer?, CInt) -> Pointer?
    let freeReader: @convention(c) @Sendable (Pointer?) -> CInt
    let readPEM: @convention(c) @Sendable (Pointer?, Pointer?, Pointer?, Pointer?) -> Pointer?
    let markErrors: @convention(c) @Sendable () -> CInt
    let dropErrorsSinceMark: @convention(c) @Sendable () -> CInt
    let newSlot: @convention(c) @Sendable (CInt, CLong, Pointer?, Pointer?, Pointer?, Releaser) -> CInt
    let setAssociatedOfContext: @convention(c) @Sendable (Pointer?, CInt, Pointer?) -> CInt
    let controlContext: @convention(c) @Sendable (Pointer?, CInt, CLong, Pointer?) -> CLong
    let setMessageListener: @convention(c) @Sendable (Pointer?, MessageListener) -> Void
    let setShutdown: @convention(c) @Sendable (Pointer?, CInt) -> Void

    /// The functions; nil if libcurl does not use OpenSSL, or if its functions cannot be found.
    static let shared = try? OpenSSL()

    private init() throws(Missing) {
        guard Self.isInUse else { throw Missing() }
        setCertificateChainVerifier = try Self.function("SSL_CTX_set_cert_verify_callback")
        setProblemListener = try Self.function("X509_STORE_CTX_set_verify_cb")
        verify = try Self.function("X509_verify_cert")
        problem = try Self.function("X509_STORE_CTX_get_error")
        setProblem = try Self.function("X509_STORE_CTX_set_error")
        setAssociated = try Self.function("X509_STORE_CTX_set_ex_data")
        associated = try Self.function("X509_STORE_CTX_get_ex_data")
        connectionIndex = try Self.function("SSL_get_ex_data_X509_STORE_CTX_idx")
        protocolVersion = try Self.function("SSL_get_version")
        untrusted = try Self.function("X509_STORE_CTX_get0_untrusted")
        setUntrusted = try Self.function("X509_STORE_CTX_set0_untrusted")
        count = try Self.function("OPENSSL_sk_num")
        element = try Self.function("OPENSSL_sk_value")
        writeCertificate = try Self.function("i2d_X509")
        newStack = try Self.function("OPENSSL_sk_new_null")
        copyStack = try Self.function("OPENSSL_sk_dup")
        push = try Self.function("OPENSSL_sk_push")
        freeStack = try Self.function("OPENSSL_sk_free")
        readCertificate = try Self.function("d2i_X509")
        freeCertificate = try Self.function("X509_free")
        newStore = try Self.function("X509_STORE_new")
        retainStore = try Self.function("X509_STORE_up_ref")
        freeStore = try Self.function("X509_STORE_free")
        setFlags = try Self.function("X509_STORE_set_flags")
        addRoot = try Self.function("X509_STORE_add_cert")
        loadRoots = try Self.function("X509_STORE_load_locations")
        setStore = try Self.function("SSL_CTX_set_cert_store")
        newReader = try Self.function("BIO_new_mem_buf")
        freeReader = try Self.function("BIO_free")
        readPEM = try Self.function("PEM_read_bio_X509")
        markErrors = try Self.function("ERR_set_mark")
        dropErrorsSinceMark = try Self.function("ERR_pop_to_mark")
        newSlot = try Self.function("CRYPTO_get_ex_new_index")
        setAssociatedOfContext = try Self.function("SSL_CTX_set_ex_data")
        controlContext = try Self.function("SSL_CTX_ctrl")
        setMessageListener = try Self.function("SSL_CTX_set_msg_callback")
        setShutdown = try Self.function("SSL_set_shutdown")
    }

    private struct Missing: Error {}

    // The library that libcurl names, such as "OpenSSL/3.0.19", must be the one that the look-up finds. A name in
    // parentheses is built in but not in use; 1.0 lacks half of the functions.
    private static var isInUse: Bool {
        guard let used = ccurl_version().pointee.ssl_version else { return false }
        let name = String(cString: used)
        guard name.hasPrefix("OpenSSL/"), !name.hasPrefix("OpenSSL/1.0"), !name.hasPrefix("OpenSSL/0"),
            let version: @convention(c) (CInt) -> UnsafePointer<CChar>? = try? function("OpenSSL_version"),
            let found = version(0)
        else { return false }
        return String(cString: found).hasPrefix("OpenSSL " + name.dropFirst(8))
    }

    private static func function<Function>(_ name: String) throws(Missing) -> Function {
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
        #else
            let everywhere: UnsafeMutableRawPointer? = nil  // RTLD_DEFAULT
        #endif
        guard let symbol = dlsym(everywhere, name) else { throw Missing() }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
