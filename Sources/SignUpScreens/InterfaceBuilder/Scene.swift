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

    /// The identifier of the view controller in it.
    let identifier: String?
    /// Whether it is only a reference to a scene of another storyboard.
    let isElsewhere: Bool
    /// Its content, in the order of the file.
    let pieces: [Piece]
    /// The screen that it is, without that content.
    var screen: Screen
}

/// Makes screens of scenes: inserts embedded scenes, and keeps only screens with fields.
struct SceneAssembly {
    /// The number of pieces after which scenes that are already shown elsewhere are not embedded again. Nested
    /// embedding could otherwise multiply the pieces without limit.
    private static let pieceLimit = 100_000

    private let scenes: [Scene]
    private var indices: [String: Int] = [:]
    private var shown: Set<Int> = []
    private var count = 0

    init(_ scenes: [Scene]) {
        self.scenes = scenes
        for (index, scene) in scenes.enumerated() {
            if let identifier = scene.identifier { indices[identifier] = index }
        }
    }

    /// The screens, in the order of their scenes.
    mutating func screens() -> [Screen] {
        let embedded = Set(scenes.flatMap { $0.pieces.compactMap(\.embedded) }.compactMap { indices[$0] })
        var screens: [Int: Screen] = [:]
        for index in scenes.indices where !embedded.contains(index) { screens[index] = screen(of: index) }
        // Scenes that are left because they embed each other, or because the limit was reached.
        for index in scenes.indices where !shown.contains(index) { screens[index] = screen(of: index) }
        return scenes.indices.compactMap { screens[$0] }.filter { !$0.fields.isEmpty }
    }

    private mutating func screen(of index: Int) -> Screen {
        var screen = scenes[index].screen
        shown.insert(index)
        var parts: Set<Int> = [index]
        var classes = Set(screen.unreadClasses)
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
                if top.scene != index { field.owner = field.owner ?? scenes[top.scene].screen.className }
                screen.fields.append(field)
            case .text(let text, let place): screen.add(text: text, at: place)
            case .embedded(let identifier):
                // A scene of another storyboard may contain anything.
                guard let part = indices[identifier], !scenes[part].isElsewhere else {
                    screen.hasUnreadCode = true
                    continue
                }
                guard count < Self.pieceLimit || !shown.contains(part), parts.insert(part).inserted else {
                    continue
                }
                shown.insert(part)
                screen.departures += scenes[part].screen.departures
                screen.unreadClasses += scenes[part].screen.unreadClasses.filter { classes.insert($0).inserted }
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
