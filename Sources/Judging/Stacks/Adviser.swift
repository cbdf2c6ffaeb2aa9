/// Who knows how a site is served, and so a better help for a finding than its check does.
package enum Adviser: Hashable, Sendable {
    /// The service that fills the file for its owner, by the setting that does it.
    case provider
    /// The stack that answered, by its fix for what keeps the file from Apple.
    case stack(Obstacle)
}
