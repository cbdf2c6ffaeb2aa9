import AssociationModel
package import Findings
import Judging
import TextFormats

/// A file that may show in which framework an app is written. What is written in the framework itself is not read.
struct FrameworkInput: FileInput {
    let key = "framework"
    let names = FrameworkSign.all.map(\.file)
    let sought: [InputUse: [String]] = [.frameworks: FrameworkSign.all.map(\.file.text.asciiLowercased)]

    static let sizeLimit = 4 << 20

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Self.sizeLimit)
        let place = try item.place()
        let name = FilePath.name(of: item.path)
        var parts = InputParts()
        for sign in FrameworkSign.all where sign.file.matches(name, lowercased: name.asciiLowercased) {
            let found = sign.place(in: text) { folder in
                (try? place.files.names(in: FilePath.join(FilePath.parent(of: place.path), folder))) ?? []
            }
            if let found { parts.screens.frameworks.append(Report.Framework(sign.name, sign.title, at: found)) }
        }
        return parts
    }
}

extension Report.Framework {
    /// The frameworks, each at the outermost folder that shows it, and without those that another one there is built on.
    package static func outermost(_ found: [Report.Framework]) -> [Report.Framework] {
        let folders = found.map { FilePath.parent(of: $0.place.file ?? "") + "/" }
        return found.indices.filter { index in
            !found.indices.contains { other in
                guard folders[index].hasPrefix(folders[other]) else { return false }
                if FrameworkSign.bases[found[other].name] == found[index].name { return true }
                return found[other].name == found[index].name && (folders[other] != folders[index] || other < index)
            }
        }.map { found[$0] }
    }
}
