public import AssociationModel
public import Findings

/// One domain that an app claims, or that a person asks about: an entry, and where it was written.
public struct Claim: Sendable {
    /// The entry.
    public let entry: EntitlementEntry
    /// The site that the claim asks about; nil where the entry names no host that can be asked.
    public let siteKey: Site.Key?
    private let declared: DeclaredText

    /// Takes a string that an app declares.
    public init(_ declared: DeclaredText, impliedService: Service? = nil) {
        let entry = EntitlementEntry(declared.string, impliedService: impliedService)
        self.entry = entry
        siteKey = entry.siteKey
        self.declared = declared
    }

    /// Takes a string that stands for itself, such as an argument of the command line.
    public init(argument: String, impliedService: Service? = nil) {
        self.init(DeclaredText(argument), impliedService: impliedService)
    }

    /// The service to judge by; nil where it is one that Apple does not document.
    public var service: Service? { entry.knownService }

    /// The entry as a string, also where the person typed a domain alone.
    public var entitlement: String {
        entry.impliedService.map { "\($0.rawValue):\(entry.raw)" } ?? entry.raw
    }

    /// The place of the whole entry.
    public var place: Place { declared.place }

    /// The place of a piece of the entry, by its bytes in the entry.
    public func place(of piece: SourceSpan) -> Place { declared.place(of: piece) }
}

extension EntitlementEntry {
    fileprivate var siteKey: Site.Key? {
        guard knownService != nil, problem == nil, hostProblem == nil, !hasInvalidPort else { return nil }
        return Site.Key(host: domain, port: portNumber.map(String.init), mode: mode)
    }
}
