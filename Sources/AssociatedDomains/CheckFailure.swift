public import AssociationModel
public import Findings

/// Why a check could not be made at all. Whatever is wrong with an app or a server is a finding instead.
public enum CheckFailure: Error, Sendable, CustomStringConvertible {
    /// No server can be contacted, because libcurl is missing.
    case unavailable(FetcherUnavailable)
    /// The folder for recordings cannot be written.
    case recording(InputFailure)
    /// A file that was named cannot be read.
    case input(InputFailure)
    /// The text is not an app identifier.
    case malformedApp(String)
    /// Neither an entitlement nor a file is named.
    case nothingToCheck
    /// The list of apps is empty; ``AssociationCheck/init(withoutApp:from:)`` checks without one.
    case noApp
    /// The task was cancelled. What was learnt until then is not reported, since it could pass for an answer.
    case cancelled

    /// One sentence, which names what is missing or the file at fault.
    public var description: String { sentence.description }

    /// The same as a message.
    package var sentence: Message {
        switch self {
        case .unavailable(let failure): failure.message
        case .recording(let failure), .input(let failure): failure.sentence
        case .malformedApp(let text):
            "\(text) is not an app identifier: that is ten letters or digits, a full stop and a bundle identifier, as in 7D3KX9QW2M.com.example.app"
        case .nothingToCheck: "nothing to check: name an entitlement or a file"
        case .noApp: "no app is named: give at least one app identifier, or check without an app explicitly"
        case .cancelled: "the check was cancelled"
        }
    }
}
