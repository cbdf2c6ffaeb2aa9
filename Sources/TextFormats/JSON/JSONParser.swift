import Findings

/// Parses JSON (RFC 8259) and records the place of every value, every key and every mistake.
///
/// It is strict about what JSON is, but continues after common mistakes so that one run shows all of them. Time and
/// memory are proportional to the size of the text, and nesting uses no native stack.
package enum JSONParser {
    /// The maximum nesting depth of arrays and objects, the same as in Foundation's parser.
    package static let depthLimit = Bound.json.most

    /// The maximum number of mistakes recorded; the parser stops there. Duplicate keys are counted separately, up to
    /// the same number, and don't stop it, since they are found late and the text may be well formed.
    package static let problemLimit = Bound.jsonMistakes.most

    /// What a text may contain.
    package enum Dialect: Hashable, Sendable {
        /// RFC 8259 and nothing else.
        case strict
        /// Comments and trailing commas too, as in our own configuration files.
        case lenient
    }

    /// Parses a text. It never fails: mistakes are in ``JSONDocument/problems``, and ``JSONDocument/root`` is what
    /// could be read in spite of them.
    ///
    /// A text that was never meant to be JSON (a web page, a shell command) yields a single ``JSONProblem/Kind/syntax``
    /// at the point where it stops looking like JSON, and no root.
    package static func parse(_ bytes: [UInt8], dialect: Dialect = .strict) -> JSONDocument {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(buffer, dialect: dialect)
            return reader.readDocument()
        }
    }
}
