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
        let table: Markup? = shown.isEmpty ? nil : .answers("Screen", "What iOS does", shown.map(row))
        return HTMLSection("screens", "Screens", "\(table)\(rest)")
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
