import AssociationModel
import CurlFetch
import Findings
import Judging
import TextFormats
import UniversalLinks

extension FuzzReader {
    /// The site's side.
    static let site = [json, association, links, comparison, exchange, answer]

    /// JSON in both dialects. The strict one must take nothing that the lenient one refuses.
    static let json = FuzzReader("json", upTo: 8_192) { bytes in
        let strict = JSONParser.parse(bytes)
        let lenient = JSONParser.parse(bytes, dialect: .lenient)
        for problem in strict.problems + lenient.problems {
            precondition(problem.span.end <= bytes.count, "a problem past the end")
        }
        precondition(!strict.isWellFormed || lenient.isWellFormed, "only the strict dialect takes this")
        if strict.isWellFormed, let one = strict.root, let other = lenient.root {
            precondition(one.means(sameAs: other), "the dialects read different things")
        }
    }

    /// An AASA file, JSON or signed, under the whole catalogue.
    static let association = FuzzReader("association", upTo: 4_096) { bytes in
        let source = SourceText(bytes, from: .file(path: "f"))
        Judging.judge(
            Question(InputParts(apps: [Judging.app].compactMap(\.self), files: [source]), Choices(now: Judging.now)))
    }

    /// A URL, a line break, and an AASA file: compiled patterns, the decision, and its explanation, which must agree.
    static let links = FuzzReader("links", upTo: 4_096) { bytes in
        let url = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
        guard let links = compiled(bytes.dropFirst(url.count + 1)) else { return }
        for app in links.someApps {
            var matcher = LinkMatcher(links, app: app, domain: nil)
            let decision = matcher.decide(url)
            precondition(matcher.decide(url) == decision, "a second decision is another")
            let explanation = links.explain(url, app: app, domain: nil)
            precondition(explanation.decision == decision, "the explanation is of another decision")
        }
    }

    /// Two AASA files with a line break between them: a difference must show on its URL.
    static let comparison = FuzzReader("comparison", upTo: 2_048) { bytes in
        let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
        guard let old = compiled(first), let new = compiled(bytes.dropFirst(first.count + 1)) else { return }
        for app in old.someApps {
            guard case .different(let witness) = LinkComparison(old, new, app: app) else { continue }
            var (before, after) = (LinkMatcher(old, app: app, domain: nil), LinkMatcher(new, app: app, domain: nil))
            precondition(before.decide(witness.url) == witness.before, "the old file decides otherwise")
            precondition(after.decide(witness.url) == witness.after, "the new file decides otherwise")
        }
    }

    /// Saved exchanges: what was read is written, and read to the same again; then judged.
    static let exchange = FuzzReader("exchange", upTo: 8_192) { bytes in
        guard let exchange = try? ExchangeText.exchange(from: bytes) else { return }
        let text = ExchangeText.text(of: exchange)
        guard let again = try? ExchangeText.exchange(from: text) else {
            preconditionFailure("what was written cannot be read")
        }
        precondition(ExchangeText.text(of: again) == text, "what was written is read as something else")
        var evidence = Evidence(
            Question(
                InputParts(
                    lists: [ClaimList(named: [Claim(argument: "webcredentials:example.com")])],
                    apps: [Judging.app].compactMap(\.self)),
                Choices(contentDelivery: .also(base: Question.ContentDelivery.appleBase), now: Judging.now)))
        evidence.add([exchange])
        Judging.judge(evidence)
    }

    /// What servers and Apple's CDN answer: a recorded exchange without its first line, for every request.
    static let answer = FuzzReader("answer", upTo: 8_192) { bytes in
        let parts = InputParts(
            lists: [
                ClaimList(
                    named: ["webcredentials:example.com/login", "applinks:*.example.com"].map {
                        Claim(argument: $0)
                    })
            ],
            apps: [Judging.app].compactMap(\.self))
        let question = Question(
            parts, Choices(contentDelivery: .also(base: Question.ContentDelivery.appleBase), now: Judging.now))
        Judging.judge(Judging.evidence(for: question, from: OneAnswer(text: bytes)))
    }

    private static func compiled(_ bytes: ArraySlice<UInt8>) -> CompiledLinks? {
        JSONParser.parse(Array(bytes)).root.map { CompiledLinks(SiteAssociation($0)) }
    }
}

extension CompiledLinks {
    /// An app that the file may list, and one that it does not.
    fileprivate var someApps: [String] {
        ["7D3KX9QW2M.com.example.app", "A", ""].filter { rules(for: $0) != nil } + ["B"]
    }
}
