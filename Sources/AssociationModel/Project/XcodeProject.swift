package import Findings
import TextFormats

/// The apps that an Xcode project builds. Facts only; checks judge them.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj` as reports show it.
    package let path: String
    /// The `project.pbxproj` inside it.
    package let source: SourceText
    /// The targets, in the order of the project.
    package let targets: [ProjectTarget]
    /// References to things that are missing, and broken parts of the project.
    package let problems: [ProjectProblem]

    package init(path: String, source: SourceText, targets: [ProjectTarget], problems: [ProjectProblem]) {
        self.path = path
        self.source = source
        self.targets = targets
        self.problems = problems
    }

    /// The targets that build apps, App Clips or extensions, which can have associations.
    package var appTargets: [ProjectTarget] { targets.filter { $0.kind != nil } }
}
