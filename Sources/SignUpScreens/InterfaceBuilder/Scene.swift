import AssociationModel
import Findings
import TextFormats

/// A scene of a storyboard, or an object of a `.xib`, before embedded scenes are inserted.
struct Scene {
    /// A piece of its content.
    enum Piece {
        case field(InputField)
        case text(String, at: Place)
        /// The scene of the view controller with this identifier is shown inside it.
        case embedded(String)
    }

    /// The identifiers of the view controllers in it.
    let identifiers: [String]
    /// The name to show to people.
    let name: String
    /// The class that contains its code.
    let className: String?
    /// Whether it is only a reference to a scene of another storyboard.
    let isElsewhere: Bool
    /// Whether it is a cell or a similar part, which several screens may contain.
    let isPart: Bool
    /// Its content, in the order of the file.
    let pieces: [Piece]
    /// The segues that start from it.
    let departures: [Departure]
    /// The classes of the app in it, whose code may set more.
    let unreadClasses: [String]
    let place: Place
    /// Whether it is the first scene that the app shows.
    var isRoot = false
}

/// Makes screens of scenes: inserts embedded scenes, and keeps only screens with fields.
struct SceneAssembly {
    /// The screens, in the order of their scenes.
    let screens: [Screen]

    /// The number of pieces after which scenes that are already shown elsewhere are not embedded again. Nested
    /// embedding could otherwise multiply the pieces without limit.
    static let pieceLimit = 100_000

    init(_ scenes: [Scene]) {
        var assembler = Assembler(scenes)
        screens = assembler.assemble()
    }
}

private struct Assembler {
    let scenes: [Scene]
    private var indices: [String: Int] = [:]
    private var shown: Set<Int> = []
    private var count = 0

    init(_ scenes: [Scene]) {
        self.scenes = scenes
        for (index, scene) in scenes.enumerated() {
            for identifier in scene.identifiers { indices[identifier] = index }
        }
    }

    mutating func assemble() -> [Screen] {
        let embedded = Set(scenes.flatMap { $0.pieces.compactMap(\.embedded) }.compactMap { indices[$0] })
        var screens: [Int: Screen] = [:]
        for index in scenes.indices where !embedded.contains(index) { screens[index] = screen(of: index) }
        // Scenes that are left because they embed each other, or because the limit was reached.
        for index in scenes.indices where !shown.contains(index) { screens[index] = screen(of: index) }
        return scenes.indices.compactMap { screens[$0] }.filter { !$0.fields.isEmpty }
    }

    private mutating func screen(of index: Int) -> Screen {
        let scene = scenes[index]
        var screen = Screen(
            name: scene.name, className: scene.className, departures: scene.departures, isPart: scene.isPart,
            at: scene.place)
        screen.isRoot = scene.isRoot
        screen.leaving = .drawn
        screen.unreadClasses = scene.unreadClasses
        screen.hasUnreadCode = !scene.unreadClasses.isEmpty
        shown.insert(index)
        var parts: Set<Int> = [index]
        var classes = Set(scene.unreadClasses)
        var pending: [(scene: Int, next: Int)] = [(index, 0)]
        while let top = pending.last {
            guard top.next < scenes[top.scene].pieces.count else {
                pending.removeLast()
                continue
            }
            pending[pending.count - 1].next += 1
            count += 1
            switch scenes[top.scene].pieces[top.next] {
            case .field(var field):
                if top.scene != index { field.owner = field.owner ?? scenes[top.scene].className }
                screen.fields.append(field)
            case .text(let text, let place): screen.add(text: text, at: place)
            case .embedded(let identifier):
                // A scene of another storyboard may contain anything.
                guard let part = indices[identifier], !scenes[part].isElsewhere else {
                    screen.hasUnreadCode = true
                    continue
                }
                guard count < SceneAssembly.pieceLimit || !shown.contains(part), parts.insert(part).inserted else {
                    continue
                }
                shown.insert(part)
                screen.departures += scenes[part].departures
                screen.unreadClasses += scenes[part].unreadClasses.filter { classes.insert($0).inserted }
                screen.hasUnreadCode = screen.hasUnreadCode || !screen.unreadClasses.isEmpty
                pending.append((part, 0))
            }
        }
        return screen
    }
}

extension Scene.Piece {
    fileprivate var embedded: String? { if case .embedded(let identifier) = self { identifier } else { nil } }
}
