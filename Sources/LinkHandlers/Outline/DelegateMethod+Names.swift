extension CodeOutline.DelegateMethod {
    /// Each method by its names in Swift, with the labels of its parameters, and in Objective-C.
    private static let names: [(method: Self, swift: String, selector: String)] = [
        (
            .applicationContinue, "application(_:continue:restorationHandler:)",
            "application:continueUserActivity:restorationHandler:"
        ),
        (.sceneContinue, "scene(_:continue:)", "scene:continueUserActivity:"),
        (.sceneWillConnect, "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"),
        (
            .configurationForConnecting, "application(_:configurationForConnecting:options:)",
            "application:configurationForConnectingSceneSession:options:"
        ),
        (
            .didFinishLaunching, "application(_:didFinishLaunchingWithOptions:)",
            "application:didFinishLaunchingWithOptions:"
        ),
        (.forwarding, "forwardingTarget(for:)", "forwardingTargetForSelector:"),
        (.forwarding, "", "forwardInvocation:"),
    ]

    /// - Parameter swiftName: with the labels, as `scene(_:continue:)`.
    static func named(_ swiftName: String) -> Self? { names.first { $0.swift == swiftName }?.method }

    static func named(bySelector selector: String) -> Self? { names.first { $0.selector == selector }?.method }

    /// The name in Swift, with its labels.
    package var swiftName: String { Self.names.first { $0.method == self }?.swift ?? "" }

    /// What the method is, if it receives a link.
    var receiver: LinkReceiver.Kind? { Self.receivers[self] }

    private static let receivers: [Self: LinkReceiver.Kind] = [
        .applicationContinue: .appDelegateContinue, .sceneContinue: .sceneContinue,
        .sceneWillConnect: .sceneWillConnect,
    ]
}
