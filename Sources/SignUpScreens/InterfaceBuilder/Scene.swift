import AssociationModel
import Findings
import TextFormats

/// A scene of a storyboard, or an object of a `.xib`, before embedded scenes are put in their places.
struct Scene {
    /// What stands on it, in the order of the file.
    enum Piece {
        case field(InputField)
        case text(String)
        /// The scene of this view controller is shown in a part of it.
        case embedded(String)
    }

    /// The view controllers in it, by their identifiers.
    let identifiers: [String]
    /// What a person calls it.
    let name: String
    /// The class that its code is in.
    let className: String?
    /// Whether it only stands for a scene of another storyboard.
    let isElsewhere: Bool
    /// Whether it is a cell or the like, which several screens may hold.
    let isPart: Bool
    /// What stands on it.
    let pieces: [Piece]
    /// The segues that begin on it.
    let departures: [Departure]
    /// The classes whose code may set more.
    let unreadClasses: [String]
    /// Where it is declared.
    let place: Place
}

/// Puts embedded scenes in their places, and keeps what has fields.
struct SceneAssembly {
    /// The screens, in the order of their scenes.
    let screens: [Screen]

    /// How much more is put together than the scenes hold: one may be embedded in many, and each in many others.
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
        // What embeds itself in the end, or was too much.
        for index in scenes.indices where !shown.contains(index) { screens[index] = screen(of: index) }
        return scenes.indices.compactMap { screens[$0] }.filter { !$0.fields.isEmpty }
    }

    private mutating func screen(of index: Int) -> Screen {
        let scene = scenes[index]
        var screen = Screen(
            name: scene.name, className: scene.className, departures: scene.departures, isPart: scene.isPart,
            at: scene.place)
        screen.unreadClasses = scene.unreadClasses
        screen.hasUnreadCode = !scene.unreadClasses.isEmpty
        shown.insert(index)
        var parts: Set<Int> = [index]
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
            case .text(let text): screen.texts.append(text)
            case .embedded(let identifier):
                // A scene of another storyboard may hold anything.
                guard let part = indices[identifier], !scenes[part].isElsewhere else {
                    screen.hasUnreadCode = true
                    continue
                }
                guard count < SceneAssembly.pieceLimit || !shown.contains(part), parts.insert(part).inserted else {
                    continue
                }
                shown.insert(part)
                screen.take(scenes[part])
                pending.append((part, 0))
            }
        }
        return screen
    }
}

extension Screen {
    /// Takes over what an embedded scene has beside its pieces.
    fileprivate mutating func take(_ part: Scene) {
        departures += part.departures
        let known = Set(unreadClasses)
        unreadClasses += part.unreadClasses.filter { !known.contains($0) }
        hasUnreadCode = hasUnreadCode || !unreadClasses.isEmpty
    }
}

extension Scene.Piece {
    fileprivate var embedded: String? { if case .embedded(let identifier) = self { identifier } else { nil } }
}
