/// What came of asking for the file where Apple reads it.
package enum FileState: String, CaseIterable, Sendable {
    /// The file was read.
    case read
    /// There was an answer without it: a status other than 200, a redirect, or a web page.
    case absent = "none"
    /// There was a file that is not valid, or too large, or cannot be decoded.
    case unreadable
    /// There was no usable HTTP response: the name, the connection, TLS or the time failed.
    case noAnswer = "no-answer"
    /// It was not asked for: the address is refused, or no server is contacted.
    case notAsked = "not-asked"
}
