// The Swift of the articles, which a test compares with this file and TenLines.swift. What they say is tested in
// SnippetTests.swift.
import AssociatedDomains

func opensProduct() throws -> Bool {
    let rules = #"{"appIDs": ["7D3KX9QW2M.com.example.shop"], "components": [{"/": "/buy/*"}]}"#
    let text = SourceText(
        #"{"applinks": {"details": [\#(rules)]}}"#, from: .file(path: "apple-app-site-association"))
    let file = try LinkFile(text)
    let report = LinkReport(["https://shop.example.com/buy/42"], in: file, apps: file.apps, domain: nil)
    return report.decisions.allSatisfy { $0.verdict == .match }
}

func passwordForRules() throws -> String {
    let descriptor = PasswordDescriptor("required: lower; required: digit; minlength: 12")
    var generator = try PasswordGenerator(for: descriptor.rules)
    return generator.password()
}
