/// The version of the toolkit.
package enum Toolkit {
    /// The version, as semantic versioning writes it.
    package static let version = "0.1.0"
}
