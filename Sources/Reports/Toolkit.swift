import CCommit

/// The version of the toolkit.
public enum Toolkit {
    /// The version, in the format of semantic versioning.
    public static let version = "0.1.0"

    /// The commit that it was built from, in hexadecimal digits; nil where the build was not told.
    package static var commit: String? {
        let text = String(cString: ccommit())
        return text.isEmpty ? nil : text
    }
}
