import Findings

/// What a source declares that decides who receives a link, as far as its tokens show it.
package struct CodeOutline: Sendable {
    /// A method of a delegate that iOS calls.
    package enum DelegateMethod: String, Sendable, CaseIterable {
        case applicationContinue, sceneContinue, sceneWillConnect, configurationForConnecting, didFinishLaunching
        /// What hands messages to another object that the class has no method for.
        case forwarding
    }

    /// A method of a delegate.
    struct Method: Sendable {
        let kind: DelegateMethod
        /// The name inside the method of its last parameter but for `restorationHandler`: the activity, or the options.
        let parameter: String?
        /// The tokens of the body, without its outer brackets.
        let body: [String]
        let place: Place
        /// Whether only some builds have it.
        let isConditional: Bool
    }

    /// A type, or an extension or category of one.
    struct TypePart: Sendable {
        let name: String
        /// Whether it is the declaration itself.
        let isDeclaration: Bool
        /// What the type inherits from, first its superclass if it has one.
        var inherited: [String]
        var attributes: Set<String>
        var methods: [Method] = []
        let place: Place
    }

    /// A modifier of a SwiftUI view that receives links.
    struct Modifier: Sendable {
        let kind: LinkReceiver.Kind
        let typeName: String?
        let place: Place
        /// Whether its view is shown whenever the type's `body` is.
        let isAlwaysThere: Bool
        let isEmpty: Bool
        /// What its closure does with a link, and the name that the URL or the activity has in it; nil if that is not known.
        let handler: (parameter: String, body: [String])?
    }

    var types: [TypePart] = []
    var modifiers: [Modifier] = []
    /// For each type with a `body` of views or scenes, the views that are always in it.
    var shownViews: [String: Set<String>] = [:]
    /// The classes that `@UIApplicationDelegateAdaptor` names.
    var adaptors: [String] = []
    /// The class that a call of `UIApplicationMain` names.
    var mainDelegate: String?
    /// The modules that are imported.
    var imports: Set<String> = []
    /// Whether its brackets match. Otherwise nothing is known of it.
    var isUnderstood = true

    package init() {}

    mutating func add(_ other: CodeOutline) {
        types += other.types
        modifiers += other.modifiers
        shownViews.merge(other.shownViews) { $0.union($1) }
        adaptors += other.adaptors
        mainDelegate = mainDelegate ?? other.mainDelegate
        imports.formUnion(other.imports)
        isUnderstood = isUnderstood && other.isUnderstood
    }
}
