import Findings

/// Who receives the links of apps, as a table.
struct HandlersHTML {
    let report: Report

    var section: HTMLSection? {
        let apps = report.handledApps
        return apps.isEmpty
            ? nil
            : HTMLSection(
                "handlers", "Link handlers", .answers("App", "What becomes of a link", apps.map(row)))
    }

    private func row(_ app: Report.HandledApp) -> Markup {
        let receivers = app.receivers.map { receiver -> Markup in
            "<br/>\(receiver.kind): <code>\(ScreenTable.text(of: receiver.place))</code>"
        }
        let place = app.reasonPlace.map { " <code>\(ScreenTable.text(of: $0))</code>" as Markup }
        return """
            <tr role="row" class="\(app.tone.name)">
            <th role="rowheader" scope="row">\(HandlerTable.title(of: app))<br/><code>\(app.path)</code></th>
            <td role="cell"><span class="mark" aria-hidden="true">\(app.tone.mark)</span> \(app.answer)\(receivers.joined())</td>
            <td role="cell">\(app.reason?.description ?? "")\(place)
            \(FindingsHTML.links(to: app.findings, of: report))</td>
            </tr>

            """
    }
}
