package import AssociationModel
package import Findings

extension Exchange {
    /// What the exchange alone does not show of its outcome: what came before it, what was reached meanwhile, and through
    /// which proxy it went.
    package var circumstances: [Note] {
        var notes: [Note] = []
        if !earlier.isEmpty {
            let list = Message.joined(earlier.map(\.inWords), by: ", then ")
            notes.append(Note("asked \(earlier.count + 1) times; before that: \(list)"))
        }
        if let host = reachedMeanwhile { notes.append(Note("this machine reached \(plain: host) at the same time")) }
        if let proxy { notes.append(Note("asked through the proxy \(plain: proxy)")) }
        return notes
    }
}

extension Exchange.Earlier {
    /// What came of the request, as a clause or a noun.
    package var inWords: Message {
        switch self {
        case .status(let status): "status \(status)"
        case .failure(let failure): failure.inWords
        }
    }
}

extension FetchFailure {
    /// The failure as a clause.
    package var inWords: Message {
        switch self {
        case .hostNotFound: "the host was not found"
        case .connectionFailed, .connectionTimeout: "the server cannot be reached"
        case .responseTimeout: "the server takes too long to answer"
        case .responseIncomplete: "the server closes the connection before the response is complete"
        case .headersTooLarge: "the header fields of the response are too large"
        case .contentEncodingUnsupported: "the content encoding of the response is unsupported"
        case .lengthInvalid: "the length that the response states is invalid"
        case .tlsHandshakeFailed: "the TLS handshake fails"
        case .certificateRejected: "the server's certificate is not accepted"
        case .addressPrivate: "the host has only private addresses"
        case .malformedURL, .other: "the file cannot be fetched"
        }
    }
}
