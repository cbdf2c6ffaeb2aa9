import AssociationModel
import Findings
import TextFormats

/// The evidence arranged for the checks: everything that a check may have as its subject, built once.
package struct Subjects: Sendable {
    package let question: Question
    package let lists: [ClaimListSubject]
    package let claims: [ClaimSubject]
    /// The sites that were contacted, or should have been.
    package let sites: [SiteSurvey]
    /// The documents to check in detail: for each site, the one that Apple reads or, in its place, the one that its
    /// author may have meant; then the files by themselves.
    package let documents: [SiteDocument]
    /// The structures of ``documents``, one each.
    package let structures: [DocumentStructure]
    /// The links of those ``documents`` that have any.
    let links: [DocumentLinks]
    package let associations: [AssociationSubject]
    /// The listings that the associations need, each once.
    package let listings: [ListingSubject]
    /// The `webcredentials` associations that the site does not confirm.
    package let failures: [FailureSubject]
    /// The lists of claims, each with the apps that are looked for.
    package let appQuestions: [AppQuestionSubject]
    /// The sites that list an app for the service that was asked for, each with what the app declares.
    package let siteListings: [SiteListing]
    /// The expectations of expectation files, each with its outcome.
    package let expectations: [ExpectationSubject]

    /// The screens, those of flows first.
    package let screens: [ScreenSubject]

    /// The built apps, and what is inside them.
    package let apps: [AppSubject]
    /// The built apps whose source was read too.
    package let sources: [SourceSubject]
    /// The provisioning profiles, inside apps or by themselves.
    package let profiles: [ProfileSubject]

    /// Arranges the evidence.
    package init(_ evidence: Evidence) {
        let question = evidence.question
        self.question = question
        let sources = SourceSubject.subjects(of: question)
        let differing = Set(sources.filter { $0.difference != nil }.map(\.scope))
        self.sources = sources
        lists = question.lists.enumerated().map { index, list in
            let scope = Scope(list: index)
            return ClaimListSubject(
                list: list, feature: question.feature, differsFromSource: differing.contains(scope), scope: scope)
        }
        claims = question.lists.enumerated().flatMap { listIndex, list in
            list.claims.enumerated().map { index, claim in
                ClaimSubject(
                    claim: claim, list: list, index: index,
                    scope: Scope(list: listIndex, claim: index))
            }
        }
        var lookup = Lookup(evidence)
        var sites: [SiteSurvey] = []
        for key in question.siteKeys { sites.append(SiteSurvey(key, &lookup)) }
        let files = question.files.enumerated().map { index, text in
            SiteDocument(text, scope: Scope(file: index), services: Service.allCases)
        }
        self.sites = sites
        documents = sites.compactMap(\.reviewed) + files
        let apps = question.lists.flatMap { question.apps(of: $0) } + question.apps
        structures = documents.map { DocumentStructure($0, apps: apps) }
        links = structures.compactMap(DocumentLinks.init)
        let associations =
            Self.associations(of: question, with: sites) + Self.associations(of: question, with: files)
        self.associations = associations
        listings = ListingSubject.listings(of: associations)
        failures = FailureSubject.failures(among: associations)
        appQuestions = AppQuestionSubject.questions(of: associations, lists: question.lists)
        siteListings = SiteListing.listings(among: associations, to: question)
        expectations = ExpectationSubject.expectations(of: question, with: sites)
        screens = ScreenSubject.screens(of: question)
        self.apps = AppSubject.apps(of: question)
        profiles = ProfileSubject.profiles(of: question)
    }

    private static func associations(of question: Question, with sites: [SiteSurvey]) -> [AssociationSubject] {
        let sites = Dictionary(sites.map { ($0.key, $0) }) { first, _ in first }
        var result: [AssociationSubject] = []
        for (listIndex, list) in question.lists.enumerated() {
            let named = question.apps(of: list)
            let apps: [AppIdentifier?] = named.isEmpty ? [nil] : named
            for (index, claim) in list.claims.enumerated() {
                let site = claim.siteKey.flatMap { sites[$0] }
                for app in apps {
                    let scope = Scope(
                        list: listIndex, claim: index, site: site?.key, service: claim.service, app: app)
                    result.append(
                        AssociationSubject(
                            claim: claim, service: claim.service, app: app, site: site,
                            document: site?.wellKnown.document, scope: scope, list: list,
                            feature: question.feature))
                }
            }
        }
        return result
    }

    private static func associations(of question: Question, with files: [SiteDocument]) -> [AssociationSubject] {
        var result: [AssociationSubject] = []
        for file in files {
            let named = question.services.isEmpty ? file.association?.services ?? [] : question.services
            for service in named {
                for app in question.apps {
                    var scope = file.scope
                    scope.service = service
                    scope.app = app
                    result.append(
                        AssociationSubject(
                            claim: nil, service: service, app: app, site: nil, document: file, scope: scope,
                            list: nil, feature: question.feature))
                }
            }
        }
        return result
    }
}
