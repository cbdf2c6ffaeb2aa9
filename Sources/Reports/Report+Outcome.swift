import Findings

extension Report {
    /// The outcome in a few words, with the headline of which it has the sign; nil where there are only notes.
    var outcome: (headline: Headline?, words: String) {
        let all = associations.count
        let refused = associations.count { headline(of: $0) == .refused }
        if refused > 0 {
            return (
                .refused,
                all == 1 ? "devices refuse the association" : "devices refuse \(refused) of \(all) associations"
            )
        }
        if !appsWithoutClaims.isEmpty {
            let (silent, apps) = (appsWithoutClaims.count, apps.count)
            let verb = silent == 1 ? "declares" : "declare"
            return (.refused, "\(apps == 1 ? "the app" : "\(silent) of \(apps) apps") \(verb) no associated domain")
        }
        return outcomeOfAssociations ?? outcomeOfSites ?? outcomeOfFindings
    }

    /// Where none is refused.
    private var outcomeOfAssociations: (headline: Headline?, words: String)? {
        let counts = associationCounts
        if counts.all == 0 { return nil }
        if counts.unknown > 0 {
            if countUnsuppressed(.error) > 0 { return (.unknown, summaryInWords) }
            return (
                .unknown,
                counts.all == 1
                    ? "the association could not be checked"
                    : "\(counts.unknown) of \(counts.all) associations could not be checked"
            )
        }
        if counts.doubtful > 0 {
            let verb = counts.doubtful == 1 ? "is" : "are"
            return (
                .doubtful,
                counts.all == 1
                    ? "the association is in doubt"
                    : "\(counts.doubtful) of \(counts.all) associations \(verb) in doubt"
            )
        }
        let holds = counts.all == 1 ? "the association holds" : "all \(counts.all) associations hold"
        let errors = countUnsuppressed(.error)
        if errors > 0 { return (.doubtful, "\(holds), with \(errors == 1 ? "1 error" : "\(errors) errors")") }
        return (screensInWords.isEmpty ? .holds : .unknown, holds + screensInWords)
    }

    /// Where domains were named without an app, so that their files are what was checked.
    private var outcomeOfSites: (headline: Headline?, words: String)? {
        let sites = associations.filter(\.isOfSite)
        guard let worst = sites.map(\.headlineOfSite).max(by: { $0.rank < $1.rank }), sites.count == associations.count
        else { return nil }
        let file = Set(sites.map(\.domain)).count == 1 ? "the file is" : "the files are"
        switch worst {
        case .holds: return (.holds, "\(file) served as Apple wants it")
        case .doubtful: return (.doubtful, "\(file) served as Apple wants it, with errors")
        case .refused: return (.refused, "\(file) not served as Apple wants it")
        case .unknown: return (.unknown, "the site could not be checked")
        }
    }

    private var outcomeOfFindings: (headline: Headline?, words: String) {
        guard let counts = countsInWords else {
            return (screensInWords.isEmpty ? .holds : .unknown, nothingInWords + screensInWords)
        }
        if countUnsuppressed(.error) > 0 || screens.contains(where: \.fails) { return (.refused, counts) }
        return (countUnsuppressed(.warning) > 0 ? .doubtful : nil, counts)
    }

    /// The headline of an association on a page: of a domain that was named without an app, what becomes of its file.
    func pageHeadline(of association: Association) -> Headline {
        association.isOfSite ? association.headlineOfSite : headline(of: association)
    }
}

extension Report.Association {
    /// Whether a domain was named without an app, so that its file is what was checked.
    var isOfSite: Bool { appName == nil && entitlement != nil && !isAskedFor }

    /// The step that ends the way to the file, or leaves it open; nil where the file was read.
    var stepBeforeFile: Report.Step? {
        let way: [Report.Step.Name] = [.reached, .served, .readable]
        return steps.first { way.contains($0.name) && $0.state == .failed }
            ?? steps.first { way.contains($0.name) && [.unknown, .doubtful].contains($0.state) }
    }

    /// What becomes of the file of a site.
    var headlineOfSite: Report.Headline {
        switch stepBeforeFile?.state {
        case .failed: .refused
        case .unknown: .unknown
        case .doubtful: .doubtful
        default:
            errors.isEmpty
                ? steps.contains { $0.name == .readable && $0.state == .passed } ? .holds : .unknown : .doubtful
        }
    }

    /// What is said of the file of a site, as a sentence without its full stop.
    var wordsOfSite: Message {
        switch headlineOfSite {
        case .holds: "the file is served as Apple wants it"
        case .doubtful: "the file is served as Apple wants it, but has errors"
        case .refused: "the file is not served as Apple wants it: \(stepBeforeFile?.text ?? "")"
        case .unknown: "could not be checked: \(stepBeforeFile?.text ?? "it was not asked")"
        }
    }
}

extension Report.Headline {
    /// How much it matters, the worst last.
    var rank: Int {
        switch self {
        case .holds: 0
        case .unknown: 1
        case .doubtful: 2
        case .refused: 3
        }
    }
}
