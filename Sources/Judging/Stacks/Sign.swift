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
    /// These bytes in the first kilobytes of a web page of at most this many bytes, whatever the status.
    case page(contains: String, upTo: Int = .max)
    /// A redirect to this host or a subdomain of it, with this text in the rest of the address.
    case redirect(host: String, path: String = "")
    /// A redirect to an address whose words ask for a sign-in, such as `/login`.
    case redirectToSignIn
    /// A web page whose title and fields ask for a sign-in.
    case signInPage

    /// How much of a body is searched, in bytes.
    static let searchedBody = 8_192

    /// What shows it, in a few words, such as `header x-vercel-id`; nil if the response does not.
    /// - Parameters:
    ///   - host: the host that answered, in lower case.
    ///   - page: the texts of its page, if they were read already.
    package func basis(in response: Response, of host: String = "", page: PageText? = nil) -> Message? {
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
        case .page(let part, let most):
            guard response.body.count <= most, BodyForm(response.body) == .html else { return nil }
            let start = response.body.prefix(Self.searchedBody)
            return start.firstRange(of: Array(part.utf8)) == nil ? nil : "\(part) in the page"
        case .redirect(let host, let path):
            guard let target = response.redirectTarget.map(RedirectAddress.init), target.isOn(host),
                target.rest.contains(path)
            else { return nil }
            return "a redirect to \(plain: target.host)"
        case .redirectToSignIn:
            guard let target = response.redirectTarget.map(RedirectAddress.init), target.asksForSignIn else {
                return nil
            }
            return "a redirect to \(plain: target.withoutQuery)"
        case .signInPage:
            guard BodyForm(response.body) == .html else { return nil }
            return (page ?? PageText(response.body)).signInTitle.map { "a password field in the page \($0)" }
        }
    }
}
