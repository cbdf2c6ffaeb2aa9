import TextFormats

/// The text form of an exchange, for saving, reading and writing by hand.
///
/// It is lines of `key: value`, a blank line, and the body to the end of the text. Lines that begin with `#` are
/// comments. Lines end with LF, or CRLF before the body. The keys are:
///
/// - `request` (the URL), `agent`, `security` (`unverified`, `old-protocols`, `with-issuers`), `issuer` (base64 of DER;
///   repeatable);
/// - `attempt` (repeatable): address, `ipv4` or `ipv6`, and `connected`, `failed`, `private` or `no-route`;
/// - `tls-version`, `tls-problem` (repeatable), `tls: unknown` where there was TLS and nothing is known of it;
/// - for each certificate `certificate` (base64 of DER), or `certificate-subject` and after it `-issuer`, `-from`,
///   `-until`, `-name` and `-issuer-url`;
/// - `seconds`, `seconds-to-connect`;
/// - one of `status`, `failure` and `not-consulted: yes`;
/// - with a status: `header` (repeatable) or `headers: unknown`, `redirect-target`, `body-is-cut: yes`, `body: base64`.
///
/// In values, `\\`, `\n`, `\r` and `\u{7F}` stand for a backslash, the ends of lines, and any other character; a
/// backslash before anything else stands for itself.
package enum ExchangeText {
    /// A line of such a text that cannot be read.
    package struct Problem: Error, Hashable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// What is wrong with it.
        package let reason: String
    }

    /// Writes an exchange.
    package static func text(of exchange: Exchange) -> [UInt8] {
        var writer = ExchangeWriter()
        writer.write(exchange)
        return writer.bytes
    }

    /// Reads an exchange; its source is ``Exchange/Source/recording``.
    package static func exchange(from bytes: [UInt8]) throws(Problem) -> Exchange {
        var reader = ExchangeReader()
        return try reader.read(bytes)
    }
}
