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
            /// The view controllers that are only parts of others as far as the sources show, such as base classes. They may
            /// be screens of their own where an Interface Builder file has them.
            package let parts: [Screen]
            /// How the sources use Microsoft Entra's native authentication for signing up; nil if they don't.
            package let nativeAuthentication: NativeAuthentication?
            /// The domains that the code names for passwords, passkeys and callbacks.
            package let credentialDomains: [CredentialDomain]
            /// The files that were not read, and why.
            package let failures: [SwiftSourceFailure]
            /// The names of the types that the screens are made of.
            package var partNames: [String] = []
        }

        /// Reads files that belong together, such as those of one app.
        ///
        /// A file that cannot be read does not stop the others.
        ///
        /// - Parameters:
        ///   - texts: the texts that the app shows for its keys, from its string tables.
        ///   - beginning: is told which file is read or followed next; nil for what is about all of them.
        package static func read(
            _ sources: [SourceText], texts: [String: String] = [:],
            beginning: @escaping (SourceText?) -> Void = { _ in }
        ) -> Reading {
            var files: [SwiftFile] = []
            var failures: [SwiftSourceFailure] = []
            var others: [SourceText] = []
            let bodies = FunctionBodies()
            for source in sources {
                guard source.mentionsScreens || source.bytes.count > SwiftFile.largest else {
                    others.append(source)
                    continue
                }
                beginning(source)
                let isReadWhole = source.mentionsAuthentication
                do throws(SwiftSourceFailure) {
                    files.append(try SwiftFile(source, bodies: isReadWhole ? nil : bodies))
                } catch { failures.append(error) }
            }
            // A base class may be in a file that is about no screen.
            beginning(nil)
            let bases = BaseClasses(of: files.map(\.text), in: others)
            files += bases.files.compactMap { file in
                beginning(file)
                return try? SwiftFile(file, bodies: bodies)
            }
            others = bases.rest
            beginning(nil)
            let index = SourceIndex(files, texts: texts, beginning: beginning)
            var allowance = Allowance(for: index)
            let navigation = Navigation(index)
            let classes = ClassScreens(navigation: navigation).screens(&allowance)
            let views = ViewScreens(navigation: navigation).screens(&allowance)
            beginning(nil)
            let whole = LostScreens(index).added(to: classes.whole + views.whole, beside: classes.parts + views.parts)
            var roots = WindowRoots(sources, beginning: beginning)
            let screens = whole.map { found in
                var screen = found.screen
                screen.isRoot =
                    !screen.fields.isEmpty && screen.departures.contains(where: \.hasNoEffectOnRoots)
                    && roots.isRoot(screen.name)
                return screen
            }
            return Reading(
                screens: screens,
                parts: classes.parts.map(\.screen),
                nativeAuthentication: NativeAuthenticationReader(index).use(),
                credentialDomains: credentialDomains(index, others), failures: failures,
                partNames: Set(whole.flatMap(\.parts).compactMap { index.types[$0]?.name }).sorted())
        }

        // A constant may be in a file that is about no screen. Such files are read only if a name is looked for in them.
        private static func credentialDomains(_ index: SourceIndex, _ others: [SourceText]) -> [CredentialDomain] {
            let reader = CredentialDomainReader(index)
            let names = reader.unknownNames.sorted().prefix(20).map(ByteSearch.init)
            let more = others.filter { source in names.contains(where: source.mentions) }
            if more.isEmpty { return reader.domains }
            let files = more.compactMap { file in
                index.beginning(file)
                return try? SwiftFile(file)
            }
            return CredentialDomainReader(SourceIndex(index.files + files, beginning: index.beginning)).domains
        }
    }
#endif
