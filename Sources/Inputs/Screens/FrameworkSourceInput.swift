import Findings
import FrameworkScreens
import Judging

/// Sources of screens in a language that is not Apple's. They belong together, so that they are read when all are there.
struct FrameworkSourceInput: FileInput {
    let key: String
    let names: [InputName]
    let sought: [InputUse: [String]]
    private let list: any WritableKeyPath<ScreenCode, [SourceText]> & Sendable
    private let isNamed: @Sendable (String) -> Bool
    private let mayHaveScreens: @Sendable (SourceText) -> Bool

    static let all: [any Input] = [
        FrameworkSourceInput("script-screens", FrameworkScreenReader.scriptEnds, \.scripts),
        FrameworkSourceInput("page-screens", FrameworkScreenReader.pageEnds, \.pages),
        FrameworkSourceInput(
            "dart-screens", FrameworkScreenReader.dartEnds, \.dart,
            isNamedAs: FrameworkScreenReader.mayHaveWidgets(named:),
            mayHave: { _ in true }),
        FrameworkSourceInput(
            "maui-screens", FrameworkScreenReader.mauiEnds, \.maui, isNamedAs: { !$0.contains("/obj/") },
            mayHave: FrameworkScreenReader.mayHaveEntries),
    ]

    private init(
        _ key: String, _ ends: [String], _ list: any WritableKeyPath<ScreenCode, [SourceText]> & Sendable,
        isNamedAs isNamed: @escaping @Sendable (String) -> Bool = FrameworkScreenReader.mayHaveScreens(named:),
        mayHave mayHaveScreens: @escaping @Sendable (SourceText) -> Bool = FrameworkScreenReader.mayHaveScreens
    ) {
        (self.isNamed, self.mayHaveScreens) = (isNamed, mayHaveScreens)
        self.key = key
        self.list = list
        names = ends.map { .ending($0) }
        sought = [.screens: ends]
    }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        guard isNamed(item.path) else { return parts }
        let text = try item.text(limit: FrameworkScreenReader.sizeLimit)
        parts.screens.code.looked = [item.path]
        if mayHaveScreens(text) { parts.screens.code[keyPath: list] = [text] }
        return parts
    }
}
