import AssociationModel
package import Findings

/// Everything that a check may judge, arranged from the evidence.
///
/// Each family of checks adds its subjects in an extension. They are made when the first check asks for them, and kept
/// for the others; that is why this is a class.
package final class Subjects {
    package let evidence: Evidence
    @usableFromInline var made: [String: any Sendable] = [:]

    /// What was not read of a deployment and may keep the file from being served, by the host. It is set before the
    /// associations are asked for.
    package var unreadDeployments: [String: Message] = [:]

    package init(_ evidence: Evidence) { self.evidence = evidence }

    /// What was given to be checked.
    package var parts: InputParts { evidence.question.parts }
    package var choices: Choices { evidence.question.choices }

    /// The sites that were contacted, or should have been.
    package var sites: [SiteSurvey] { evidence.sites }

    /// The files by themselves.
    package var files: [SiteDocument] {
        once {
            parts.files.identified.map { id, text in
                SiteDocument(text, scope: Scope(id), services: Service.allCases)
            }
        }
    }

    /// The documents to check in detail: for each site, the one that Apple reads or, in its place, the one that its
    /// author may have meant; then the files by themselves.
    package var documents: [SiteDocument] { once { sites.compactMap(\.reviewed) + files } }

    /// The associations that the claims ask for, then those of the files by themselves.
    package var associations: [AssociationSubject] {
        once { AssociationSubject.associations(of: evidence.question, with: sites, files, unreadDeployments) }
    }

    /// What `make` returns, made at the first call for each name, which is that of the calling property.
    @inlinable package func once<Value: Sendable>(_ name: String = #function, _ make: () -> Value) -> Value {
        if let value = made[name] as? Value { return value }
        let value = make()
        made[name] = value
        return value
    }
}
