import AssociationModel
import Catalogue
import Findings
import Foundation
import Judging
import TestData
import Testing

/// A fix, for the tables of tests.
struct KnownFix: Sendable, CustomTestStringConvertible {
    let stack: Stack
    let fix: Fix

    var testDescription: String { "\(stack.name), \(fix.obstacles.map(\.rawValue).joined(separator: ", "))" }

    static let all = Stack.all.flatMap { stack in stack.fixes.map { KnownFix(stack: stack, fix: $0) } }

    static let withSnippet = all.filter { $0.fix.snippet != nil }
}

@Suite struct `the fixes of the stacks` {
    @Test func `are at most one for each obstacle of a stack, and some for each stack`() {
        for stack in Stack.all {
            let obstacles = stack.fixes.flatMap(\.obstacles)
            #expect(!obstacles.isEmpty, "\(stack.name)")
            #expect(Set(obstacles).count == obstacles.count, "\(stack.name)")
        }
    }

    @Test func `are each asked for by a check`() {
        let asked = Set(Catalog.checks.flatMap(\.advisers))
        for obstacle in Obstacle.allCases { #expect(asked.contains(.stack(obstacle)), "\(obstacle)") }
        #expect(asked.contains(.provider))
    }

    @Test(arguments: KnownFix.all) func `cite the stack’s own documentation or its maintainers`(known: KnownFix) throws
    {
        let url = try #require(known.fix.citation.url.flatMap(URL.init(string:)))
        #expect(url.scheme == "https" && url.host() != nil)
        #expect(!known.fix.citation.title.isEmpty)
    }

    @Test(arguments: KnownFix.all) func `are one line of advice, an instruction to a colleague`(known: KnownFix) {
        let advice = known.fix.advice.description
        #expect(!advice.contains("\n") && !advice.hasSuffix(".") && !advice.contains("  "), "\(advice)")
        #expect(advice.count <= 240, "\(advice.count) characters")
        let begins = advice.first?.isLowercase == true || advice.hasPrefix(known.stack.title)
        #expect(begins, "\(advice)")
        #expect(advice.firstMatch(of: /\b(simply|just|please|obviously|easily|of course)\b/) == nil, "\(advice)")
        if known.fix.snippet != nil {
            #expect(advice.firstMatch(of: /\b(this|here|below)\b/) != nil, "where does the snippet go? \(advice)")
        }
    }

    @Test(arguments: KnownFix.withSnippet) func `have snippets that are well formed`(known: KnownFix) throws {
        let snippet = try #require(known.fix.snippet)
        #expect(!snippet.file.isEmpty && !snippet.text.isEmpty && !snippet.text.hasSuffix("\n"))
        #expect(!snippet.text.contains("\t"))
        let isJSON = snippet.file.hasSuffix(".json") || snippet.text.first.map { "{[".contains($0) } == true
        if snippet.file.hasSuffix(".toml") {
            for line in snippet.text.split(separator: "\n") {
                #expect(line.wholeMatch(of: /\[\[\w+\]\]|\ *\[[\w.]+\]|\ *[\w-]+ = "[^"\\]*"/) != nil, "\(line)")
            }
        } else if isJSON {
            _ = try JSONSerialization.jsonObject(with: Data(snippet.text.utf8))
        }
    }

    @Test(arguments: KnownFix.withSnippet) func `have snippets about the address of the file`(known: KnownFix) throws {
        let text = try #require(known.fix.snippet).text + known.fix.advice.description
        let isAboutFolders = text.contains(".well-known") || text.contains("hidden-files")
        #expect(isAboutFolders, "\(text)")
    }

    @Test func `of a framework come before those of the host that runs it, which its signs show was passed`() throws {
        let served = try #require(
            StackResponse(
                stack: "", source: "", headers: [("X-Powered-By", "Express"), ("Via", "2.0 heroku-router")]
            ).servedBy)
        #expect(served.fix(for: .missing)?.stack.name == "express")
        let host = try #require(
            StackResponse(stack: "", source: "", headers: [("Via", "2.0 heroku-router")]).servedBy)
        #expect(host.fix(for: .missing)?.stack.name == "heroku")
    }

    @Test func `of a host come before those of a front, except for a bot check`() throws {
        let served = try #require(
            StackResponse(stack: "", source: "", headers: [("X-Vercel-Id", "a"), ("CF-RAY", "b")]).servedBy)
        #expect(served.fix(for: .redirectToHost)?.stack.name == "vercel")
        #expect(served.fix(for: .botCheck)?.stack.name == "cloudflare")
        #expect(served.fix(for: .size) == nil)
    }

    @Test func `take the place of the general help where the stack has one for the obstacle`() async throws {
        let report = try await Scene(root: .response(StackResponse.known[0].response)).report(by: Catalog.checks)
        let finding = try #require(report.findings.first { $0.name == "status-not-found" })
        #expect(finding.help?.description.hasPrefix("on Vercel: put the file into .well-known/") == true)
        let large = try await Scene(root: .response(StackResponse.known[0].response(of: 140_000)))
            .report(by: Catalog.checks)
        let help = try #require(large.findings.first { $0.name == "body-too-large" }?.help?.description)
        #expect(!help.hasPrefix("on "), "\(help)")
    }

    @Test(arguments: [
        ("https://www.example.com/.well-known/apple-app-site-association", "Domains"),
        ("https://example.com/.well-known/apple-app-site-association/", "middleware"),
    ])
    func `tell a redirect to another host from one on the same host`(target: String, word: String) async throws {
        var response = StackResponse.known[0]
        response.status = 308
        let redirect = Response(
            status: 308, headers: response.response.headers, body: [], redirectTarget: target)
        let report = try await Scene(root: .response(redirect)).report(by: Catalog.checks)
        let help = try #require(report.findings.first { $0.name == "redirected" }?.help?.description)
        #expect(help.hasPrefix("on Vercel: ") && help.contains(word), "\(help)")
    }
}

extension StackResponse {
    fileprivate func response(of size: Int) -> Response {
        let body = Exchange.Outcome.text(listing: app) + String(repeating: " ", count: size)
        return Response(status: 200, headers: response.headers, body: Array(body.utf8.prefix(size)))
    }
}
