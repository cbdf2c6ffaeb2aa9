import AssociationModel

#if SwiftSources
    package import Findings

    /// Why a Swift file was not read.
    package struct SwiftSourceFailure: Error, Sendable {
        /// The reason.
        package enum Reason: Hashable, Sendable {
            /// It has more than four million bytes.
            case tooLarge
            /// Its expressions or blocks are nested more deeply than any person writes them.
            case nestedTooDeeply
        }

        /// The reason.
        package let reason: Reason
        /// The file.
        package let text: SourceText

        init(_ reason: Reason, of text: SourceText) {
            self.reason = reason
            self.text = text
        }

        /// The reason, in a sentence.
        package var message: Message {
            switch reason {
            case .tooLarge: "\(text.name) has more than four million bytes, and was not read"
            case .nestedTooDeeply: "\(text.name) is nested too deeply, and was not read"
            }
        }
    }
#endif
