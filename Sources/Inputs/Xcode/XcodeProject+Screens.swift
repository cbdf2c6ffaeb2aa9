package import AssociationModel
import LocalFiles
import TextFormats

extension XcodeProject {
    /// The sources and the Interface Builder files of its other apps that neither the named ones nor their libraries have;
    /// none where it is not known which files those have.
    package func screenFiles(ofAppsBesides names: Set<String>, reading files: any FileReading = LocalFiles()) -> Set<
        String
    > {
        guard let objects = try? ProjectFile.objects(of: source) else { return [] }
        let folder = FilePath.join(FilePath.parent(of: path), objects.project["projectDirPath"]?.string ?? "")
        let apps = Set(targets.filter { $0.kind == .application }.map(\.name.string))
        var (own, foreign): (Set<String>, Set<String>) = ([], [])
        for target in objects.objects("targets", of: objects.project) {
            guard let name = target["name"]?.string else { continue }
            let found = TargetSources(of: target, named: name, objects, in: folder, files, withDrawn: true)
            let paths = found.paths.map { FilePath.normal(FilePath.join(folder, $0)) }
            if apps.contains(name), !names.contains(name) {
                foreign.formUnion(paths)
            } else if found.isCut {
                return []
            } else {
                own.formUnion(paths)
            }
        }
        return foreign.subtracting(own)
    }
}
