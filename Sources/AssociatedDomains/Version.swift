/// The version of the toolkit.
public enum Toolkit {
    /// The version, as semantic versioning writes it.
    public static let version = "0.1.0"
}
