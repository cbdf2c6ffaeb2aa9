/// What is in effect in a project: settings, and where each was said.
///
/// It has plain values only, so that code that prints it needs to know nothing about configurations.
package struct SettingsReport: Sendable {
    /// A setting.
    package struct Setting: Sendable {
        /// What it belongs to, such as `network`.
        package let section: String
        /// The name; empty for an entry of a list.
        package let name: String
        /// The value, as it is written.
        package let value: String
        /// Where it was said; nil for a default.
        package let place: Place?

        package init(_ section: String, _ name: String, _ value: String, at place: Place?) {
            self.section = section
            self.name = name
            self.value = value
            self.place = place
        }
    }

    /// The path of the configuration; nil if there is none.
    package let file: String?
    /// The environment that was chosen; nil for none.
    package let environment: String?
    /// The environments that can be chosen.
    package let environments: [String]
    /// The settings; those of a section follow one another.
    package let settings: [Setting]

    package init(file: String?, environment: String?, environments: [String], settings: [Setting]) {
        self.file = file
        self.environment = environment
        self.environments = environments
        self.settings = settings
    }
}
