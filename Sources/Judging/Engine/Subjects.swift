import AssociationModel
import Findings

/// Everything that a check may judge, arranged from the evidence.
///
/// Each family of checks adds its subjects in an extension. They are made when the first check asks for them, and kept
/// for the others; that is why this is a class.
package final class Subjects {
    package let evidence: Evidence
    @usableFromInline var made: [Property: Made] = [:]
    /// What was read to make what is being made.
    @usableFromInline var read: Unseen.Sources = []

    /// A property that is made once, by its place: another module may have one of the same name.
    @usableFromInline struct Property: Hashable {
        @usableFromInline let file: String
        @usableFromInline let line: Int

        @usableFromInline init(file: String, line: Int) {
            self.file = file
            self.line = line
        }

        // Few share a line, and to hash a text takes as long as the rest of looking a property up.
        @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(line) }
    }

    /// What was made, and what was read for it.
    @usableFromInline struct Made {
        @usableFromInline let kept: AnyObject
        @usableFromInline let read: Unseen.Sources

        @usableFromInline init(_ kept: AnyObject, _ read: Unseen.Sources) {
            self.kept = kept
            self.read = read
        }
    }

    /// A value in an object, since to cast an object costs much less than to cast any value.
    @usableFromInline final class Kept<Value> {
        @usableFromInline let value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    /// What keeps the file of a host from being served, or may. It is set before the associations are asked for.
    package var obstacles: [String: DeploymentObstacle] = [:]

    package init(_ evidence: Evidence) { self.evidence = evidence }

    /// What was given to be checked.
    package var parts: InputParts { evidence.question.parts }
    package var choices: Choices { evidence.question.choices }
    /// The screens, and what belongs to them.
    package var screenParts: ScreenParts { reading(.screens) { parts.screens } }

    /// The sites that were contacted, or should have been.
    package var sites: [SiteSurvey] { reading(.origins) { evidence.sites } }

    /// The sites, for what is read of them from Apple's CDN alone, or of the run that was to contact them.
    package func sites(reading sources: Unseen.Sources) -> [SiteSurvey] { reading(sources) { evidence.sites } }

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
        once { AssociationSubject.associations(of: evidence.question, with: sites, files, obstacles) }
    }

    /// What could not be looked at of all that checks read.
    package var unseen: [Unseen] {
        once {
            let deployments = evidence.sites.filter(\.isOnDisk).compactMap { site in
                obstacles[site.key.host].flatMap {
                    $0.isCertain
                        ? nil : Unseen(source: .deployments, scope: site.scope, reason: $0.message, isLocal: false)
                }
            }
            let screens = parts.screens.unreadParts.map { part in
                Unseen(source: .screens, scope: .run, reason: part.reason, isLocal: false)
            }
            return evidence.sites.flatMap(\.unseen) + deployments + screens
        }
    }

    /// What could not be looked at of these sources.
    package func unseen(_ sources: Unseen.Sources) -> [Unseen] { unseen.filter { sources.contains($0.source) } }

    /// Returns which of the sources that `look` read were not seen whole.
    func missed(by look: () -> Void) -> Unseen.Sources {
        let outer = read
        read = []
        defer { read = outer }
        look()
        return read.intersection(unseenSources)
    }

    private lazy var unseenSources: Unseen.Sources = unseen.reduce(into: []) { $0.formUnion($1.source) }

    /// Returns what `make` returns, which reads these sources.
    package func reading<Value>(_ sources: Unseen.Sources, _ make: () -> Value) -> Value {
        read.formUnion(sources)
        return make()
    }

    /// What `make` returns, made when the calling property is asked for the first time.
    @inlinable package func once<Value: Sendable>(
        _ file: String = #fileID, _ line: Int = #line, _ make: () -> Value
    ) -> Value {
        let property = Property(file: file, line: line)
        if let made = made[property], let kept = made.kept as? Kept<Value> {
            read.formUnion(made.read)
            return kept.value
        }
        let outer = read
        read = []
        let value = make()
        made[property] = Made(Kept(value), read)
        read.formUnion(outer)
        return value
    }
}
