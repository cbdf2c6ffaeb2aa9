package import Findings

extension HTMLReport {
    /// One request and what came back, as an item of a list, where no more of its exchange is known yet.
    package static func item(of hop: Report.Hop, isDecisive: Bool) -> Markup {
        ExchangesHTML(exchanges: []).hop(hop, isFirst: isDecisive, scale: max(1, hop.seconds))
    }
}
