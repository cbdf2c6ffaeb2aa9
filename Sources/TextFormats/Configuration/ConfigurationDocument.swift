package import Findings

/// What a configuration file in TOML or YAML says, as the values that JSON has, with the place of each.
package struct ConfigurationDocument: Sendable {
    /// Why a file could not be read to its end.
    package enum Stop: Error {
        /// A mistake in its syntax.
        case mistake(Message, SourceSpan)
        /// Syntax that is valid and that the reader does not know, or a limit of the reader.
        case unsupported(Message, SourceSpan)
    }

    /// The value of the whole file; nil if it could not be read to its end.
    package let root: JSONValue?
    package let stop: Stop?
}

/// Thrown inside a reader to end it.
typealias ConfigurationStop = ConfigurationDocument.Stop

extension ConfigurationStop {
    static func mistake(_ message: Message, at start: Int, _ end: Int? = nil) -> ConfigurationStop {
        .mistake(message, SourceSpan(start, end ?? start + 1))
    }

    static func unsupported(_ message: Message, at start: Int) -> ConfigurationStop {
        .unsupported(message, SourceSpan(start, start + 1))
    }
}
