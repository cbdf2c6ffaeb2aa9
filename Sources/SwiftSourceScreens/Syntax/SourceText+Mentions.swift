import AssociationModel
import TextFormats

#if SwiftSources
    import Findings

    extension SourceText {
        // Parts of the names of types, properties and policies without which no code is about screens.
        private static let words =
            [
                "Field", "View", "TextEditor", "ContentType", "Password", "password", "minlength", "required:",
            ].map { Array($0.utf8) } + authenticationWords
        // Parts of the names of functions and types that are looked for in all code, not only in that of screens.
        private static let authenticationWords =
            (NativeAuthenticationReader.words + CredentialCallVisitor.words).map { Array($0.utf8) }

        /// Whether the bytes contain a word that code about screens needs. Parsing takes a hundred times as long as this
        /// search.
        var mentionsScreens: Bool { Self.words.contains { mentions($0) } }

        /// Whether the bytes contain a word of native authentication, shared credentials or passkeys.
        var mentionsAuthentication: Bool { Self.authenticationWords.contains { mentions($0) } }

        /// Whether the text contains these bytes.
        func mentions(_ word: [UInt8]) -> Bool {
            guard let first = word.first, bytes.count >= word.count else { return false }
            return bytes.withUnsafeBufferPointer { bytes in
                var index = 0
                while index <= bytes.count - word.count {
                    if bytes[index] == first, bytes[index..<(index + word.count)].elementsEqual(word) { return true }
                    index += 1
                }
                return false
            }
        }
    }
#endif
