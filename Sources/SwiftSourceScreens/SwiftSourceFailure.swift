#if SwiftSources
    public import Findings

    /// Why a Swift file was not read.
    public struct SwiftSourceFailure: Error, Sendable {
        /// The reason.
        public enum Reason: Hashable, Sendable {
            /// It has more than four million bytes.
            case tooLarge
            /// Its expressions or blocks are nested more deeply than any person writes them.
            case nestedTooDeeply
        }

        /// The reason.
        public let reason: Reason
        /// The file.
        public let text: SourceText

        init(_ reason: Reason, of text: SourceText) {
            self.reason = reason
            self.text = text
        }

        /// The reason, in a sentence.
        public var message: Message {
            switch reason {
            case .tooLarge: "\(text.name) has more than four million bytes, and was not read"
            case .nestedTooDeeply: "\(text.name) is nested too deeply, and was not read"
            }
        }
    }
#endif
