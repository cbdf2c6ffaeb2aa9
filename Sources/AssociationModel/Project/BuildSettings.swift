import Findings
package import TextFormats

/// The build settings of one target in one configuration: the values that Xcode would use, as far as files define them.
///
/// There are four layers, each overriding the one before: the project's `.xcconfig` file, the project, the target's
/// `.xcconfig` file, the target. `$(inherited)` is the value of the same setting in the layer below. Based on the open
/// source of swift-build (SWBMacro).
package struct BuildSettings: Sendable {
    /// The values that conditions are tested against.
    package struct Context: Hashable, Sendable {
        /// The SDK, such as `iphoneos`.
        package let sdk: String
        /// The configuration, such as `Release`.
        package let configuration: String
        package let architecture = "arm64"

        package init(sdk: String, configuration: String) {
            self.sdk = sdk
            self.configuration = configuration
        }
    }

    package let context: Context
    /// The paths, as written, of optional inclusions whose files are absent. None if a file that must be there is missing
    /// or unreadable, because then there is no build whose settings these would be.
    package let absentInclusions: [DeclaredText]
    /// The values of each setting whose conditions are met, highest priority first.
    private let values: [String: [DeclaredText]]
    /// The assignments whose conditions are not met, by setting.
    private let leftOut: [String: [BuildSetting]]

    /// Combines layers, the lowest first. Within a layer the last assignment wins, and assignments with conditions win
    /// over those without.
    package init(_ layers: [[BuildSetting]], in context: Context, absentInclusions: [DeclaredText] = []) {
        self.context = context
        self.absentInclusions = absentInclusions
        var values: [String: [DeclaredText]] = [:]
        for layer in layers {
            let holding = layer.filter { $0.conditions.allSatisfy { context.fulfils($0) } }
            for setting in holding.filter(\.conditions.isEmpty) + holding.filter({ !$0.conditions.isEmpty }) {
                values[setting.name, default: []].append(setting.value)
            }
        }
        self.values = values.mapValues { $0.reversed() }
        leftOut = Dictionary(
            grouping: layers.joined().filter { !$0.conditions.allSatisfy { context.fulfils($0) } }, by: \.name)
    }

    /// The expanded value of a setting; nil if nothing assigns it.
    package subscript(name: String) -> ResolvedSetting? { values[name]?.first.map { expand($0, as: name) } }

    /// Expands references in a text, such as an entitlement string.
    package func expand(_ text: DeclaredText) -> ResolvedSetting { expand(text, as: nil) }

    /// The expanded value of a setting; nil if nothing assigns it. What stays unknown is empty, as in a build, if the
    /// file of an optional inclusion is absent that may set it, and if the value is then usable.
    package func value(of name: String, ifUsable isUsable: (String) -> Bool) -> ResolvedSetting? {
        values[name]?.first.map { expand($0, as: name, ifUsable: isUsable) }
    }

    /// Expands references in a text in the same way.
    package func expand(_ text: DeclaredText, ifUsable isUsable: (String) -> Bool) -> ResolvedSetting {
        expand(text, as: nil, ifUsable: isUsable)
    }

    /// The names of all assigned settings, sorted.
    package var names: [String] { values.keys.sorted() }

    /// The values of a setting as written, highest priority first.
    package func written(_ name: String) -> [DeclaredText] { values[name] ?? [] }

    /// The assignments of a setting that count for other builds only, such as those for a simulator.
    package func elsewhere(_ name: String) -> [BuildSetting] { leftOut[name] ?? [] }

    private func expand(_ text: DeclaredText, as name: String?) -> ResolvedSetting {
        var expansion = SettingExpansion(settings: self)
        return expansion.expand(text, as: name)
    }

    private func expand(
        _ text: DeclaredText, as name: String?, ifUsable isUsable: (String) -> Bool
    ) -> ResolvedSetting {
        let plain = expand(text, as: name)
        guard !plain.isResolved, !absentInclusions.isEmpty else { return plain }
        var expansion = SettingExpansion(settings: self, emptiesUnknown: true)
        let emptied = expansion.expand(text, as: name)
        return emptied.isResolved && isUsable(emptied.value) ? emptied : plain
    }
}

extension BuildSettings.Context {
    /// Whether a condition is met. A condition on any other parameter is met only if its pattern matches everything.
    fileprivate func fulfils(_ condition: BuildSetting.Condition) -> Bool {
        let value =
            switch condition.parameter {
            case "sdk": sdk
            case "config": configuration
            case "arch": architecture
            default: ""
            }
        return Wildcard(condition.pattern, .crossesSlash).matches(value)
    }
}
