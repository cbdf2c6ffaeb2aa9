import AssociationModel

#if SwiftSources
    package import Findings

    /// Why a Swift file was not read.
    package struct SwiftSourceFailure: Error, Sendable {
        /// Why a Swift file was not read.
        package enum Reason: Hashable, Sendable {
            /// The file has more than four million bytes.
            case tooLarge
            /// The expressions or blocks in the file are nested more deeply than any person writes them.
            case nestedTooDeeply
        }

        package let reason: Reason
        package let text: SourceText

        init(_ reason: Reason, of text: SourceText) {
            self.reason = reason
            self.text = text
        }

        /// The reason, as a message that names the file.
        package var message: Message {
            switch reason {
            case .tooLarge: "\(text.name) is larger than four million bytes and was not read"
            case .nestedTooDeeply: "\(text.name) is nested too deeply and was not read"
            }
        }
    }
#endif
