import AssociationModel
import Findings
import Judging
import TextFormats

/// A configuration profile, with which an organisation gives managed apps domains: its payloads of associated domains.
///
/// <https://developer.apple.com/documentation/devicemanagement/associateddomains>
struct ConfigurationProfileInput: FileInput {
    let key = "configuration-profile"
    let names: [InputName] = [.ending(".mobileconfig")]

    private static let payloadType = "com.apple.associated-domains"

    func reportKind(of path: String) -> Report.Input.Kind { .profile }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: ProfileFile.limit)
        // A signed one has a property list inside, which is not verified.
        let bytes = SignedFile(text.bytes)?.content ?? text.bytes
        let list: PropertyList
        do throws(PropertyListProblem) { list = try PropertyListReader.read(bytes) } catch {
            throw InputFailure(error.message, in: text)
        }
        let source = SourceText(bytes, from: .file(path: item.path))
        let payloads = (list["PayloadContent"]?.elements ?? []).filter {
            $0["PayloadType"]?.string == Self.payloadType
        }
        let lists = payloads.flatMap { $0["Configuration"]?.elements ?? [] }.map { app in
            ClaimList(
                named: app.declaredTexts("AssociatedDomains", in: source).map { Claim($0) },
                app: app.declaredText("ApplicationIdentifier", in: source).flatMap { AppIdentifier($0.string) })
        }
        if lists.isEmpty {
            throw InputFailure(
                "the profile has no payload of type \(Self.payloadType) with a configuration", at: item.path)
        }
        return InputParts(lists: lists)
    }
}
