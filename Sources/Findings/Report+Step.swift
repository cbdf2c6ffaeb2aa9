extension Report {
    /// A step on the way from what an app declares to a saved password, with what was seen there.
    public struct Step: Sendable {
        /// What is looked at, in the order of the way.
        public enum Name: String, Hashable, Sendable, CaseIterable {
            /// The app claims the association.
            case declared
            /// The site's server is reached: name, address, TLS.
            case reached
            /// The server sends the file from the right place.
            case served
            /// Apple can read the file.
            case readable
            /// The file lists the app for the service.
            case listed
            /// The copy on Apple's CDN, which devices read, lists the app too.
            case cdn
            /// The rules of the file open links in the app.
            case links
            /// The app's code receives a link that iOS hands over.
            case handled
            /// The screens offer a strong password.
            case offered
            /// The screens leave in a way that makes iOS save the password.
            case saved
            /// The settings of the device, which nothing here can show.
            case device

            /// Whether the association itself rests on the step, rather than what the association is for.
            package var decides: Bool {
                switch self {
                case .declared, .reached, .served, .readable, .listed, .cdn: true
                case .links, .handled, .offered, .saved, .device: false
                }
            }
        }

        /// What was seen there.
        public enum State: String, Sendable, CaseIterable {
            /// It works.
            case passed
            /// The way ends here.
            case failed
            /// It works, but an error costs part of it or puts it in doubt.
            case doubtful
            /// It was not looked at.
            case unknown
            /// It was not looked at because an earlier step failed.
            case notReached = "not-reached"
        }

        /// What is looked at.
        public let name: Name
        /// What was seen there.
        public let state: State
        /// What was seen, as a clause.
        public let text: Message
        /// The findings about the step; ``Report/findings(_:)`` has them.
        public let findings: [Finding.ID]

        package init(_ name: Name, _ state: State, _ text: Message, findings: [Finding.ID] = []) {
            self.name = name
            self.state = state
            self.text = text
            self.findings = findings
        }

        /// The same step in another state.
        package func but(_ state: State, _ text: Message? = nil) -> Step {
            Step(name, state, text ?? self.text, findings: findings)
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
