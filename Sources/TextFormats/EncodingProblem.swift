package import Findings

/// What can be wrong with the encoding of a file that must be UTF-8.
package enum EncodingProblem: Hashable, Sendable, CaseIterable {
    /// Some bytes are not UTF-8.
    case invalidUTF8
    /// The whole file is in another encoding, such as UTF-16.
    case otherEncoding
    /// The bytes EF BB BF at the start.
    case byteOrderMark

    package var message: Message {
        switch self {
        case .invalidUTF8: "these bytes are not UTF-8"
        case .otherEncoding: "the encoding is not UTF-8"
        case .byteOrderMark: "the file begins with a byte order mark"
        }
    }
}
