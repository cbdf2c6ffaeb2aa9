// The Swift of the articles, which a test compares with this file and TenLines.swift. What they say is tested in
// SnippetTests.swift and, in a package of its own, in Tests/DependentPackage.
import AssociatedDomains

/// Checks a host as a monitor does: prints the report, and says whether nothing is wrong.
func isHealthy(_ host: String, from source: EvidenceSource = .network()) async throws -> Bool {
    let check = try AssociationCheck("webcredentials:\(host)", app: "7D3KX9QW2M.com.example.shop", from: source)
    let report = try await check.report { exchange in
        print(exchange.url, exchange.status.map(String.init) ?? "no answer")
    }
    print(report.text())
    return !report.fails(from: .error)
}

func opensProduct() throws -> Bool {
    let rules = #"{"appIDs": ["7D3KX9QW2M.com.example.shop"], "components": [{"/": "/buy/*"}]}"#
    let text = SourceText(
        #"{"applinks": {"details": [\#(rules)]}}"#, from: .file(path: "apple-app-site-association"))
    let file = try LinkFile(text)
    let report = LinkReport(["https://shop.example.com/buy/42"], in: file, apps: file.apps, domain: nil)
    return report.decisions.allSatisfy { $0.verdict == .match }
}

/// Repairs a file, and tells what is left to do by hand.
func repaired(_ bytes: [UInt8], named path: String) -> (bytes: [UInt8], left: [String]) {
    let file = RepairedFile(SourceText(bytes, from: .file(path: path)))
    for finding in file.repaired { print("repaired: \(finding.message)") }
    let left = file.remaining.findings.map { finding in
        "\(finding.code) \(finding.message)" + (finding.help.map { ": \($0)" } ?? "")
    }
    return (file.text.bytes, left)
}

/// A unit test without a server: the site is a closure.
func listsTheShop() async throws -> Bool {
    let site = EvidenceSource { request in
        guard request.path == "/.well-known/apple-app-site-association" else { return .missing }
        return .file(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.shop"]}}"#)
    }
    let check = try AssociationCheck("webcredentials:a.test", app: "7D3KX9QW2M.com.example.shop", from: site)
    let report = try await check.report()
    return report.associations.allSatisfy { $0.verdict == .associated && $0.service == .webcredentials }
}

/// What a server answers a code scanning service that asks about hosts.
func sarif(on hosts: [String], app: String, from source: EvidenceSource = .network()) async throws -> String {
    guard let app = AppIdentifier(app) else { throw CheckFailure.malformedApp(app) }
    let check = try AssociationCheck(hosts.map { "applinks:\($0)" }, apps: [app], from: source)
    return try await check.report().text(as: .sarif)
}

func passwordForRules() throws -> String {
    let descriptor = PasswordDescriptor("required: lower; required: digit; minlength: 12")
    var generator = try PasswordGenerator(for: descriptor.rules)
    return generator.password()
}
