package import Findings

/// Writes settings for programs.
package enum SettingsJSON {
    /// Writes the settings as an object; the text ends with a line break.
    package static func text(of report: SettingsReport) -> String {
        let settings = report.settings.map { setting in
            JSONOutput.object([
                ("section", .string(setting.section)), ("name", .string(setting.name)),
                ("value", .string(setting.value)), ("file", JSONOutput(setting.place?.file)),
                ("line", JSONOutput(setting.place?.position?.line)),
                ("column", JSONOutput(setting.place?.position?.column)),
            ])
        }
        return JSONOutput.object([
            ("schemaVersion", .integer(1)), ("configuration", JSONOutput(report.file)),
            ("environment", JSONOutput(report.environment)),
            ("environments", .array(report.environments.map(JSONOutput.string))), ("settings", .array(settings)),
        ]).text + "\n"
    }
}
