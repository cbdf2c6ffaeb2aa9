import Findings

/// The screens on which a password is chosen or used, as a table.
struct ScreensHTML {
    let report: Report

    var section: HTMLSection? {
        let screens = report.screens
        if screens.isEmpty { return nil }
        let shown = screens.filter(\.hasLine)
        let others = screens.count - shown.count
        let rest: Markup? = others == 0 ? nil : "<p>\(ScreenTable.wordsForOthers(others, beside: shown.count))</p>"
        return HTMLSection("screens", "Screens", "\(shown.isEmpty ? "" : table(of: shown))\(rest)")
    }

    private func table(of screens: [Report.Screen]) -> Markup {
        // The roles stay where a narrow page shows the cells below one another.
        """
        <table role="table">
        <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">Screen</th><th role="columnheader" scope="col">What iOS does</th>\
        <th role="columnheader" scope="col">Why</th>
        </tr></thead>
        <tbody role="rowgroup">
        \(screens.map(row).joined())</tbody>
        </table>

        """
    }

    private func row(_ screen: Report.Screen) -> Markup {
        """
        <tr role="row" class="\(screen.tone.name)">
        <th role="rowheader" scope="row">\(ScreenTable.title(of: screen))<br/>\
        <code>\(ScreenTable.place(of: screen))</code></th>
        <td role="cell"><span class="mark" aria-hidden="true">\(screen.tone.mark)</span> \(screen.answer)</td>
        <td role="cell">\(screen.reason) <code>\(ScreenTable.text(of: screen.reasonPlace))</code>
        \(FindingsHTML.links(to: screen.findings, of: report))</td>
        </tr>

        """
    }
}
