package import Findings

extension AppIdentifier {
    /// The schema of a well-formed identifier; ``init(_:)`` accepts the same strings.
    package static let schema = Schema.string(
        matching: "^[A-Za-z0-9]{10}\\.[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$"
    ).examples("7D3KX9QW2M.com.example.app")
}
