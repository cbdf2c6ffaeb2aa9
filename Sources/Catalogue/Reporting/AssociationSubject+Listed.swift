import AssociationModel
import Findings
import Judging
import TextFormats

extension AssociationSubject {
    /// The apps that the file lists for the service: all where no app was named, those with its bundle identifier or its
    /// prefix where the file does not list it. Nil where there are none.
    var listedApps: Report.ListedApps? {
        guard let service, let document, document.isRead, let association = document.association else { return nil }
        let texts = association.identifiers(for: service).lazy.map(\.text)
        guard let app else { return Report.ListedApps(texts) }
        if document.lists(app, for: service) { return nil }
        let kin = texts.filter { $0.sharesPart(with: app) }
        return Report.ListedApps(kin.filter { $0.hasBundle(of: app) } + kin.filter { !$0.hasBundle(of: app) })
    }

    /// The file that makes the association and nothing else, where there is none, or the one there does not list the app.
    var neededFile: String? {
        guard let app, let service, verdict == .notAssociated, claim?.isUnusable != true else { return nil }
        if let document {
            if document.looksLikeFile, !document.isRead { return nil }
        } else {
            guard let site, site.wellKnown.exchange?.response?.status == 404, site.misplacedFiles.isEmpty else {
                return nil
            }
        }
        let content: JSONOutput =
            service.listsAppsInArray
            ? ["apps": [.string(app.raw)]]
            : ["details": [["appIDs": [.string(app.raw)], "components": [["/": "*", "comment": "every link"]]]]]
        return JSONOutput.object([(service.rawValue, content)]).line
    }
}

extension Report.ListedApps {
    /// Nil if there are no texts.
    fileprivate init?(_ texts: some Sequence<String>) {
        let apps = texts.uniqued()
        if apps.isEmpty { return nil }
        let entries = apps.prefix(Self.limit).map { Entry($0, isIdentifier: AppIdentifier($0) != nil) }
        self.init(entries, of: apps.count)
    }
}

extension String {
    fileprivate func hasBundle(of app: AppIdentifier) -> Bool {
        let bundle = app.bundleIdentifier.utf8
        return utf8.suffix(bundle.count).elementsEqual(bundle)
    }

    fileprivate func sharesPart(with app: AppIdentifier) -> Bool {
        hasBundle(of: app) || utf8.starts(with: app.prefix.utf8)
    }
}
