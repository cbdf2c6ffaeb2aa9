package import Findings

/// Writes settings for people: a table for each section, with where each setting was said.
package struct SettingsText {
    private let style: Style

    package init(style: Style) { self.style = style }

    /// Writes the settings; the text ends with a line break.
    package func text(of report: SettingsReport) -> String {
        var lines = ["configuration  " + (report.file.map(Message.escaped) ?? "none: the defaults are in effect")]
        if report.file != nil {
            let others = report.environments.filter { $0 != report.environment }.map(Message.escaped)
            let chosen = report.environment.map(Message.escaped) ?? "none"
            let rest = others.isEmpty ? "" : " (there is also \(others.joined(separator: ", ")))"
            lines.append("environment    \(chosen)\(rest)")
        }
        let names = report.settings.map { $0.name.count }.max() ?? 0
        let values = report.settings.map { min($0.value.count, Self.widest) }.max() ?? 0
        var section: String?
        for setting in report.settings {
            if setting.section != section {
                lines += ["", style(setting.section, .strong)]
                section = setting.section
            }
            let name = Message.escaped(setting.name).padded(to: names)
            let value = Message.escaped(setting.value).padded(to: values)
            lines.append("  \(name)\(names > 0 ? "  " : "")\(value)  \(style(Self.origin(of: setting), .faint))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Longer values push their place to the right.
    private static let widest = 60

    private static func origin(of setting: SettingsReport.Setting) -> String {
        guard let place = setting.place else { return "default" }
        return Message.escaped(place.file ?? "") + (place.position.map { ":\($0.line)" } ?? "")
    }
}
