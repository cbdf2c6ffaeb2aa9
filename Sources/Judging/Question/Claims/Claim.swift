package import AssociationModel
package import Findings
package import TextFormats

/// A domain that an app claims or a person wants checked: one entry of an entitlement, and where it was written.
package struct Claim: Sendable {
    package let entry: EntitlementEntry
    /// The site that the claim is for; nil if the entry names no host that can be contacted.
    package let siteKey: SiteKey?
    private let declared: DeclaredText

    /// Reads a string that an app declares.
    ///
    /// - Parameter impliedService: the service of a string that is a domain alone.
    package init(_ declared: DeclaredText, impliedService: Service? = nil) {
        let entry = EntitlementEntry(declared.string, impliedService: impliedService)
        self.entry = entry
        siteKey = entry.siteKey
        self.declared = declared
    }

    /// Reads a string that comes from no file, such as an argument of the command line.
    package init(argument: String, impliedService: Service? = nil) {
        self.init(DeclaredText(argument), impliedService: impliedService)
    }

    /// The service; nil if Apple does not document it.
    package var service: Service? { entry.knownService }

    /// The entry in full, with the implied service if only a domain was typed.
    package var entitlement: String {
        entry.impliedService.map { "\($0.rawValue):\(entry.raw)" } ?? entry.raw
    }

    package var place: Place { declared.place }

    /// The place of a part of the entry; `piece` counts bytes from the start of the entry.
    package func place(of piece: SourceSpan) -> Place { declared.place(of: piece) }
}

extension EntitlementEntry {
    fileprivate var siteKey: SiteKey? {
        guard knownService != nil, problem == nil, hostProblem == nil, !hasInvalidPort else { return nil }
        return SiteKey(host: domain, port: portNumber.map(String.init), mode: mode)
    }
}
