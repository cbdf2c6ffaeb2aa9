import Findings
import TextFormats

/// The scenes of a document.
struct SceneList {
    private(set) var scenes: [Scene] = []
    private let text: SourceText
    private let outlets: OutletTable
    /// The identifiers of the controllers that the app shows first: the initial one of its main storyboard, and those that
    /// this one contains.
    private var roots: Set<String> = []

    init(_ root: XMLElement, in text: SourceText) {
        self.text = text
        outlets = OutletTable(root)
        if stem == "Main" { roots = Self.roots(of: root) }
        for element in root.elements {
            switch element.name {
            case "scenes": scenes += element.elements.filter { $0.name == "scene" }.compactMap(storyboardScene)
            case "objects": scenes += looseObjects(element.elements)
            default: break
            }
        }
    }

    // Elements that are not objects themselves, or have nothing visible.
    private static let invisible: Set<String> = [
        "placeholder", "exit", "customObject", "menu", "userDefaultsController", "viewControllerPlaceholder",
    ]

    // MARK: Storyboards

    private func storyboardScene(_ scene: XMLElement) -> Scene? {
        let objects = scene.elements.filter { $0.name == "objects" }.flatMap(\.elements)
        let controller =
            objects.first { $0.attribute("sceneMemberID")?.value.string == "viewController" }
            ?? objects.first { $0.child("view") != nil } ?? objects.first { !Self.invisible.contains($0.name) }
        guard let controller else { return nil }
        var walk = SceneWalk(text, outlets, sources: [controller.identifier ?? ""])
        for object in objects where !Self.invisible.contains(object.name) { walk.walk(object) }
        let className = controller.customClass?.string
        let title = controller.words("title") ?? controller.child("navigationItem")?.words("title")
        var result = walk.scene(
            identifier: controller.identifier,
            name: className ?? controller.words("storyboardIdentifier") ?? controller.words("identifier") ?? title
                ?? controller.words("userLabel") ?? "scene \(scene.attribute("sceneID")?.value.string ?? "")",
            className: className, isElsewhere: controller.name == "viewControllerPlaceholder", isPart: false,
            at: .text(text, controller.customClass?.span ?? controller.nameSpan))
        result.screen.isRoot = controller.identifier.map(roots.contains) ?? false
        return result
    }

    private static func roots(of document: XMLElement) -> Set<String> {
        let scenes = document.elements.first { $0.name == "scenes" }?.elements ?? []
        let objects = scenes.flatMap { $0.elements.filter { $0.name == "objects" }.flatMap(\.elements) }
        let known = Dictionary(objects.map { ($0.identifier, $0) }) { first, _ in first }
        var roots: Set<String> = []
        var pending = [document.attribute("initialViewController")?.value.string].compactMap(\.self)
        while let next = pending.popLast() {
            guard roots.insert(next).inserted else { continue }
            let contained = known[next]?.connections.filter {
                $0.attribute("kind")?.value.string == "relationship"
            }
            pending += (contained ?? []).compactMap { $0.attribute("destination")?.value.string }
        }
        return roots
    }

    // MARK: Files without scenes

    private func looseObjects(_ objects: [XMLElement]) -> [Scene] {
        let owner = objects.first {
            $0.attribute("placeholderIdentifier")?.value.string == "IBFilesOwner"
                || ($0.name == "customObject" && $0.identifier == "-2")
        }
        return objects.filter { !Self.invisible.contains($0.name) }.map { looseScene($0, owner: owner) }
    }

    private func looseScene(_ object: XMLElement, owner: XMLElement?) -> Scene {
        let ownerIdentifier = owner?.identifier ?? ""
        let ownClass = object.customClass?.string
        let ownerClass = owner?.customClass?.string
        var walk = SceneWalk(text, outlets, sources: [ownerIdentifier, object.identifier ?? ""])
        walk.walk(object)
        // The owner may be any object that loads the file, unless it has outlets to the content.
        let isOwned = walk.isKnown(to: ownerIdentifier) || outlets.has(from: ownerIdentifier, to: object.identifier)
        let holder = (isOwned ? ownerClass : nil) == nil && ownClass != nil ? object : owner
        let className = holder?.customClass?.string
        if let ownerClass, isOwned { walk.noteClass(ownerClass) }
        return walk.scene(
            identifier: object.identifier,
            name: className ?? ownerClass ?? object.words("title") ?? object.words("userLabel") ?? stem,
            className: className, isElsewhere: false, isPart: Self.isPart(object, isOwned: isOwned),
            at: .text(text, holder?.customClass?.span ?? object.nameSpan))
    }

    private static func isPart(_ object: XMLElement, isOwned: Bool) -> Bool {
        switch object.name {
        case "view", "customView": !isOwned
        case let name where name.hasSuffix("ontroller") || name == "window": false
        default: true
        }
    }

    // The name of the file, without folder and extension.
    private var stem: String {
        let file = text.name.split(separator: "/").last.map(String.init) ?? text.name
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}
