import Inputs
import AssociationModel
import Findings
import LocalFiles
import TestData
import Testing

@Suite struct `the corpus of app files` {
    @Test(.needsSharedData("corpus/pbxproj"))
    func `has projects whose targets and configurations are those that a search finds`() throws {
        var counts = (apps: 0, identifiers: 0)
        for (path, bytes) in SharedData.files(in: "corpus/pbxproj") {
            let source = SourceText(bytes, from: .file(path: path))
            let text = String(decoding: source.bytes, as: UTF8.self)
            do throws(InputFailure) {
                let project = try ProjectFile.read(source, path: path + "/none.xcodeproj", files: LocalFiles())
                let found = ["Native", "Aggregate", "Legacy"].map { text.occurrences(of: "isa = PBX\($0)Target;") }
                #expect(project.targets.count == found.reduce(0, +), "\(path)")
                let built = project.targets.filter { $0.productType?.hasPrefix("com.apple.product-type.app") == true }
                #expect(built.count == text.occurrences(of: "productType = \"com.apple.product-type.app"), "\(path)")
                counts.apps += project.appTargets.count
                let configurations = project.appTargets.flatMap(\.configurations)
                #expect(configurations.allSatisfy { !$0.settings.names.isEmpty }, "\(path)")
                counts.identifiers += configurations.filter { $0.bundleIdentifier?.isResolved == true }.count
            } catch {
                #expect(!text.contains("isa = PBXProject;"), "\(path): \(error.message)")
            }
        }
        #expect(counts.identifiers > counts.apps)
    }

    @Test(.needsSharedData("corpus/xcconfig"))
    func `has configuration files without a line that is not understood`() throws {
        for (path, bytes) in SharedData.files(in: "corpus/xcconfig") {
            let text = ConfigurationText(SourceText(bytes, from: .file(path: path)))
            let lines = String(decoding: text.source.bytes, as: UTF8.self).split { $0.isNewline }
            let first = lines.first { !$0.hasPrefix("//") && !$0.hasPrefix("#") && $0.contains("=") }
            for case .malformed(let span) in text.statements {
                Issue.record("\(path): \(text.source.string(in: span))")
            }
            let assigned = text.statements.filter { if case .assignment = $0 { true } else { false } }.count
            #expect((first == nil) == (assigned == 0), "\(path)")
        }
    }

    @Test(
        .needsSharedData("corpus/entitlements"), .needsSharedData("corpus/projectspec"),
        arguments: ["entitlements", "projectspec"])
    func `has files that are read, or refused, whatever they are`(folder: String) throws {
        var counts = (entitlements: 0, domains: 0)
        for (path, bytes) in SharedData.files(in: "corpus/" + folder) {
            if let read = try? EntitlementsFile.read(bytes, path: path) {
                counts.entitlements += 1
                counts.domains += read.associatedDomains == nil ? 0 : 1
            }
            _ = try? DescriptionFile.read(bytes, of: .expo, path: path)
            _ = try? DescriptionFile.read(bytes, of: .capacitor, path: path)
            _ = try? ProjectFile.read(SourceText(bytes, from: .file(path: path)), path: path, files: LocalFiles())
        }
        #expect(folder == "projectspec" || counts.domains > 0 || counts.entitlements == 0)
    }
}

extension String {
    fileprivate func occurrences(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
