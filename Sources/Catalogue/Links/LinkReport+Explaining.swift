import AssociationModel
public import Findings
import TextFormats
import UniversalLinks

extension LinkReport {
    /// Decides URLs and explains each decision.
    ///
    /// - Parameters:
    ///   - urls: the URLs, compared as they are written.
    ///   - file: the file whose rules decide.
    ///   - apps: the apps to decide for; any string that the file may list.
    ///   - domain: the domain that the file was served for; nil for each URL's own host.
    public init(_ urls: [String], in file: LinkFile, apps: [String], domain: String?) {
        var attempts = AttemptCount()
        self.init(
            urls.flatMap { url in
                let bytes = Array(url.utf8)
                let host = LinkURL(bytes).hostText(in: bytes)
                let domain = domain.map { LinkDomain(named: $0) } ?? host.map { LinkDomain($0) }
                var explainer = LinkExplainer(file.links, bytes, domain: domain)
                var reporter = LinkReporter(
                    file: file, path: bytes[LinkURL(bytes).path], tracker: host.flatMap { LinkTracker.tracker(of: $0) })
                return apps.map { reporter.decision(url, $0, explainer.explanation(for: $0), &attempts) }
            })
    }
}

/// How many of the rules that were tried a report still has room for: there may be a thousand rules for a thousand apps.
private struct AttemptCount {
    static let most = Bound.rulesTried.most
    private var left = most

    mutating func takes(_ count: Int) -> Bool {
        guard count <= left else { return false }
        left -= count
        return true
    }
}

/// Turns explanations into text and places.
private struct LinkReporter {
    let file: LinkFile
    let path: ArraySlice<UInt8>
    /// The service whose host the URL has.
    let tracker: LinkTracker?
    /// By the rules of an app, those that were tried.
    var known: [[Int]?: [LinkReport.Attempt]] = [:]

    mutating func decision(
        _ url: String, _ app: String, _ explanation: LinkExplanation, _ count: inout AttemptCount
    ) -> LinkReport.Decision {
        let hasRoom = count.takes(explanation.attempts.count)
        return LinkReport.Decision(
            url: url, app: app, verdict: explanation.decision.verdict, rule: explanation.decision.rule.map(rule),
            refusal: refusal(of: explanation), closest: explanation.closest.map(attempt),
            attempts: hasRoom ? attempts(of: explanation, app) : [],
            unknownPoints: explanation.unknownPoints.map { LinkReport.Reason($0.name, $0.sentence) },
            limit: limit(of: explanation, hasRoom: hasRoom), remark: tracker.map(remark))
    }

    private func remark(on tracker: LinkTracker) -> LinkReport.Reason {
        LinkReport.Reason(
            "claim-on-link-tracker",
            tracker.servesApps
                ? "the host belongs to \(plain: tracker.title): the app sees this URL, not the URL of your site that it leads to"
                : "the host belongs to \(plain: tracker.title), which lists no apps on it: use a host of your own in links"
        )
    }

    private mutating func attempts(of explanation: LinkExplanation, _ app: String) -> [LinkReport.Attempt] {
        let rules = file.links.rules(for: app)
        if let attempts = known[rules] { return attempts }
        let attempts = explanation.attempts.map(attempt)
        known[rules] = attempts
        return attempts
    }

    private func limit(of explanation: LinkExplanation, hasRoom: Bool) -> Message? {
        if !explanation.isTraced { return "the app’s patterns and the URL are too large to try the rules one by one" }
        if !explanation.isComplete {
            return "the app’s patterns and the URL are too large to find all that the verdict depends on"
        }
        return hasRoom ? nil : "the rules that were tried are left out: there are more than \(AttemptCount.most) in all"
    }

    private func rule(_ index: Int) -> LinkReport.Rule {
        let rule = file.links.rules[index]
        return LinkReport.Rule(
            place: .text(file.text, rule.span), shown: .text(file.text, shownSpan(of: rule)), entry: rule.entry,
            index: rule.index)
    }

    /// The span of the rule if it is on one line, else that of the first of its own patterns.
    private func shownSpan(of rule: LinkRule) -> SourceSpan {
        let (first, last) = (file.text.position(of: rule.span.start), file.text.position(of: rule.span.end))
        guard first.line != last.line else { return rule.span }
        var constraints = [rule.path]
        if case .whole(let query) = rule.query { constraints.append(query) }
        if case .items(let object) = rule.query { constraints += object.items.map(\.constraint) }
        constraints.append(rule.fragment)
        return constraints.compactMap(\.self).first { $0.level == .rule }?.pattern.span ?? rule.span
    }

    private func refusal(of explanation: LinkExplanation) -> LinkReport.Reason? {
        guard case .noMatch(let refusal) = explanation.decision else { return nil }
        switch refusal {
        case .scheme: return LinkReport.Reason("scheme", "only http and https URLs can open apps")
        case .host: return LinkReport.Reason("host", "the host of the URL is not the domain of the file")
        case .noAppLinks: return LinkReport.Reason("no-applinks", "the file has no “applinks” object")
        case .appNotListed: return LinkReport.Reason("app-not-listed", "no entry of “details” lists the app")
        case .noRule:
            guard let closest = explanation.closest else {
                return LinkReport.Reason("no-rule", "none of the app's rules matches the URL")
            }
            let line = file.text.position(of: file.links.rules[closest.rule].span.start).line
            return LinkReport.Reason(
                "no-rule", "none of the app's rules matches the URL; the one in line \(line) comes closest")
        }
    }

    private func attempt(_ attempt: LinkAttempt) -> LinkReport.Attempt {
        LinkReport.Attempt(
            rule: rule(attempt.rule),
            failure: attempt.failure.map { failure in
                let wording = LinkFailureWording(failure, in: file.text, path: path)
                return LinkReport.Failure(
                    part: failure.part.name, item: failure.part.item, pattern: failure.constraint.pattern.text,
                    text: wording.text, place: .text(file.text, failure.span), sentence: wording.sentence,
                    hints: wording.hints)
            })
    }
}

extension UnknownPoint {
    /// The name in the style of finding names, such as `star-across-point`.
    var name: String {
        rawValue.unicodeScalars.reduce(into: "") { name, scalar in
            let isCapital = ("A"..."Z").contains(scalar)
            let isFirstOfWord = isCapital && !(name.last?.isUppercase ?? true)
            name += isFirstOfWord ? "-\(scalar)" : "\(scalar)"
        }.asciiLowercased
    }
}
