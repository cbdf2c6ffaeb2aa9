/// What came of asking for a domain's file: each exchange with the domain's own server and with Apple's CDN, in detail.
///
/// It has plain values only, so that code that prints it needs to know nothing about exchanges.
package struct FetchReport: Sendable {
    /// The domain's own server, or what stands in for it.
    package struct Origin: Sendable {
        /// The request for the file, where Apple reads it, and those that redirects led to; empty if none was made.
        package let hops: [Hop]
        /// Requests that show why the first failed, and those for other locations.
        package let otherRequests: [Hop]
        /// Who answered, as far as the response shows; nil if it does not.
        package let servedBy: Report.Association.Responder?
        /// The file.
        package let file: File

        package init(hops: [Hop], otherRequests: [Hop], servedBy: Report.Association.Responder?, file: File) {
            self.hops = hops
            self.otherRequests = otherRequests
            self.servedBy = servedBy
            self.file = file
        }
    }

    /// The copy on Apple's CDN.
    package struct Copy: Sendable {
        /// The request; empty if the time for the host was used up, or the copy is not among recorded exchanges.
        package let hops: [Hop]
        /// The copy as a file.
        package let file: File
        /// Seconds since the CDN fetched the copy, or found that there is none; nil if it does not say.
        package let age: Int?
        /// The moment at which it did; nil if it does not say.
        package let fetched: String?
        /// Seconds until the CDN may fetch the file again; nil if it does not say.
        package let remaining: Int?
        /// The same in words, each as a line.
        package let freshness: [Message]
        /// What the reason means for which the CDN has no copy, as far as that is public; nil if it gives none.
        package let meaning: Message?
        /// What differs between the server's file and the copy, by what they mean to Apple's systems; empty if nothing
        /// does, nil if one of them could not be read.
        package let differences: [Message]?

        package init(
            hops: [Hop], file: File, age: Int?, fetched: String?, remaining: Int?, freshness: [Message],
            meaning: Message?, differences: [Message]?
        ) {
            self.hops = hops
            self.file = file
            self.age = age
            self.fetched = fetched
            self.remaining = remaining
            self.freshness = freshness
            self.meaning = meaning
            self.differences = differences
        }
    }

    /// What came of the request for a file.
    package struct File: Sendable {
        /// What came of it, in one word.
        package let state: FileState
        /// Why Apple reads no file, as a clause; nil if it reads one.
        package let reason: Message?
        /// How many apps the file lists for each service that it has; empty if it was not read.
        package let services: [Service]

        package init(state: FileState, reason: Message?, services: [Service]) {
            self.state = state
            self.reason = reason
            self.services = services
        }
    }

    /// A service of a file.
    package struct Service: Sendable {
        /// The name, such as `webcredentials`.
        package let name: String
        /// The number of apps, each as often as the file lists it.
        package let apps: Int

        package init(name: String, apps: Int) {
            self.name = name
            self.apps = apps
        }
    }

    /// The host, with the port if one was given.
    package let domain: String
    package let origin: Origin
    /// Nil if Apple's CDN was not asked.
    package let copy: Copy?
    /// The associations of the named apps with the domain, and the findings that decide their headlines; nil if no app
    /// was named.
    package let judgement: Report?

    package init(domain: String, origin: Origin, copy: Copy?, judgement: Report?) {
        self.domain = domain
        self.origin = origin
        self.copy = copy
        self.judgement = judgement
    }

    /// The headlines of the associations, in their order.
    package var headlines: [Report.Headline] {
        judgement.map { report in report.associations.map(report.headline) } ?? []
    }
}
