import Findings
import TextFormats

/// A decision and the reasons for it: the rules tried, the closest one, and the undocumented behaviour it depends on.
package struct LinkExplanation: Sendable {
    /// The decision, the same as that of a ``LinkMatcher``.
    package let decision: LinkDecision
    /// The rules that were tried, in order; the last one decided, if any did. Empty if patterns and URL are so large
    /// that tracing them would take seconds; see ``isTraced``.
    package let attempts: [LinkAttempt]
    /// The rule that came closest to matching; nil if a rule matches or none was tried.
    package let closest: LinkAttempt?
    /// The undocumented points the decision depends on: a different assumption would change it.
    package private(set) var unknownPoints: [UnknownPoint]
    /// Whether the rules were traced, for ``attempts`` and ``closest``.
    package let isTraced: Bool
    /// Whether all undocumented points were examined. Beyond a limit on the work, ``unknownPoints`` has only those that are
    /// cheap to detect.
    package let isComplete: Bool

    /// The same decision, which depends on one more point.
    func depending(on point: UnknownPoint) -> LinkExplanation {
        changed(self) { $0.unknownPoints = UnknownPoint.allCases.filter { $0 == point || unknownPoints.contains($0) } }
    }
}

extension CompiledLinks {
    /// Decides a URL for an app and says why. Much slower than a ``LinkMatcher``; meant for showing to people, not for
    /// many URLs. For many apps use one ``LinkExplainer``.
    ///
    /// - Parameters:
    ///   - url: the bytes of the URL.
    ///   - app: any string; compared byte for byte with the identifiers in the file.
    ///   - domain: the domain the file was served for; nil accepts any host that is not empty.
    package func explain(_ url: [UInt8], app: String, domain: LinkDomain?) -> LinkExplanation {
        var explainer = LinkExplainer(self, url, domain: domain)
        return explainer.explanation(for: app)
    }
}
