import Findings
import LinkHandlers
import TextFormats

extension AppCode.Manifest {
    /// What an `Info.plist` says of scenes; nil if it says nothing.
    init?(_ list: PropertyList, in text: SourceText) {
        guard let entry = list.entry("UIApplicationSceneManifest") else { return nil }
        let roles = entry.value["UISceneConfigurations"]
        let windows = roles?["UIWindowSceneSessionRoleApplication"]?.elements ?? []
        let classes = windows.compactMap {
            $0["UISceneDelegateClassName"]?.string?.split(separator: ".").last.map(String.init)
        }
        let place = entry.keySpan.map { Place.text(text, $0) } ?? .wholeText(text)
        self = .scenes(classes, place, isEmpty: (roles?.entries ?? []).isEmpty)
    }
}
