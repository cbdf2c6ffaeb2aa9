/// A way in which a server keeps the file from Apple, as far as its fix depends on the server and not on the file.
package enum Obstacle: String, CaseIterable, Sendable {
    /// There is nothing at the address: the file was lost on the way to the server, or is served elsewhere.
    case missing
    /// The server's own rules refuse the file, such as one against names that begin with a dot.
    case denied
    /// The file comes with another media type than `application/json`, or with none.
    case mediaType = "media type"
    /// The request is redirected to another host, such as the one with `www`.
    case redirectToHost = "redirect to another host"
    /// The request is redirected on the same host: a slash, a language, a sign-in page.
    case redirectOnHost = "redirect on the same host"
    /// A web page comes in place of the file.
    case page = "page in place of the file"
    /// A bot check answers in place of the site.
    case botCheck = "bot check"
    /// The file is larger than Apple reads.
    case size
}
