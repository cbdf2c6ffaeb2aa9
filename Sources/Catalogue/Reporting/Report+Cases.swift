import AssociationModel
package import Findings
import Judging
import SiteChecks
import TextFormats
import UniversalLinks

extension Report {
    /// One case for each association, each file without an association, each screen and each log, and one for the
    /// findings that belong to none of these.
    static func cases(
        of associations: some Sequence<(AssociationSubject, Association)>, _ screens: [Screen],
        _ handledApps: [HandledApp], _ subjects: Subjects, _ judgements: Judgements
    ) -> [Case] {
        var cases = associations.map { subject, association in
            let claim = association.entitlement ?? association.serviceName
            let unseen = judgements.unseen(of: subject.site?.key)
            return Case(
                .association, association.appName.map { "\(claim) \($0)" } ?? claim,
                in: association.domain.description,
                findings: association.findings,
                unknownReason: association.verdict == .unknown ? association.reason : unseen?.reason,
                isNotRun: unseen?.isLocal ?? false, association: association)
        }
        let judged = Set(subjects.associations.compactMap(\.scope.part))
        for (id, file) in subjects.parts.files.identified where !judged.contains(id) {
            cases.append(Case(.file, file.name, in: file.name, findings: judgements.about(Scope(id))))
        }
        cases += screens.map(Case.init)
        cases += subjects.parts.screens.unreadParts.map { part in
            Case(
                .screen, "screens in \(part.name)", in: part.place.file ?? "screens", at: part.place, findings: [],
                unknownReason: part.reason, isUnread: true)
        }
        cases += handledApps.map(Case.init)
        for (id, log) in subjects.parts.logs.identified {
            let findings = judgements.about(Scope(id))
            cases.append(Case(.file, log.name.name, in: log.name.name, findings: findings))
        }
        cases += machine(judgements)
        let known = Set(cases.flatMap(\.findings))
        let others = judgements.all.map(\.finding.id).filter { !known.contains($0) }
        if !others.isEmpty { cases.append(Case(.remainder, "other findings", in: "aasa", findings: others)) }
        return cases
    }

    /// The case of what this machine could not do; none if it could do everything.
    static func machine(_ judgements: Judgements) -> [Case] {
        let troubles = judgements.all.map(\.finding).filter { Catalog.ofThisMachine.contains($0.code) }
        if troubles.isEmpty { return [] }
        return [Case(.machine, "this machine", in: "aasa", findings: troubles.map(\.id))]
    }

    /// The case of an expectation about a file by itself.
    static func expectation(_ subject: FileOutcomeSubject, _ judgements: Judgements) -> Case {
        let outcome = subject.outcome
        return Case(
            .expectation, outcome.expectation.name, in: outcome.text.name,
            at: .text(outcome.text, outcome.expectation.path.span),
            findings: judgements.about(Scope(subject.scope.part)))
    }

    /// The case of an expectation, with its own finding and, if no file could be read, the findings about the site.
    static func expectation(_ subject: ExpectationSubject, _ judgements: Judgements) -> Case {
        let own = judgements.about(Scope(subject.scope.part))
        let isUnexplained = own.isEmpty || subject.document != nil
        let causes = isUnexplained ? [] : judgements.about(Scope(site: subject.site.key))
        let unseen = subject.actual == nil ? judgements.unseen(of: subject.site.key) : nil
        let isNotRun = unseen?.isLocal ?? false
        return Case(
            .expectation, subject.expectation.name, in: subject.file.text.name,
            at: .text(subject.file.text, subject.expectation.span), findings: own + causes,
            unknownReason: isNotRun ? unseen?.reason : nil, isNotRun: isNotRun)
    }
}

extension Report.Case {
    /// The case of an app's code, whose outcome is known where both answers are.
    init(_ app: Report.HandledApp) {
        let isOpen = app.claimsLinks == false || [app.coldLaunch, app.whileRunning].contains(.unknown)
        self.init(
            .handler, "\(app.target) (\(app.configurations.joined(separator: ", "))) receives links", in: app.path,
            at: app.receivers.first?.place, findings: app.findings, unknownReason: isOpen ? app.reason : nil)
    }

    /// The case of a screen, whose outcome is known where all is that iOS does there.
    package init(_ screen: Report.Screen) {
        let isOpen = [screen.offers, screen.saves, screen.fills].contains(.unknown)
        self.init(
            .screen, "\(screen.name) (\(screen.purpose.rawValue))", in: screen.place.file ?? "screens",
            at: screen.place, findings: screen.findings, unknownReason: isOpen ? screen.reason : nil)
    }
}
