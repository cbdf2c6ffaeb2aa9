package import AssociationModel
package import Findings
import TextFormats

/// Something in a response that only one stack sends.
package enum Sign: Sendable {
    /// A header field with this name, in lower case.
    case header(String)
    /// A header field whose value contains this text, in lower case; both are compared ignoring ASCII case.
    case headerValue(String, contains: String)
    /// These bytes in the first kilobytes of the body of a response whose status is not 200.
    case errorBody(contains: String)
    /// A host below this domain of the stack, in lower case, such as `pages.dev`; the domain itself is not one.
    case host(String)

    /// How much of a body is searched, in bytes.
    static let searchedBody = 8_192

    /// What shows it, in a few words, such as `header x-vercel-id`; nil if the response does not.
    /// - Parameter host: the host that answered, in lower case.
    package func basis(in response: Response, of host: String) -> Message? {
        switch self {
        case .header(let name):
            return response.header(name) == nil ? nil : "header \(plain: name)"
        case .headerValue(let name, let part):
            let values = (response.headers ?? []).filter { $0.name.asciiLowercased == name }.map(\.value)
            return values.contains { $0.asciiLowercased.contains(part) } ? "header \(plain: name): \(plain: part)" : nil
        case .errorBody(let part):
            guard response.status != 200 else { return nil }
            let start = response.body.prefix(Self.searchedBody)
            return start.firstRange(of: Array(part.utf8)) == nil ? nil : "\(part) in the page"
        case .host(let domain):
            return host.hasSuffix("." + domain) ? "host below \(plain: domain)" : nil
        }
    }
}
