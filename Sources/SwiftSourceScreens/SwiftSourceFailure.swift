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
            /// Reading it, or following its code, took more computing time than it may.
            case tookTooLong(seconds: Int)
            /// It took more memory than it may.
            case tookTooMuchMemory
            /// The process that read it crashed, most often because its stack was exhausted.
            case crashed
            /// It was not reached, or is one of too many: together the sources take too much.
            case tookTooMuchTogether
            /// The process that would have read it could not be started.
            case notStarted
        }

        package let reason: Reason
        package let text: SourceText

        package init(_ reason: Reason, of text: SourceText) {
            self.reason = reason
            self.text = text
        }

        /// The reason, as a message that names the file.
        package var message: Message {
            switch reason {
            case .tooLarge: "\(text.name) is larger than four million bytes and was not read"
            case .nestedTooDeeply: "\(text.name) is nested too deeply and was not read"
            case .tookTooLong(let seconds):
                "\(text.name) takes more than \(seconds) seconds to read, so it was left out"
            case .tookTooMuchMemory: "\(text.name) takes too much memory to read, so it was left out"
            case .crashed: "\(text.name) crashes the process that reads it, so it was left out"
            case .tookTooMuchTogether:
                "\(text.name) was not read, since the sources together take too much time, memory or stack"
            case .notStarted: "\(text.name) was not read, since the system starts no process to read it in"
            }
        }
    }
#endif
