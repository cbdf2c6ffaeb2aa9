package import Judging

/// AD99x: the project's own configuration.
package enum ConfigurationChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        ignoreExpired, ignoreUnused,
    ]
}
