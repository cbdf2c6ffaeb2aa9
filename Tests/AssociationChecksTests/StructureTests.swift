import AssociationModel
import Catalogue
import CurlFetch
import Findings
import Foundation
import Judging
import Testing
import TextFormats

@Suite struct `the structure of a file` {
    static let good = "7D3KX9QW2M.com.example.app"

    @Test(arguments: [
        ("webCredentials", "webcredentials"), ("WEBCREDENTIALS", "webcredentials"),
        ("web_credentials", "webcredentials"), ("web-credentials", "webcredentials"),
        ("webcredential", "webcredentials"), ("webcredetials", "webcredentials"), ("appLinks", "applinks"),
        ("applink", "applinks"), ("app-links", "applinks"), ("applniks", "applinks"), ("appClips", "appclips"),
        ("activityContinuation", "activitycontinuation"), ("authserv", "authsrv"),
        ("messageFilter", "messagefilter"),
    ])
    func `a near miss of a service is told with the service it was meant to be`(key: String, right: String) {
        let findings = lint(#"{"\#(key)": {"apps": ["\#(Self.good)"], "details": []}}"#)
        #expect(findings.map(\.identity.name) == ["misspelt-key"])
        #expect(findings.first?.observation.help?.description == "rename it to \"\(right)\"")
    }

    @Test(arguments: ["weblinks", "universallinks", "links", "assetlinks", "credentials", "apple", "web", "authors"])
    func `a foreign key is not taken for a service`(key: String) {
        let findings = lint(#"{"webcredentials": {"apps": ["\#(Self.good)"]}, "\#(key)": {"apps": ["x.y"]}}"#)
        #expect(findings.map(\.identity.name) == ["unknown-service"])
    }

    @Test(arguments: [
        ("appIds", "misspelt-key"), ("appIDS", "misspelt-key"), ("app_ids", "misspelt-key"),
        ("appids", "misspelt-key"), ("apps", "misplaced-key"), ("bundleIDs", "details-entry-without-app"),
        ("applications", "details-entry-without-app"),
    ])
    func `an entry whose apps stand under a wrong key has one error`(key: String, name: String) {
        let entry = #"{"\#(key)": ["\#(Self.good)"], "components": [{"/": "/buy/*"}]}"#
        let findings = lint(#"{"applinks": {"apps": [], "details": [\#(entry)]}}"#)
        #expect(findings.map(\.identity.name) == [name])
    }

    @Test(arguments: ["exclusive", "include", "case", "comments", "title", "patch"])
    func `a foreign key in an entry is left alone, and in a component said to be ignored`(key: String) {
        let entry = #"{"appIDs": ["\#(Self.good)"], "\#(key)": 1, "components": [{"/": "/buy", "\#(key)": true}]}"#
        let names = lint(#"{"applinks": {"apps": [], "details": [\#(entry)]}}"#).map(\.identity.name)
        #expect(names == (key == "comments" ? [] : ["unknown-component-key"]))
    }

    @Test(arguments: [
        #"{"applinks": {"apps": [], "details": [{"appIDs": ["7D3KX9QW2M.com.example.app"]"#,
        #"{"applinks": {"apps": [], "details": [{"appIDs": [], "webcredentials": {"apps": "#,
        #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.exam"#,
        #"{"webcredentials": {}}, "applinks": {}}"#,
        #"{"applinks": {"apps": [], "details": [{"appIDs": None, "paths": True}]}}"#,
    ])
    func `nothing is said to be missing from a file whose brackets or values are in doubt`(text: String) {
        #expect(lint(text).map(\.identity.name).filter { !$0.hasPrefix("json") } == [])
    }

    @Test(arguments: [
        #"// by hand\#n{"webcredentials": {"Apps": ["7D3KX9QW2M.com.example.app"]}}"#,
        #"{"webcredentials": {"Apps": ["7D3KX9QW2M.com.example.app"],}}"#,
        #"{'webcredentials': {"Apps": ["7D3KX9QW2M.com.example.app"]}}"#,
    ])
    func `a mistake of syntax that leaves no doubt hides no mistake of structure`(text: String) {
        #expect(lint(text).map(\.identity.name).contains("misspelt-key"))
    }

    @Test func `a long file of entries for one app is judged in one pass`() {
        let entry = #"{"appID": "\#(Self.good)", "paths": ["*"]}"#
        let text =
            #"{"applinks": {"apps": [], "details": ["# + Array(repeating: entry, count: 2000).joined(separator: ",")
            + "]}}"
        #expect(lint(text).count { $0.identity.name == "app-identifier-duplicate" } == 1999)
    }

    private func lint(_ text: String) -> [Finding] { AssociationChecksTests.lint(Array(text.utf8), named: "file") }
}

func lint(_ bytes: [UInt8], named name: String) -> [Finding] {
    let now = Instant("2026-06-01T00:00:00Z")
    guard let now else { return [] }
    let file = SourceText(bytes, from: .file(path: name))
    return Report(judging: Evidence(Question(InputParts(files: [file]), Choices(now: now)))).findings
}
