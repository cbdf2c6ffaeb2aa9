/// The style sheet of every page, `Resources/report.css`, compiled in: calm, light and dark, narrow and wide, and on paper.
///
/// All colours of text have a contrast of at least 4.5 to 1 on what is below them (WCAG 2.2, 1.4.3), which a test in a
/// browser computes. Nothing is said by colour alone.
enum HTMLStyle {
    /// The SHA-256 of the sheet in Base64, by which the page's security policy allows it; a test computes it.
    static let digest = "EMPSVwKdLFAL1TbW9Thbv/ozJCzTe+jV40e2WfVCSM8="

    /// The sheet, as the content of a `style` element.
    static let markup = Markup(resource: PackageResources.report_css)
}
