import Findings
import FrameworkScreens
import Judging

/// Sources of screens in a language that is not Apple's. They belong together, so that they are read when all are there.
struct FrameworkSourceInput: FileInput {
    let key: String
    let names: [InputName]
    let sought: [InputUse: [String]]
    private let list: any WritableKeyPath<ScreenCode, [SourceText]> & Sendable

    static let all: [any Input] = [
        FrameworkSourceInput("script-screens", FrameworkScreenReader.scriptEnds, \.scripts),
        FrameworkSourceInput("page-screens", FrameworkScreenReader.pageEnds, \.pages),
    ]

    private init(_ key: String, _ ends: [String], _ list: any WritableKeyPath<ScreenCode, [SourceText]> & Sendable) {
        self.key = key
        self.list = list
        names = ends.map { .ending($0) }
        sought = [.screens: ends]
    }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        guard FrameworkScreenReader.mayHaveScreens(named: item.path) else { return parts }
        let text = try item.text(limit: FrameworkScreenReader.sizeLimit)
        if FrameworkScreenReader.mayHaveScreens(text) { parts.screens.code[keyPath: list] = [text] }
        return parts
    }
}
