import TextFormats

/// The text form of an exchange, for recording, reading and writing by hand.
///
/// It consists of lines of the form `key: value`, a blank line, and the body up to the end of the text. Lines that
/// begin with `#` are comments. Lines end with LF, or with CRLF before the body. The keys are:
///
/// - `request` (the URL), `agent`, `security` (`unverified`, `old-protocols`, `with-issuers`), `issuer` (base64 of DER;
///   repeatable), `repeated: yes` for a request that was made before;
/// - `earlier` (repeatable): what came of the same request before this, `status` and its number, or a failure;
///   `reached-meanwhile`: a host that answered while this one did not; `proxy`: what the request went through;
/// - `attempt` (repeatable): address, `ipv4` or `ipv6`, and `connected`, `failed`, `private` or `no-route`;
/// - `tls-version`, `tls-problem` (repeatable), or `tls: unknown` if there was TLS but nothing is known about it;
/// - for each certificate `certificate` (base64 of DER), or `certificate-subject` followed by `-issuer`, `-from`,
///   `-until`, `-name`, `-other-name` and `-issuer-url`;
/// - `seconds`, and until parts of the exchange were over `seconds-to-resolve` (the host name), `seconds-to-reach` (TCP),
///   `seconds-to-connect` (with TLS), `seconds-to-first-byte`;
/// - `near-miss` (repeatable): a path of a directory that is like the one that was requested, where there is nothing;
/// - one of `status`, `failure` and `not-consulted: yes` (or `out-of-time`: the time for the host was used up);
/// - with a status: `header` (repeatable) or `headers: unknown`, `redirect-target`, `body-is-cut: yes`, `body: base64`.
///
/// In values, `\\`, `\n`, `\r` and `\u{7F}` stand for a backslash, line endings, and any other character. A backslash
/// before any other character stands for itself.
package enum ExchangeText {
    /// A line of such a text that can't be read.
    package struct Problem: Error, Hashable, Sendable {
        /// The line number, from 1.
        package let line: Int
        package let reason: String
    }

    /// Writes an exchange as text.
    package static func text(of exchange: Exchange) -> [UInt8] {
        var writer = ExchangeWriter()
        writer.write(exchange)
        return writer.bytes
    }

    /// Reads an exchange from text; its source is ``Exchange/Source/recording``.
    package static func exchange(from bytes: [UInt8]) throws(Problem) -> Exchange {
        var reader = ExchangeReader()
        return try reader.read(bytes)
    }
}
