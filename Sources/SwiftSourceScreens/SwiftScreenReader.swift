import TextFormats

#if SwiftSources
    package import Findings
    package import SignUpScreens

    /// Reads the UIKit and SwiftUI screens in Swift sources.
    ///
    /// Constants, functions and types are followed through all files that are given together. What cannot be followed is
    /// unclear, never guessed. Objective-C is not read.
    package enum SwiftScreenReader {
        /// What was found in sources.
        package struct Reading: Sendable {
            /// The screens in the order of the files and declarations, those of classes first. They include UIKit view
            /// controllers and views without a field, since their fields may be in an Interface Builder file.
            package let screens: [Screen]
            /// How the sources use Microsoft Entra's native authentication for signing up; nil if they don't.
            package let nativeAuthentication: NativeAuthentication?
            /// The domains that the code names for passwords, passkeys and callbacks.
            package let credentialDomains: [CredentialDomain]
            /// The files that were not read, and why.
            package let failures: [SwiftSourceFailure]
        }

        /// Reads files that belong together, such as those of one app.
        ///
        /// A file that cannot be read does not stop the others.
        package static func read(_ sources: [SourceText]) -> Reading {
            var files: [SwiftFile] = []
            var failures: [SwiftSourceFailure] = []
            var others: [SourceText] = []
            for source in sources {
                guard source.mentionsScreens || source.bytes.count > SwiftFile.largest else {
                    others.append(source)
                    continue
                }
                do throws(SwiftSourceFailure) { files.append(try SwiftFile(source)) } catch { failures.append(error) }
            }
            let index = SourceIndex(files)
            var classes = ClassScreens(index)
            return Reading(
                screens: classes.screens() + ViewScreens(index).screens(),
                nativeAuthentication: NativeAuthenticationReader(index).use(),
                credentialDomains: credentialDomains(index, others), failures: failures)
        }

        // A constant may be in a file that is about no screen. Such files are read only if a name is looked for in them.
        private static func credentialDomains(_ index: SourceIndex, _ others: [SourceText]) -> [CredentialDomain] {
            let reader = CredentialDomainReader(index)
            let names = reader.unknownNames.sorted().prefix(20).map { Array($0.utf8) }
            let more = others.filter { source in names.contains(where: source.mentions) }
            if more.isEmpty { return reader.domains }
            let files = more.compactMap { try? SwiftFile($0) }
            return CredentialDomainReader(SourceIndex(index.files + files)).domains
        }
    }
#endif
