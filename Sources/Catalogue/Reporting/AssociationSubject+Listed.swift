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
            switch document.form {
            case .json, .signed: guard document.isRead else { return nil }
            case .empty, .html, .other: break
            }
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
        var seen: Set<String> = []
        var entries: [Entry] = []
        for text in texts where seen.insert(text).inserted {
            guard entries.count < Self.limit else { continue }
            entries.append(Entry(text, isIdentifier: AppIdentifier(text) != nil))
        }
        if entries.isEmpty { return nil }
        self.init(entries, of: seen.count)
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
