import Findings

/// Reads JSON (RFC 8259) from bytes and places every value, every key and every mistake.
///
/// Strict about what JSON is, but it reads on after the common mistakes, so that one run shows all of them. Time and
/// memory grow in proportion to the text, whatever it holds, and the native stack not at all.
package enum JSONParser {
    /// How deep arrays and objects may nest; Foundation's reader has the same limit.
    package static let depthLimit = 512

    /// How many mistakes are kept. At that many the reader stops; equal keys, of which as many are kept, do not stop it,
    /// since they are found late and the text may be well formed.
    package static let problemLimit = 100

    /// What a text may hold.
    package enum Dialect: Hashable, Sendable {
        /// RFC 8259 and nothing else.
        case strict
        /// Comments and trailing commas too: our own configuration files.
        case lenient
    }

    /// Reads a text. It never fails: what is wrong is in ``JSONDocument/problems``, and ``JSONDocument/root`` is what
    /// could be made out in spite of it.
    ///
    /// A text that was never meant as JSON (a web page, a shell command) gives one ``JSONProblem/Kind/syntax`` where
    /// it stops looking like JSON, and no root.
    package static func parse(_ bytes: [UInt8], dialect: Dialect = .strict) -> JSONDocument {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, dialect: dialect)
            return reader.readDocument()
        }
    }
}
