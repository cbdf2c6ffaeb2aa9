extension Report {
    /// Something that was given to be checked.
    package struct Input: Hashable, Sendable {
        /// What kind of thing it is.
        package enum Kind: String, Sendable, CaseIterable {
            case entitlement, domain, project, archive, profile, entitlements, log, expectations, screens, app, url
            case sysdiagnose
            case xcodeProject = "xcode-project"
            case siteFile = "site-file"
            case passwordRules = "password-rules"
        }

        /// The argument, as it was given.
        package let argument: String
        package let kind: Kind
        /// The path of the file or folder; nil for what is none.
        package let path: String?

        package init(_ argument: String, _ kind: Kind, path: String?) {
            self.argument = argument
            self.kind = kind
            self.path = path
        }

        /// A text that was read.
        package init(_ text: SourceText, _ kind: Kind) {
            switch text.origin {
            case .file(let path), .value(let path, _): self.init(path, kind, path: path)
            case .standardInput: self.init("-", kind, path: nil)
            case .response, .argument: self.init(text.name, kind, path: nil)
            }
        }
    }

    /// The same report, with what the files decide about URLs.
    package func deciding(_ decisions: [LinkReport.Decision]) -> Report { changed(self) { $0.decisions = decisions } }

    /// The same report, with what was checked, what was found in folders, and the time, as RFC 3339 writes it.
    package func stating(_ inputs: [Input], found: [Found] = [], at time: String) -> Report {
        changed(self) {
            $0.found = found
            $0.inputs = inputs
            $0.time = time
        }
    }
}
