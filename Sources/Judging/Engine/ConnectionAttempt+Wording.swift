package import AssociationModel
package import Findings

extension ConnectionAttempt {
    /// What came of the attempt, as a line.
    package var inWords: Message {
        switch result {
        case .connected: "connected to \(plain: address)"
        case .failed: "could not connect to \(plain: address)"
        case .refusedAsPrivate: "\(plain: address) is private or reserved, so it was not tried"
        case .unroutable: "\(plain: address) was not tried: this machine has no route to it"
        }
    }
}
