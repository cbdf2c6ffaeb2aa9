extension Report {
    /// What was found in a project's folder, what of it was taken, and what was skipped.
    package struct Found: Sendable {
        /// Something that says what an app claims.
        package struct App: Sendable {
            package let path: String
            /// The tool or framework that it is of, such as `xcode` or `flutter`.
            package let kind: String
            /// The identifiers of its apps; where one has none, its bundle identifier.
            package let names: [String]

            package init(path: String, kind: String, names: [String]) {
                (self.path, self.kind, self.names) = (path, kind, names)
            }
        }

        /// A site's AASA file, or the place where it should be.
        package struct Site: Sendable {
            /// Why a site stands for a host.
            package enum HostBasis: String, CaseIterable, Sendable {
                /// A file `CNAME` names the host.
                case cname
                /// `.aasa.json` does.
                case configuration
                /// Nothing does: its folder is named like the host, it is the only one that lists the app, or the host
                /// that publishes it ignores its `CNAME`.
                case assumed
            }

            package let host: String?
            package let hostBasis: HostBasis?
            /// The path of the file.
            package let path: String
            /// The line of the code that answers; nil for a file that is copied.
            package var line: Int?
            /// How it is used, as a clause.
            package let use: Message

            package init(host: String?, _ basis: HostBasis?, path: String, use: Message) {
                (self.host, hostBasis, self.path, self.use) = (host, basis, path, use)
            }
        }

        /// A file or folder that was not used.
        package struct PassedOver: Sendable {
            package let path: String
            package let reason: Message

            package init(_ path: String, _ reason: Message) { (self.path, self.reason) = (path, reason) }
        }

        /// The folder, as it was named.
        package let folder: String
        package var apps: [App] = []
        package var sites: [Site] = []
        /// The expectation files.
        package var expectations: [String] = []
        /// The folders and files that were read for screens.
        package var screens: [String] = []
        /// The projects whose sources were read for who receives links.
        package var handlers: [String] = []
        package var frameworks: [Framework] = []
        package var passedOver: [PassedOver] = []

        package init(folder: String) { self.folder = folder }
    }
}
