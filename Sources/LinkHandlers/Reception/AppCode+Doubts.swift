import Findings

extension AppCode {
    /// Why a link that nothing seems to receive may be received after all.
    var doubtOfLoss: Doubt? {
        if let first = unread.first { return first }
        if let module = outline.imports.sorted().first(where: { name in
            AppleNames.swizzling.contains(where: name.hasPrefix)
        }), !dependencies.firebaseIsKeptOut {
            return Doubt("the SDK \(module) may take the delegate’s place")
        }
        if let package = dependencies.swizzling {
            return Doubt("\(package.name) may take the delegate’s place", at: package.place)
        }
        if let modifier = outline.modifiers.first(where: { !$0.isEmpty }) {
            return Doubt("whether SwiftUI hands a link to this view is not known", at: modifier.place)
        }
        return nil
    }

    /// The framework whose module is imported.
    var importedFramework: Report.Framework? {
        AppleNames.frameworks.first { outline.imports.contains($0.module) }.map {
            Report.Framework($0.name, $0.title, at: outline.types.first?.place ?? .inspection)
        }
    }

    /// A module that was not read, whose views may receive links.
    var foreignModule: Doubt? {
        outline.imports.subtracting(AppleNames.modules).subtracting(ownModules).min().map { name in
            Doubt("views of the module \(name) may receive links, and were not read")
        }
    }
}
