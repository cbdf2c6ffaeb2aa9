package import Findings
package import Judging
import TextFormats

/// A kind of thing that people have at hand and that says something about apps and sites, such as an Xcode project, a
/// provisioning profile or a device's log.
///
/// A kind is a folder of this module and an entry of `InputKinds.all`; nothing else names it. It reaches the checks by what
/// it says, ``InputParts``.
package protocol Input: Sendable {
    /// The key by which `case.txt` of a fixture names it.
    var key: String { get }
    /// The names of its files and folders.
    var names: [InputName] { get }
    /// Why `aasa check` does not take it, and what to do instead; nil if it does.
    var refusal: Message? { get }
    /// The same for one file, where other tools have files of its name.
    func refusal(of item: InputItem) -> Message?
    /// Whether it is a site's side, which is judged by itself where it is uploaded.
    var speaksForSite: Bool { get }
    /// What it is given for; for each use the ends of names, in lower case, that a search of a folder looks for.
    var sought: [InputUse: [String]] { get }
    /// Whether it has targets and configurations to choose from.
    var hasTargets: Bool { get }
    /// Whether it is read a part at a time, so that its size says nothing of what is read.
    var isReadInParts: Bool { get }

    /// Whether a file whose name no kind claims is of this one.
    ///
    /// - Parameter start: the first ``InputItem/startLength`` bytes, fewer if the file is shorter.
    func begins(with start: [UInt8]) -> Bool
    /// The path to read where a search of a project came upon a file with one of the names it looks for; nil if the file
    /// does not show one of these after all.
    func path(foundAt file: String) -> String?
    /// The kind that reports name.
    func reportKind(of path: String) -> Report.Input.Kind
    /// Reads what it says.
    ///
    /// - Parameter selection: the targets and configurations of a project; others have none to choose from.
    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts
}

// Made once: each look-up of a name asks every kind.
private let subjectsUnsought: [InputUse: [String]] = [.subject: []]

extension Input {
    package var sought: [InputUse: [String]] { subjectsUnsought }
    package var refusal: Message? { nil }

    package func refusal(of item: InputItem) -> Message? { refusal }
    package var speaksForSite: Bool { false }
    package var hasTargets: Bool { false }
    package var isReadInParts: Bool { false }
    package func begins(with start: [UInt8]) -> Bool { false }
    package func reportKind(of path: String) -> Report.Input.Kind { .project }
    package func path(foundAt file: String) -> String? {
        sought[.subject]?.contains(where: file.hasSuffix) == true ? file : nil
    }
}

/// An input that is one file and read at once, whatever is beside it.
package protocol FileInput: Input {
    /// Reads what it says.
    func parts(of item: InputItem) throws(InputFailure) -> InputParts
}

extension FileInput {
    package func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        try parts(of: item)
    }
}

/// What a file or folder is given for. The same name may mean another thing in another place: `Project.swift` is a manifest
/// of Tuist where apps are named, and a source where screens are.
package enum InputUse: String, Sendable {
    /// An app's side or a site's: what `aasa check` takes, or refuses by name.
    case subject
    /// Files of screens.
    case screens
    /// What only adds to screens. A search counts it by itself, so that no folder has too much of it to be read.
    case besideScreens
    /// Files that show in which framework an app is written.
    case frameworks
    /// Files that may have password rules.
    case descriptors
    /// Projects whose apps are asked who receives their links.
    case handlers
}

/// A name, or the end of one, by which a kind of input is recognised.
package struct InputName: Sendable {
    /// The text, as messages show it.
    package let text: String
    /// Whether it is the whole name of a file, in its letter case; else the end of a name, in any.
    let isWhole: Bool
    /// Whether a domain can have this name: `.app` and `.zip` are top-level domains, too.
    let isDomainLike: Bool

    package static func ending(_ text: String, isDomainLike: Bool = false) -> InputName {
        InputName(text: text, isWhole: false, isDomainLike: isDomainLike)
    }

    static func whole(_ text: String) -> InputName { InputName(text: text, isWhole: true, isDomainLike: false) }

    /// - Parameter lowercased: the name in lower case.
    func matches(_ name: String, lowercased: String) -> Bool {
        isWhole ? name.utf8.elementsEqual(text.utf8) : lowercased.hasSuffix(text.asciiLowercased)
    }
}

extension InputParts {
    /// The most domains that one input claims in all. Each counts wherever it is claimed, so that a project with many
    /// targets and configurations could claim millions.
    static let claimLimit = Bound.claims.most
}
