/// The version of the toolkit.
package enum Toolkit {
    /// The version, in the format of semantic versioning.
    package static let version = "0.1.0"
}
