import AssociationModel
import CCurl
import TextFormats

extension Transfer {
    /// Sets all options of the handle. Returns false if libcurl rejects one.
    func setOptions() -> Bool {
        setRequest() && setBounds() && setDetours() && setTLS() && setCallbacks()
    }

    private func set(_ option: CURLoption, _ value: Int) -> Bool { ccurl_set_long(handle, option, value) == CURLE_OK }

    private func set(_ option: CURLoption, _ value: String?) -> Bool {
        ccurl_set_string(handle, option, value) == CURLE_OK
    }

    private var identity: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func setRequest() -> Bool {
        let agent =
            switch request.agent {
            case .associationBot: configuration.userAgent
            case .browser:
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                    + "Version/26.0 Safari/605.1.15"
            }
        // An empty list of encodings requests all that this build of libcurl can decode.
        return set(CURLOPT_URL, target.url) && ccurl_allow_only_http(handle) == CURLE_OK
            && set(CURLOPT_USERAGENT, agent) && set(CURLOPT_ACCEPT_ENCODING, "") && set(CURLOPT_FOLLOWLOCATION, 0)
            && set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue)) && set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
            // An empty text keeps libcurl from looking in the environment.
            && set(CURLOPT_PROXY, proxy?.url ?? "") && set(CURLOPT_NOPROXY, "")
            && setList(CURLOPT_HTTPHEADER, configuration.contact.map { ["From: " + $0] } ?? [])
    }

    private func setBounds() -> Bool {
        set(CURLOPT_NOSIGNAL, 1) && set(CURLOPT_TIMEOUT_MS, Self.milliseconds(timeout))
            && set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(configuration.connectTimeout))
            && ccurl_leave_resolver_behind(handle) == CURLE_OK
    }

    // Both transfers of an exchange share its time.
    private var timeout: Double {
        guard case .certificates(let first) = purpose else { return configuration.timeout }
        return configuration.timeout - (first.timing?.total ?? 0)
    }

    // Zero would mean no limit.
    private static func milliseconds(_ seconds: Double) -> Int {
        seconds.isFinite ? Int(max(1, min(seconds, 86_400) * 1000)) : 86_400_000
    }

    private func setDetours() -> Bool {
        // A proxy resolves names itself, unless it is asked for an address.
        let resolved = proxy == nil ? [] : configuration.resolve.compactMap(\.asDetour)
        let detours = request.address.map { [$0.asDetour] } ?? configuration.connectTo.map(\.argument) + resolved
        return setList(CURLOPT_CONNECT_TO, detours)
            && setList(CURLOPT_RESOLVE, configuration.resolve.map(\.argument))
    }

    private func setList(_ option: CURLoption, _ texts: [String]) -> Bool {
        guard !texts.isEmpty else { return true }
        var list: UnsafeMutablePointer<curl_slist>?
        for text in texts { list = ccurl_slist_append(list, text) ?? list }
        guard let list else { return false }
        lists.append(list)
        return ccurl_set_list(handle, option, list) == CURLE_OK
    }

    private func setTLS() -> Bool {
        // A reused connection or session would not show its certificates.
        guard set(CURLOPT_FRESH_CONNECT, 1), set(CURLOPT_FORBID_REUSE, 1), set(CURLOPT_SSL_SESSIONID_CACHE, 0),
            // libcurl writes out all that is in each certificate, which takes long; OpenSSL hands them over.
            set(CURLOPT_CERTINFO, certificateChain == nil ? 1 : 0), setTrust()
        else { return false }
        // With a record of the certificate chain, even a transfer that accepts any certificate verifies it, to learn what is wrong.
        let verifies = !acceptsAnyCertificate || certificateChain != nil
        guard set(CURLOPT_SSL_VERIFYPEER, verifies ? 1 : 0),
            set(CURLOPT_SSL_VERIFYHOST, acceptsAnyCertificate ? 0 : 2)
        else { return false }
        guard case .oldProtocols = request.security else {
            return set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        }
        // Only OpenSSL has security levels; other libraries may reject the option and don't need it.
        _ = set(CURLOPT_SSL_CIPHER_LIST, "DEFAULT@SECLEVEL=0")
        return set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_0))
    }

    private func setTrust() -> Bool {
        if certificateChain != nil, trust != nil {
            // A cache of libcurl's would put its own store, with nothing in it, in the place of ours.
            _ = set(CURLOPT_CA_CACHE_TIMEOUT, 0)
            return set(CURLOPT_CAINFO, nil) && set(CURLOPT_CAPATH, nil)
        }
        return configuration.trustedRoots.map(setRoots) ?? true
    }

    // Unless it is cleared, the default directory of roots stays trusted as well.
    private func setRoots(_ roots: [UInt8]) -> Bool {
        roots.withUnsafeBytes { bytes in
            ccurl_set_bytes(handle, CURLOPT_CAINFO_BLOB, bytes.baseAddress, bytes.count) == CURLE_OK
        } && set(CURLOPT_CAPATH, nil)
    }

    private func setCallbacks() -> Bool {
        for option in [
            CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_OPENSOCKETDATA, CURLOPT_PREREQDATA, CURLOPT_SSL_CTX_DATA,
            CURLOPT_PRIVATE,
        ] {
            // With a TLS library that exposes no context, the option is unknown and not needed.
            guard ccurl_set_pointer(handle, option, identity) == CURLE_OK || option == CURLOPT_SSL_CTX_DATA else {
                return false
            }
        }
        return ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText) == CURLE_OK
            && ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION, receiveBody) == CURLE_OK
            && ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION, receiveHeader) == CURLE_OK
            && ccurl_set_socket_opener(handle, openAdmittedSocket) == CURLE_OK
            && ccurl_set_before_request(handle, beforeRequest) == CURLE_OK
            && (ccurl_set_tls_context_callback(handle, prepareTLS) == CURLE_OK || certificateChain == nil)
    }
}

extension ServerAddress {
    /// The value of curl's `--connect-to` that sends any request to it.
    fileprivate var asDetour: String {
        "::\(address.inURLs):" + (port.map(String.init) ?? "")
    }
}

extension Resolve {
    /// The value of curl's `--connect-to` that leads to the first address.
    fileprivate var asDetour: String? {
        let name = host == "*" ? "" : IPAddress(host)?.inURLs ?? host
        return addresses.first.map { "\(name):\(port):\($0.inURLs):\(port)" }
    }
}

extension IPAddress {
    /// The address as URLs have it: IPv6 in brackets.
    fileprivate var inURLs: String { family == .ipv6 ? "[\(self)]" : "\(self)" }
}

private typealias Context = UnsafeMutableRawPointer

private func transfer(_ context: Context?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
}

private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: Context?) -> Int {
    let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return transfer(context)?.collector.take(body: piece) == true ? piece.count : 0
}

private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: Context?) -> Int
{
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return transfer(context)?.collector.take(headerLine: line) == true ? line.count : 0
}

private func openAdmittedSocket(
    _ context: Context?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    let refused: curl_socket_t = -1  // CURL_SOCKET_BAD
    guard let transfer = transfer(context), let address,
        let field = MemoryLayout<curl_sockaddr>.offset(of: \.addr)
    else { return refused }
    let socketAddress = (UnsafeRawPointer(address) + field).assumingMemoryBound(to: sockaddr.self)
    guard let destination = IPAddress(socketAddress, length: Int(address.pointee.addrlen)) else { return refused }
    let isAllowed = transfer.proxy != nil || transfer.configuration.allows(destination, for: transfer.target)
    let bytes = UnsafeRawBufferPointer(start: socketAddress, count: Int(address.pointee.addrlen))
    guard transfer.connections.admit(destination, Array(bytes), isAllowed: isAllowed) else { return refused }
    let socket = openSocket(
        family: address.pointee.family, type: address.pointee.socktype, protocol: address.pointee.protocol)
    if socket < 0 { transfer.connections.noteLimit() }
    return socket
}

private func beforeRequest(
    _ context: Context?, _ remote: UnsafeMutablePointer<CChar>?, _ local: UnsafeMutablePointer<CChar>?,
    _ remotePort: CInt, _ localPort: CInt
) -> CInt {
    guard let transfer = transfer(context) else { return CInt(CURL_PREREQFUNC_ABORT) }
    transfer.isConnected = true
    return transfer.maySendRequest ? CInt(CURL_PREREQFUNC_OK) : CInt(CURL_PREREQFUNC_ABORT)
}

private func prepareTLS(_ handle: Context?, _ tls: Context?, _ context: Context?) -> CURLcode {
    guard let tls, let transfer = transfer(context) else { return CURLE_ABORTED_BY_CALLBACK }
    transfer.isInHandshake = true
    transfer.received?.listen(to: tls)
    guard let record = transfer.certificateChain else { return CURLE_OK }
    transfer.trust?.use(in: tls)
    record.listen(to: tls)
    return CURLE_OK
}
