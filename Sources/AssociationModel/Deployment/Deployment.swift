package import Findings

/// A folder that is deployed, with the files that say how its host serves it.
package struct Deployment: Sendable {
    /// The host that it is deployed for, in lower case; nil if that is not known.
    package let host: String?
    /// The path of the folder, as given: the repository, or the web root itself.
    package let folder: String
    /// The web root relative to the folder, with `/` between names; empty if it is the folder itself.
    package let webRoot: String
    /// Whether the web root has the file at the location that Apple reads.
    package let hasFile: Bool
    /// What answers in code at the locations of the file, each once.
    package let handlers: [RouteHandler]
    /// What its web server answers itself, before any file or code.
    package private(set) var serverAnswer: RouteHandler?
    /// Whether git tracks that file; nil if that is not known. Patterns of `.gitignore` do nothing to a file that is tracked.
    package let isTracked: Bool?
    /// The files that say how it is served, in the order of ``DeploymentFile/Kind`` and of their paths.
    package private(set) var files: [DeploymentFile]
    /// The pages of the site, as far as a sitemap, rules and the files of a framework show them, each path once.
    package let pages: [DeployedPage]
    /// The numbers of apps in the App Store that pages of the site name, and the file of the page.
    package let storeNumbers: [String: String]
    /// What of the folder was not read.
    package let unread: [UnreadConfiguration]
    /// What someone named, or what a file that was read includes, and the system does not let us read; and what someone named
    /// that holds nothing to read.
    package let denied: [InputFailure]

    package init(
        host: String?, folder: String, webRoot: String, hasFile: Bool, handlers: [RouteHandler] = [],
        isTracked: Bool? = nil, files: [DeploymentFile], pages: [DeployedPage] = [],
        storeNumbers: [String: String] = [:],
        unread: [UnreadConfiguration] = [], denied: [InputFailure] = []
    ) {
        self.host = host
        self.folder = folder
        self.webRoot = webRoot
        self.hasFile = hasFile
        self.handlers = handlers
        self.isTracked = isTracked
        self.files = files
        self.pages = pages
        self.storeNumbers = storeNumbers
        self.unread = unread
        self.denied = denied
    }

    /// Whether something answers at the location that Apple reads: a file, or code.
    package var answers: Bool { hasFile || serverAnswer != nil || handlers.contains { $0.location == .wellKnown } }

    /// The same, whose web server answers itself.
    package func answered(by handler: RouteHandler?) -> Deployment { changed(self) { $0.serverAnswer = handler } }

    /// The same with other files.
    package func with(_ files: [DeploymentFile]) -> Deployment { changed(self) { $0.files = files } }

    /// The files of a kind.
    package func files(_ kind: DeploymentFile.Kind) -> [DeploymentFile] { files.filter { $0.kind == kind } }
}
