import AssociationModel
import TextFormats

#if SwiftSources
    import Findings

    extension SourceText {
        // Parts of the names of types, properties and policies without which no code is about screens.
        private static let words =
            [
                "Field", "View", "TextEditor", "ContentType", "Password", "password", "minlength", "required:",
            ].map(ByteSearch.init) + authenticationWords
        // Parts of the names of functions and types that are looked for in all code, not only in that of screens.
        private static let authenticationWords = NativeAuthenticationReader.words + CredentialCallVisitor.words

        /// Whether the bytes contain a word that code about screens needs. Parsing takes a hundred times as long as this
        /// search.
        var mentionsScreens: Bool { Self.words.contains(where: mentions) }

        /// Whether the bytes contain a word of native authentication, shared credentials or passkeys.
        var mentionsAuthentication: Bool { Self.authenticationWords.contains(where: mentions) }

        /// Whether the text contains a word.
        func mentions(_ word: ByteSearch) -> Bool { word.first(in: bytes) != nil }
    }
#endif
