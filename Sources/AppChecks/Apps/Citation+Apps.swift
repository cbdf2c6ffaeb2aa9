import Findings

extension Citation {
    /// Where Xcode's build system reads `#include?`.
    static let configurationFiles = Citation(
        "Apple’s swift-build: how build configuration files are loaded",
        "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBCore/MacroConfigFileLoader.swift")
}
