import Findings
import Testing

@Suite struct `the thirty causes that people ask about` {
    @Test(arguments: CommonCause.all) func `are found, with the fix for the person who asked`(cause: CommonCause)
        async throws
    {
        let findings = try await cause.findings()
        let finding = try #require(
            findings.first { $0.name == cause.finding }, "\(findings.map(\.name)) for \(cause.thread)")
        let help = try #require(finding.help?.description, "\(cause.finding) has no help")
        #expect(!cause.help.isEmpty)
        for part in cause.help { #expect(help.contains(part), "“\(help)” does not say “\(part)”") }
        if let snippet = cause.snippet {
            #expect(finding.snippet?.text.contains(snippet) == true, "\(finding.snippet?.text ?? "no snippet")")
        } else {
            #expect(finding.snippet == nil)
        }
    }

    @Test func `are thirty, of which at least twenty-six are answered, and the others have a reason`() {
        let answered = CommonCause.all.map(\.number)
        #expect(Set(answered).count == answered.count)
        #expect(Set(answered).union(CommonCause.later.keys) == Set(1...30))
        #expect(Set(answered).isDisjoint(with: CommonCause.later.keys))
        #expect(answered.count >= 26)
        #expect(CommonCause.later.values.allSatisfy { $0.count > 20 })
    }

    @Test(arguments: CommonCause.all) func `name the thread`(cause: CommonCause) {
        #expect(cause.thread.hasPrefix("http") && cause.thread.split(separator: "/").count >= 4)
    }
}
