import AssociationModel
import Findings
import Judging
import TextFormats

/// Cordova's `config.xml`: the domains that it writes into the entitlements itself, or that a plugin for universal links does.
struct CordovaInput: FileInput {
    let key = "cordova"
    let names: [InputName] = [.whole("config.xml")]
    let sought: [InputUse: [String]] = [.subject: ["config.xml"]]

    func path(foundAt file: String) -> String? { FilePath.name(of: file) == names[0].text ? file : nil }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Bound.description.most, of: "a config.xml")
        let root = try text.xml()
        guard root.name == "widget" else {
            throw InputFailure(
                nothing:
                    "a file of this name is read by Cordova, but this one has nothing of it: it is not about an app",
                at: item.path)
        }
        var reading = Reading(text)
        reading.take(root)
        guard !reading.domains.isEmpty else {
            throw InputFailure(
                nothing: "it names no domains itself; check the project that Cordova made, in platforms/ios",
                at: item.path)
        }
        let bundle = ["ios-CFBundleIdentifier", "id"].lazy.compactMap(root.attribute).first?.value
        let description = AppDescription(
            .cordova, in: text, bundleIdentifier: bundle.map { DeclaredText($0.string, in: text, at: $0, keys: []) },
            teamIdentifier: nil, associatedDomains: reading.domains)
        return InputParts(lists: [ClaimList(description)])
    }

    private struct Reading {
        let text: SourceText
        // Debug and release name the same domains, each in an element of its own.
        private(set) var domains: [DeclaredText] = []
        private var seen: Set<String> = []

        init(_ text: SourceText) { self.text = text }

        mutating func take(_ element: XMLElement) {
            let key = element.attribute(element.name == "edit-config" ? "target" : "parent")?.value.string
            switch element.name {
            case "edit-config", "config-file", "custom-config-file":
                guard key == DeclaredDomains.key else { return }
                for array in element.elements { for string in array.elements { add(string.text) } }
            case "universal-links":
                for host in element.elements {
                    guard let name = host.attribute("name")?.value else { continue }
                    let domain = "\(Service.applinks.rawValue):\(name.string)"
                    add(LocatedText(domain, standingFor: name.span))
                }
            case "widget": for child in element.elements { take(child) }
            case "platform" where element.attribute("name")?.value.string == "ios":
                for child in element.elements { take(child) }
            default: break
            }
        }

        private mutating func add(_ domain: LocatedText?) {
            guard let domain, seen.insert(domain.string).inserted else { return }
            domains.append(DeclaredText(domain.string, in: text, at: domain, keys: []))
        }
    }
}

extension XMLElement {
    fileprivate var text: LocatedText? {
        children.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
    }
}
