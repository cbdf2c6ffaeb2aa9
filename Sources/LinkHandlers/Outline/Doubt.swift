package import Findings

/// Why something is not known, and where that can be seen.
package struct Doubt: Sendable {
    package let reason: Message
    package let place: Place?

    package init(_ reason: Message, at place: Place? = nil) { (self.reason, self.place) = (reason, place) }
}
