import AssociationModel
import Findings
import LinkHandlers

extension Project {
    /// Who receives the links of its apps that claim `applinks` and whose sources are here, and what of them was not read.
    var handlers: (apps: [HandledApp], problems: [InputFailure]) {
        let lists = apps.filter { $0.claims(.applinks) }.flatMap(\.lists)
        var seen: Set<String> = []
        let projects = lists.compactMap { $0.project?.path ?? $0.product?.path }.filter { seen.insert($0).inserted }
        let files = HandlerFiles(reading: projects)
        let apps = files.apps.filter { app in
            app.handling.hasSources
                && lists.contains { app.isBuilt(by: $0) && $0.claims.contains { $0.service == .applinks } }
        }
        return (apps, files.problems)
    }
}
