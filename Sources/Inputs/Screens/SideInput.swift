import Findings
import Judging

/// Files beside screens whose names are all that is wanted at first.
struct SideInput: FileInput {
    let key: String
    let names: [InputName]
    let sought: [InputUse: [String]]
    private let list: any WritableKeyPath<ScreenCode, [String]> & Sendable

    static let all: [any Input] = [
        SideInput("objective-c", [".m", ".mm"], \.objectiveC),
        SideInput("info-property-lists", ["info.plist"], \.infoLists),
        SideInput("string-tables", [".strings", ".xcstrings"], \.stringTables),
    ]

    private init(_ key: String, _ ends: [String], _ list: any WritableKeyPath<ScreenCode, [String]> & Sendable) {
        self.key = key
        names = ends.map { .ending($0) }
        sought = [.screens: [], .besideScreens: ends]
        self.list = list
    }

    func parts(of item: InputItem) -> InputParts {
        var parts = InputParts()
        parts.screens.code[keyPath: list] = [item.path]
        return parts
    }
}
