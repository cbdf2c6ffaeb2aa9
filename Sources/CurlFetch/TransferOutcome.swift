import AssociationModel
import CCurl
import TextFormats

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Transfer {
    /// The exchange of a finished transfer.
    func exchange(_ code: CURLcode) -> Exchange {
        if case .certificates(let first) = purpose { return completed(first) }
        return Exchange(
            request, outcome: outcome(code),
            // Through a proxy, the server's addresses are not known.
            attempts: proxy == nil ? connections.attempts(connectedTo: winner) : [], tls: facts(code), timing: timing,
            proxy: proxy?.name)
    }

    /// Whether a second transfer is needed to learn why the certificate chain was rejected.
    func needsSecondLook(_ code: CURLcode) -> Bool {
        guard case .answer = purpose else { return false }
        return certificateChain == nil && code == CURLE_PEER_FAILED_VERIFICATION
    }

    private func outcome(_ code: CURLcode) -> Exchange.Outcome {
        // A response that ends within its header is incomplete, although libcurl accepts it.
        if code == CURLE_OK, !collector.hasHeaders {
            return .failure(.responseIncomplete(reason: "the header is incomplete"))
        }
        if isGivenUp { return .failure(.responseIncomplete(reason: "2 MiB have arrived, and it is not complete")) }
        if code == CURLE_OK || (code == CURLE_WRITE_ERROR && collector.bodyIsCut) {
            // Only a proxy asks for that.
            if let proxy, status == 407 { return .notSeen(.local(.network(proxy.refusal(status)))) }
            return .response(
                Response(
                    status: status, headers: collector.headers, body: collector.body, bodyIsCut: collector.bodyIsCut,
                    redirectTarget: string(CURLINFO_REDIRECT_URL)))
        }
        if let limit = limit(code) { return .notSeen(.local(.limit(limit))) }
        return outcomeAtProxy(code) ?? .failure(failure(code))
    }

    private func limit(_ code: CURLcode) -> String? {
        switch code {
        case CURLE_COULDNT_CONNECT: connections.limit ?? limitOfDescriptors()
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: limitOfDescriptors()
        case CURLE_OUT_OF_MEMORY: isConnected ? nil : reason(code)
        default: nil
        }
    }

    // Whether the server sent more than is read, although neither the header nor the body is too large.
    private var isGivenUp: Bool {
        isConnected && received?.isExcessive == true && !collector.headersAreTooLarge && !collector.bodyIsCut
    }

    private func failure(_ code: CURLcode) -> FetchFailure {
        if connections.isAllRefused { return .addressPrivate }
        if collector.headersAreTooLarge { return .headersTooLarge }
        switch code {
        case CURLE_URL_MALFORMAT: return .malformedURL(reason: reason(code))
        case CURLE_COULDNT_RESOLVE_HOST: return .hostNotFound
        case CURLE_COULDNT_CONNECT: return .connectionFailed(reason: reason(code))
        case CURLE_OPERATION_TIMEDOUT: return isConnected ? .responseTimeout : .connectionTimeout
        case CURLE_PEER_FAILED_VERIFICATION: return .certificateRejected
        case CURLE_ABORTED_BY_CALLBACK: return maySendRequest ? .other(reason: reason(code)) : .certificateRejected
        case CURLE_BAD_CONTENT_ENCODING: return .contentEncodingUnsupported(reason: reason(code))
        // Our own receivers stop only what is too large, so it is libcurl's decoder that takes no more.
        case CURLE_WRITE_ERROR where isConnected:
            return .contentEncodingUnsupported(reason: "more bytes follow the end of the compressed data")
        // The buffer for one line is full; newer versions have a separate code for this (CURLE_TOO_LARGE).
        case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100):
            return isConnected ? .headersTooLarge : .other(reason: reason(code))
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_USE_SSL_FAILED, CURLE_SSL_ISSUER_ERROR:
            let reason = reason(code)
            return saysReset(reason) ? .connectionFailed(reason: reason) : .tlsHandshakeFailed(reason: reason)
        case CURLE_SEND_ERROR where isInHandshake && !isConnected, CURLE_RECV_ERROR where isInHandshake && !isConnected:
            return .connectionFailed(reason: reason(code))
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
            CURLE_HTTP2_STREAM, CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
            if let value = collector.headers.invalidLength { return .lengthInvalid(value: value) }
            let reason = reason(code)
            // libcurl stops before it hands over the field.
            return reason.hasPrefix("Invalid Content-Length")
                ? .lengthInvalid(value: "") : .responseIncomplete(reason: reason)
        default: return .other(reason: reason(code))
        }
    }

    private var status: Int {
        var status = 0
        ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    // The address of the connection; nil if TCP did not connect.
    private var winner: IPAddress? {
        guard isConnected || isInHandshake else { return nil }
        return string(CURLINFO_PRIMARY_IP).flatMap { IPAddress($0) }
    }

    private var timing: Timing? {
        guard let total = seconds(CURLINFO_TOTAL_TIME_T) else { return nil }
        let reached = seconds(CURLINFO_CONNECT_TIME_T)
        return Timing(
            resolved: seconds(CURLINFO_NAMELOOKUP_TIME_T), reached: reached,
            connected: target.isSecure ? seconds(CURLINFO_APPCONNECT_TIME_T) : reached,
            firstByte: seconds(CURLINFO_STARTTRANSFER_TIME_T), total: total)
    }

    private func facts(_ code: CURLcode) -> TLSFacts? {
        guard target.isSecure, winner != nil else { return nil }
        let sent = certificateChain.map { CertificateList($0.sent) } ?? CertificateList(of: handle)
        var problems = TLSFacts.Problem.problems(openSSL: certificateChain?.errors ?? [])
        // libcurl does not check the name if it accepts any certificate, and a bad certificate chain hides a wrong name.
        if acceptsAnyCertificate || code == CURLE_PEER_FAILED_VERIFICATION {
            if sent.own?.covers(host: target.host) == false { problems.insert(.nameMismatch) }
            if certificateChain == nil { problems.formUnion(Self.problemsOfTime(sent.certificates)) }
        }
        // libcurl rejected the certificate and OpenSSL did not, so the name is wrong.
        if code == CURLE_PEER_FAILED_VERIFICATION, certificateChain?.isVerified == true, problems.isEmpty {
            problems.insert(.nameMismatch)
        }
        return TLSFacts(
            version: certificateChain?.version, certificates: sent.certificates, problems: Self.sorted(problems))
    }

    /// The first, rejected exchange, completed with the certificates from the second transfer.
    private func completed(_ first: Exchange) -> Exchange {
        let sent = CertificateList(of: handle)
        var problems = Self.problemsOfTime(sent.certificates)
        if sent.own?.covers(host: target.host) == false { problems.insert(.nameMismatch) }
        if problems.isEmpty { problems.insert(.untrusted) }
        return Exchange(
            first.request, outcome: first.outcome, attempts: first.attempts,
            tls: TLSFacts(
                version: first.tls?.version, certificates: sent.certificates, problems: Self.sorted(problems)),
            timing: first.timing, proxy: first.proxy)
    }

    private static func problemsOfTime(_ certificates: [Certificate]) -> Set<TLSFacts.Problem> {
        let now = Instant(seconds: time(nil))
        var problems: Set<TLSFacts.Problem> = []
        if certificates.contains(where: { $0.notAfter < now }) { problems.insert(.expired) }
        if certificates.contains(where: { now < $0.notBefore }) { problems.insert(.notYetValid) }
        return problems
    }

    private static func sorted(_ problems: Set<TLSFacts.Problem>) -> [TLSFacts.Problem] {
        TLSFacts.Problem.allCases.filter(problems.contains)
    }

    private func string(_ info: CURLINFO) -> String? {
        var text: UnsafePointer<CChar>?
        guard ccurl_get_string(handle, info, &text) == CURLE_OK, let text else { return nil }
        return String(cString: text)
    }

    private func seconds(_ info: CURLINFO) -> Double? {
        var microseconds: curl_off_t = 0
        guard ccurl_get_offset(handle, info, &microseconds) == CURLE_OK, microseconds > 0 else { return nil }
        return Double(microseconds) / 1_000_000
    }
}

extension Transfer {
    /// What came of a request that did not get past its proxy; nil if it did, or there is none.
    private func outcomeAtProxy(_ code: CURLcode) -> Exchange.Outcome? {
        guard let proxy, !isInHandshake, !isConnected else { return nil }
        var status = 0
        ccurl_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &status)
        switch code {
        case _ where (400...499).contains(status): return .notSeen(.local(.network(proxy.refusal(status))))
        case _ where status >= 300:
            return .failure(.connectionFailed(reason: "the proxy \(proxy.name) answers with status \(status)"))
        case CURLE_COULDNT_RESOLVE_PROXY:
            return .notSeen(.local(.network("this machine cannot find the proxy \(proxy.name)")))
        case CURLE_COULDNT_CONNECT:
            return .notSeen(.local(.network("this machine cannot reach the proxy \(proxy.name)")))
        case CURLE_OPERATION_TIMEDOUT, CURLE_URL_MALFORMAT, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION,
            CURLE_ABORTED_BY_CALLBACK:
            return nil
        default:
            return .failure(.connectionFailed(reason: "the proxy \(proxy.name) makes no connection: \(reason(code))"))
        }
    }
}

extension Proxy {
    fileprivate func refusal(_ status: Int) -> String { "the proxy \(name) refuses this machine with status \(status)" }
}

/// Whether libcurl words it so that the connection was reset in the handshake, which is no disagreement about TLS. It has one
/// code for both; GnuTLS says “pull function”.
private func saysReset(_ reason: String) -> Bool {
    ["reset by peer", "Broken pipe", "pull function"].contains { reason.contains($0) }
}
