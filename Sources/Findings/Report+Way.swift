extension Report {
    /// The way from an app to its place in the file of a site, as far as it was looked at.
    package struct Way: Sendable {
        /// The steps, in their order: the app, Apple's CDN unless devices do not use it, the server, the file, the listing.
        package let steps: [Step]
        /// The apps that the file lists, where it is worth seeing: no app was named, or the one that was is not there.
        package let listed: ListedApps?
        /// What a file must contain to make the association, as JSON in one line, which is a whole file; nil where that is not what is missing.
        package let neededFile: String?

        package init(_ steps: [Step], listed: ListedApps? = nil, neededFile: String? = nil) {
            self.steps = steps
            self.listed = listed
            self.neededFile = neededFile
        }
    }

    /// A step of a ``Way``.
    package struct Step: Sendable {
        /// What is looked at.
        package enum Stage: Hashable, Sendable {
            /// The app's entitlement.
            case app
            /// The copy on Apple's CDN, which devices read.
            case cdnCopy
            /// The site's own server: its connection, certificate, redirects and status.
            case server
            /// A directory that stands in for the server.
            case directory
            /// Whether Apple can read the file.
            case file
            /// Whether the file lists the app for the service.
            case listing
        }

        /// What was seen there.
        package enum State: Sendable {
            case good
            /// It works, and an error costs part of it or puts it in doubt.
            case doubtful
            /// The association ends here.
            case failed
            /// Nothing: it was not asked, or the step before it leads nowhere.
            case notAsked
        }

        package let stage: Stage
        package let state: State
        /// The state in at most nine letters, for a picture: `good`, `redirects`, `not asked`.
        package let word: Message
        /// What was seen, as a clause.
        package let detail: Message

        package init(_ stage: Stage, _ state: State, _ word: Message, _ detail: Message) {
            self.stage = stage
            self.state = state
            self.word = word
            self.detail = detail
        }
    }

    /// Apps that a file lists for a service.
    package struct ListedApps: Sendable {
        /// An entry of the list.
        package struct Entry: Hashable, Sendable {
            /// The text in the file.
            package let text: String
            /// Whether it is a well-formed app identifier, so that it can be checked.
            package let isIdentifier: Bool

            package init(_ text: String, isIdentifier: Bool) {
                self.text = text
                self.isIdentifier = isIdentifier
            }
        }

        /// The first entries, each text once, those nearest to the app that was named before the others; at most ``limit``.
        package let entries: [Entry]
        /// How many different texts the file lists.
        package let count: Int

        /// The most entries that are kept.
        package static let limit = 50

        package init(_ entries: [Entry], of count: Int) {
            self.entries = entries
            self.count = count
        }
    }
}
