package import AssociationModel
package import Findings
package import TextFormats

/// One domain that an app claims, or that a person asks about: an entry, and where it was written.
package struct Claim: Sendable {
    /// The entry.
    package let entry: EntitlementEntry
    /// The site that the claim asks about; nil where the entry names no host that can be asked.
    package let siteKey: SiteKey?
    private let declared: DeclaredText

    /// Takes a string that an app declares.
    package init(_ declared: DeclaredText, impliedService: Service? = nil) {
        let entry = EntitlementEntry(declared.string, impliedService: impliedService)
        self.entry = entry
        siteKey = entry.siteKey
        self.declared = declared
    }

    /// Takes a string that stands for itself, such as an argument of the command line.
    package init(argument: String, impliedService: Service? = nil) {
        self.init(DeclaredText(argument), impliedService: impliedService)
    }

    /// The service to judge by; nil where it is one that Apple does not document.
    package var service: Service? { entry.knownService }

    /// The entry as a string, also where the person typed a domain alone.
    package var entitlement: String {
        entry.impliedService.map { "\($0.rawValue):\(entry.raw)" } ?? entry.raw
    }

    /// The place of the whole entry.
    package var place: Place { declared.place }

    /// The place of a piece of the entry, by its bytes in the entry.
    package func place(of piece: SourceSpan) -> Place { declared.place(of: piece) }
}

extension EntitlementEntry {
    fileprivate var siteKey: SiteKey? {
        guard knownService != nil, problem == nil, hostProblem == nil, !hasInvalidPort else { return nil }
        return SiteKey(host: domain, port: portNumber.map(String.init), mode: mode)
    }
}
