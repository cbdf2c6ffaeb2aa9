import AssociationModel
import Findings
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct `the storyboards of the corpus` {
    @Test(.needsSharedData("corpus/screens")) func `are read, and no field that takes text is missed`() throws {
        for (path, bytes) in SharedData.files(in: "corpus/screens") {
            let text = SourceText(bytes, from: .file(path: path))
            let file = try InterfaceBuilderFile(text)
            let fields = file.screens.flatMap(\.fields)
            let written = text.bytes.occurrences(of: "<textField ")
            #expect(fields.filter { $0.element == .textField }.count == written, "\(path)")
            #expect(
                fields.filter { $0.isSecure.value == true }.count
                    == text.bytes.occurrences(of: #"secureTextEntry="YES""#))
            #expect(fields.filter { $0.contentType.isSet }.count == text.bytes.occurrences(of: #"textContentType=""#))
        }
    }
}

extension [UInt8] {
    fileprivate func occurrences(of text: StaticString) -> Int {
        let wanted = Array("\(text)".utf8)
        return indices.count { self[$0...].starts(with: wanted) }
    }
}
