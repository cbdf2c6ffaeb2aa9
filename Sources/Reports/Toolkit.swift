/// The version of the toolkit.
public enum Toolkit {
    /// The version, in the format of semantic versioning.
    public static let version = "0.1.0"
}
