import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

/// A change of a file's rules that was tried: the file after it has fewer rules that decide nothing, and no new ones.
struct RuleCure {
    /// The change, as an instruction.
    let words: Message
    let repair: Repair
    /// What becomes of a URL, as a clause; nil where the app opens the same URLs as before.
    fileprivate let effect: Message?

    fileprivate var help: Message { effect.map { "\(words) (\($0))" } ?? words }
}

/// What cures one finding.
struct RuleCures {
    fileprivate let all: [RuleCure]

    fileprivate init(all: [RuleCure]) { self.all = all }

    /// None that was tried.
    init() { self.init(all: []) }

    /// The first two as an instruction; without any, how to see which rule decides.
    var help: Message {
        guard let first = all.first else {
            return
                "look which rule decides each URL, with aasa match URL --trace, and remove or narrow the one that should not"
        }
        return all.count == 1 ? first.help : "either \(first.help), or \(all[1].help)"
    }

    /// The repair, if it is clear which one was meant.
    var repair: Repair? { all.count == 1 ? all.first?.repair : nil }
}

extension SiteDocument {
    /// For how many findings of one kind cures are tried, each of which takes about as long as judging the file.
    var mostCured: Int { min(5, (16 << 10) / max(text.bytes.count, 1)) }
}

extension RuleOrderSubject {
    /// Changes after which an earlier rule and the later ones that it opposes decide something each.
    func cures(for shadow: Shadow) -> RuleCures {
        let (first, earlier) = (shadow.later[0], shadow.earlier)
        let later = Set(shadow.later.map(\.rule.index))
        let them: Message = later.count == 1 ? "it" : "them"
        let trial = CureTrial(self, of: first)
        let moved: RuleCure? =
            if first.rule.entry == earlier.rule.entry {
                trial.cure(
                    "move \(them) before the earlier one", first.siblings?.moving(later, before: earlier.rule.index))
            } else {
                trial.cure(
                    "move its entry of \("details") before the earlier one",
                    trial.movingEntry(of: first.rule, before: earlier.rule))
            }
        let required = earlier.presence.flatMap { presence in
            trial.cure(presence.words(in: earlier.rule.excludes ? "" : " in the earlier one"), presence.repair)
        }
        let cures = (earlier.rule.excludes ? [required, moved] : [moved, required]).compactMap(\.self)
        if !cures.isEmpty { return RuleCures(all: cures) }
        let removal: Message =
            later.count == 1 ? "remove it, since it has no effect" : "remove them: none has an effect"
        return RuleCures(all: [trial.cure(removal, first.siblings?.removing(later))].compactMap(\.self))
    }

    /// Changes after which an entry opens links.
    func cures(for entry: ClosedEntry) -> RuleCures {
        guard let exclusion = entry.exclusions.first else { return RuleCures(all: []) }
        let trial = CureTrial(self, of: exclusion)
        let own = Set(entry.exclusions.filter { $0.rule.entry == exclusion.rule.entry }.map(\.rule.index))
        let name: Message = entry.exclusions.count == 1 ? exclusion.words : "the exclusions"
        let candidates: [(Message, Repair?)] = [
            (exclusion.presence?.words() ?? "", exclusion.presence?.repair),
            ("put \(name) last", exclusion.siblings?.movingLast(own)),
            ("write \("/*/?*") in it, which leaves paths with one part alone", exclusion.narrowed),
            (entry.exclusions.count == 1 ? "remove it" : "remove them", exclusion.siblings?.removing(own)),
        ]
        return RuleCures(all: Array(candidates.lazy.compactMap { trial.cure($0.0, $0.1) }.prefix(2)))
    }
}

/// Tries changes of a file, for an app of one of its entries.
private struct CureTrial {
    private let document: SiteDocument
    private let disorder: [Int]
    private let app: String?
    private let links: CompiledLinks?

    init(_ order: RuleOrderSubject, of rule: RuleSubject) {
        document = rule.document
        disorder = order.disorder
        app = document.association?.appLinks?.details[rule.rule.entry].identifiers.first?.text
        links = document.association.map(CompiledLinks.init)
    }

    /// Nil if the entry has rules of both kinds, so that moving it may turn off links too.
    func movingEntry(of later: LinkRule, before earlier: LinkRule) -> Repair? {
        let own = links?.rules.filter { $0.entry == later.entry } ?? []
        guard own.allSatisfy({ $0.excludes == later.excludes }) else { return nil }
        return document.entriesOfDetails?.moving([later.entry], before: earlier.entry)
    }

    /// Nil if the change cures nothing, or makes something else decide nothing.
    func cure(_ words: Message, _ repair: Repair?) -> RuleCure? {
        guard let repair, let app, document.signature == nil else { return nil }
        let changed = SiteDocument(file: document.text.repaired(by: [repair]))
        let after = DocumentLinks(DocumentStructure(changed, apps: [], storeNumbers: [:]))?.order?.disorder
        guard let after, after[0] < disorder[0], zip(after, disorder).allSatisfy({ $0 <= $1 }) else { return nil }
        return RuleCure(words: words, repair: repair, effect: effect(of: changed, on: app))
    }

    private func effect(of changed: SiteDocument, on app: String) -> Message? {
        guard let links, let after = changed.association else { return nil }
        var bounds = AutomatonBounds()
        bounds.steps = 200_000
        switch LinkComparison(links, CompiledLinks(after), app: app, bounds: bounds) {
        case .equivalent: return nil
        case .unknown: return "what that does to other URLs could not be proved"
        case .different(let witness):
            switch (witness.before, witness.after) {
            case (_, .match): return "then \(plain: witness.url) opens the app"
            case (.match, _): return "then \(plain: witness.url) stays in the browser"
            default: return nil
            }
        }
    }
}

extension RuleOrderSubject {
    /// How many rules and entries decide nothing, by the kind of reason; first the rules that others oppose.
    fileprivate var disorder: [Int] {
        let shadowed = Dictionary(grouping: shadows, by: \.effect).mapValues { $0.reduce(0) { $0 + $1.later.count } }
        // A rule that is not told as shadowed, since its entry is closed, is one as soon as that opens something.
        let opposed = shadowed[.opposes, default: 0] + closed.reduce(0) { $0 + $1.openers.count }
        return [
            opposed, closed.count, exclusionsOnly.count, shadowed[.agrees, default: 0], shadowed[.repeats, default: 0],
        ]
    }
}

extension RuleSubject {
    /// The rules of its entry.
    fileprivate var siblings: ReorderedRules? {
        let entry = document.association?.appLinks?.details[rule.entry]
        let list = rule.form == .component ? entry?.components : entry?.paths
        return list?.value.elements.map { ReorderedRules($0, in: document.text) }
    }

    /// The repair of `*/*`, which was meant for paths with two parts and takes every path.
    fileprivate var narrowed: Repair? {
        guard let pattern = rule.path?.pattern, rule.path?.level == .rule, pattern.text == "*/*",
            document.text.bytes(in: pattern.span).elementsEqual("*/*".utf8)
        else { return nil }
        return Repair(replacing: pattern.span, by: "/*/?*")
    }
}

extension SiteDocument {
    /// The entries of `details`; nil if it is not an array of objects.
    fileprivate var entriesOfDetails: ReorderedRules? {
        guard let appLinks = association?.appLinks, let elements = appLinks.detailsMember?.value.elements,
            elements.count == appLinks.details.count
        else { return nil }
        return ReorderedRules(elements, in: text)
    }
}
