extension Report {
    /// What was requested of one responder about a site, and what came back, in the order of the requests.
    package struct Exchange: Sendable {
        /// Whose file was asked for.
        package enum Side: String, Sendable {
            /// The domain's own server, or what stands in for it.
            case origin
            /// The copy on Apple's CDN.
            case cdnCopy = "cdn-copy"
        }

        /// The host, with the port if one was given.
        package let site: String
        /// Whose file was asked for.
        package let side: Side
        /// The requests, each with what came back.
        package let hops: [Hop]

        package init(site: String, side: Side, hops: [Hop]) {
            self.site = site
            self.side = side
            self.hops = hops
        }
    }

    /// One request, and what came back.
    package struct Hop: Sendable {
        /// Who answered.
        package enum Responder: Hashable, Sendable {
            /// A server.
            case network
            /// This path in a directory that stands in for a server, whether or not there is a file.
            case directory(path: String)
            /// An exchange that was recorded earlier.
            case recording
        }

        /// What came back.
        package enum Outcome: Sendable {
            /// A response with this status.
            case status(Int)
            /// No usable response, for this reason, which is a clause.
            case failure(Message)
            /// Nothing, because the request was not made, for this reason.
            case notMade(Message)
        }

        /// What the response holds.
        package struct Content: Sendable {
            /// The media type without parameters; nil if the response names none.
            package let mediaType: String?
            /// The size in bytes, decoded, as far as it was read.
            package let size: Int
            /// Whether there is more than was read.
            package let isCut: Bool

            package init(mediaType: String?, size: Int, isCut: Bool) {
                self.mediaType = mediaType
                self.size = size
                self.isCut = isCut
            }
        }

        /// A part of the time that an exchange took.
        package struct Phase: Sendable {
            /// What the time was spent on.
            package enum Kind: String, Sendable, CaseIterable {
                case lookup = "name lookup"
                case connection = "connection"
                case handshake = "TLS handshake"
                case waiting = "waiting"
                case transfer = "transfer"
                /// Everything after the connection was established, where no more is known.
                case response = "response"
                /// Everything, where no more is known.
                case whole = "in all"
            }

            /// What the time was spent on.
            package let kind: Kind
            /// The duration; positive.
            package let seconds: Double

            package init(_ kind: Kind, seconds: Double) {
                self.kind = kind
                self.seconds = seconds
            }
        }

        /// What the request was made for, in a few words.
        package let purpose: Message
        /// The URL that was requested.
        package let url: String
        /// Who answered.
        package let responder: Responder
        /// What came back.
        package let outcome: Outcome
        /// What the response holds; nil without a response.
        package let content: Content?
        /// The target of a redirect.
        package let redirectTarget: String?
        /// What else is known: addresses, TLS, certificates, the age of a copy. Each is a line.
        package let facts: [Message]
        /// Where the time went, in order; empty if it was not measured.
        package let phases: [Phase]

        package init(
            _ purpose: Message, url: String, responder: Responder, outcome: Outcome, content: Content? = nil,
            redirectTarget: String? = nil, facts: [Message] = [], phases: [Phase] = []
        ) {
            self.purpose = purpose
            self.url = url
            self.responder = responder
            self.outcome = outcome
            self.content = content
            self.redirectTarget = redirectTarget
            self.facts = facts
            self.phases = phases
        }

        /// The duration; zero if it was not measured.
        package var seconds: Double { phases.reduce(0) { $0 + $1.seconds } }
    }
}

extension [Report.Exchange] {
    /// The exchanges with each site once, each request once: for reports that asked the same of the same site.
    var joined: [Report.Exchange] {
        var result: [Report.Exchange] = []
        var places: [String: Int] = [:]
        var seen: Set<[String]> = []
        for exchange in self {
            let hops = exchange.hops.filter { hop in
                seen.insert([exchange.site, exchange.side.rawValue, hop.url, hop.purpose.description]).inserted
            }
            let key = "\(exchange.side.rawValue) \(exchange.site)"
            if let place = places[key] {
                result[place] = Report.Exchange(
                    site: exchange.site, side: exchange.side, hops: result[place].hops + hops)
            } else {
                places[key] = result.count
                result.append(Report.Exchange(site: exchange.site, side: exchange.side, hops: hops))
            }
        }
        return result
    }
}
