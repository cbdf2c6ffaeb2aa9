package import Findings

/// The checks: each family adds its own in an extension, and ``checks`` has them all.
public enum Catalog {
    /// Codes of checks that were removed; they are never reused.
    package static let retired: Set<Code> = []
}
