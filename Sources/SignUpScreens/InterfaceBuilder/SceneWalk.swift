import AssociationModel
import Findings
import TextFormats

/// Walks the views of a scene in the order of the file. It uses a stack of its own instead of recursion, so deep
/// nesting is safe.
struct SceneWalk {
    private let text: SourceText
    private let outlets: OutletTable
    /// The identifiers of the objects whose outlets name the fields, the most likely one first.
    private let sources: [String]
    private var stack: [Frame] = []
    private var pieces: [Scene.Piece] = []
    private var departures: [Departure] = []
    private var unreadClasses: [String] = []
    private var knownClasses: Set<String> = []
    private var fieldIdentifiers: [String] = []

    /// The child elements of one element.
    private struct Frame {
        let elements: [XMLElement]
        var next = 0
        /// Whether they are sibling views.
        var isList = false
        /// The app's own classes of the enclosing views, and the identifiers of these views, from the outermost in.
        var classes: [String] = []
        var objects: [String] = []
        /// The label directly before the next element.
        var caption: String?
        /// The title of the button or similar control that contains them.
        var control: String?
    }

    init(_ text: SourceText, _ outlets: OutletTable, sources: [String]) {
        self.text = text
        self.outlets = outlets
        self.sources = sources
    }

    /// Walks an object of the scene and everything in it.
    mutating func walk(_ object: XMLElement) {
        stack = [Frame(elements: [object])]
        while let top = stack.indices.last {
            let next = stack[top].next
            guard next < stack[top].elements.count else {
                stack.removeLast()
                continue
            }
            stack[top].next += 1
            visit(stack[top].elements[next], in: top)
        }
    }

    /// Whether an object has an outlet to a field that was found.
    func isKnown(to object: String) -> Bool { fieldIdentifiers.contains { outlets.has(from: object, to: $0) } }

    /// Records a class whose code may set more.
    mutating func noteClass(_ name: String) {
        if knownClasses.insert(name).inserted { unreadClasses.append(name) }
    }

    /// Makes a scene of what was found.
    func scene(
        identifier: String?, name: String, className: String?, isElsewhere: Bool, isPart: Bool, at place: Place
    ) -> Scene {
        let pieces = pieces.map { piece in
            guard case .field(var field) = piece, field.owner == className else { return piece }
            field.owner = nil
            return .field(field)
        }
        let own = className.map { knownClasses.contains($0) ? [] : [$0] } ?? []
        var screen = Screen(name: name, className: className, departures: departures, isPart: isPart, at: place)
        screen.leaving = .drawn
        screen.unreadClasses = own + unreadClasses
        screen.hasUnreadCode = !screen.unreadClasses.isEmpty
        return Scene(identifier: identifier, isElsewhere: isElsewhere, pieces: pieces, screen: screen)
    }

    // MARK: Elements

    private mutating func visit(_ element: XMLElement, in top: Int) {
        let caption = stack[top].caption
        if stack[top].isList { stack[top].caption = nil }
        switch ViewKind(element) {
        case .field(let kind): addField(element, kind, caption: caption, in: top)
        case .label(let words):
            add(words, of: element)
            // A caption is short; a whole sentence before a field is about more than the field.
            if let words, words.split(whereSeparator: \.isWhitespace).count <= 4 { stack[top].caption = words }
        case .control(let words):
            add(words, of: element)
            open(element, in: top, caption: nil, control: words)
        case .container(let words):
            for text in words { add(text, of: element) }
            open(element, in: top, caption: caption, control: nil)
        case .list:
            stack.append(
                Frame(
                    elements: element.elements, isList: true, classes: stack[top].classes,
                    objects: stack[top].objects, caption: caption))
        case .connections: for connection in element.elements { follow(connection, from: stack[top].control) }
        case .nothing: break
        }
    }

    private mutating func open(_ element: XMLElement, in top: Int, caption: String?, control: String?) {
        if element.elements.isEmpty { return }
        var frame = Frame(
            elements: element.elements, classes: stack[top].classes, objects: stack[top].objects, caption: caption,
            control: control ?? stack[top].control)
        if let name = element.customClass?.string {
            frame.classes.append(name)
            frame.objects.append(element.identifier ?? "")
        }
        stack.append(frame)
    }

    private mutating func add(_ words: String?, of element: XMLElement) {
        if let words { pieces.append(.text(words, at: .text(text, element.nameSpan))) }
    }

    private mutating func addField(
        _ element: XMLElement, _ kind: InputField.Element, caption: String?, in top: Int
    ) {
        var field = FieldReader(element, in: text).field(as: kind, caption: caption)
        let outlet = outlets.outlet(to: element.identifier, preferring: sources + stack[top].objects.reversed())
        field.name = outlet?.property
        field.owner = outlet?.className
        pieces.append(.field(field))
        if let identifier = element.identifier { fieldIdentifiers.append(identifier) }
        for name in stack[top].classes { noteClass(name) }
        if let name = field.className { noteClass(name) }
    }

    // MARK: Segues

    private mutating func follow(_ connection: XMLElement, from control: String?) {
        guard connection.name == "segue", let kind = connection.attribute("kind")?.value else { return }
        let identifier = connection.words("identifier")
        func add(_ way: Departure.Kind, _ function: String) {
            departures.append(Departure(way, in: function, detail: identifier, at: .text(text, kind.span)))
        }
        switch kind.string {
        case "embed":
            if let destination = connection.attribute("destination")?.value.string {
                pieces.append(.embedded(destination))
            }
        case "unwind":
            let function = connection.words("unwindAction") ?? identifier ?? control ?? "segue"
            add(.dismissal, function)
        case "show", "push", "showDetail": add(.push, identifier ?? control ?? "segue")
        // The presented screen may cover this one, whose fields then stay.
        case "presentation", "modal", "popoverPresentation", "popover", "sheet":
            add(.presentation, identifier ?? control ?? "segue")
        // For a custom segue, only its code says how it leaves the screen.
        default: break
        }
    }
}
