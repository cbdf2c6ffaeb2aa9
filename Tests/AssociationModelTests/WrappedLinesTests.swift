import AssociationModel
import Findings
import Testing

@Suite struct `a line that was wrapped or quoted by whoever pasted it` {
    private static let strongPasswords =
        "2026-03-01 10:00:00.404 E  My App[4711:52a92] [com.apple.mobilesafari:AutoFill] Cannot show Automatic Strong "
        + "Passwords for app bundleID: com.example.app due to error: Cannot save passwords for this app. Make sure you "
        + "have set up Associated Domains for your app and AutoFill Passwords is enabled in Settings"
    private static let authorization =
        "Error Domain=com.apple.AuthenticationServices.AuthorizationError Code=1004 \"(null)\" "
        + "UserInfo={NSLocalizedFailureReason=Application with identifier 7D3KX9QW2M.com.example.shop is not associated "
        + "with domain shop.example.com}"
    private static let statements: [ConsoleStatement] = [
        .strongPasswordsNotShown(bundle: "com.example.app", error: .cannotSave),
        .notAssociated(app: "7D3KX9QW2M.com.example.shop", domain: "shop.example.com", forCallback: false),
    ]

    private func log(_ lines: [String]) -> ConsoleLog {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .standardInput))
    }

    /// Breaks a line anywhere, as a terminal does, or between words, as a mail program does. A space at the end of a line is lost.
    private func wrapped(_ line: String, at width: Int, betweenWords: Bool) -> [String] {
        var (lines, rest) = ([String](), Array(line))
        while rest.count > width {
            let space = betweenWords ? rest[...width].lastIndex(of: " ") : nil
            let end = space ?? width
            lines.append(String(rest[..<end]))
            rest.removeFirst(space == nil ? end : end + 1)
        }
        return (lines + [String(rest)]).map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    }

    static let widths = [72, 78, 80, 100, 120].flatMap { width in
        [true, false].flatMap { words in ["", "> ", ">> ", "    "].map { (width, words, $0) } }
    }

    @Test(arguments: widths)
    func `is read as the line that it was`(width: Int, betweenWords: Bool, mark: String) throws {
        for (line, statement) in zip([Self.strongPasswords, Self.authorization], Self.statements) {
            let lines = wrapped(line, at: width, betweenWords: betweenWords).map { mark + $0 }
            #expect(log(["noise", ""] + lines + ["", "noise"]).entries.map(\.statement) == [statement], "\(lines)")
        }
    }

    @Test(arguments: widths)
    func `is placed where its words are`(width: Int, betweenWords: Bool, mark: String) throws {
        let lines = wrapped(Self.authorization, at: width, betweenWords: betweenWords).map { mark + $0 }
        let first = try #require(log(["noise"] + lines).entries.first).first
        let position = first.position
        let shown = first.line.string(in: first.span)
        #expect(lines[position.line - 2].dropFirst(position.column - 1).hasPrefix(shown))
        #expect(shown.count > 4 && "7D3KX9QW2M.com.example.shop is not associated".hasPrefix(shown.prefix(40)))
    }

    @Test func `is no other line that happens to follow`() {
        let other = Self.authorization.replacing("shop", with: "blog").replacing("(null)", with: "")
        let short =
            "Application with identifier 7D3KX9QW2M.com.example.shop is not associated with domain shop.example.com"
        #expect(log([short, short.replacing("shop", with: "blog")]).entries.count == 2)
        #expect(log([Self.authorization, other]).entries.count == 2)
        #expect(log([short, "x", short]).entries.map(\.statement) == [Self.statements[1]])
        let account = "Item already exists for this server (SecAddSharedWebCredential, -25299, one two three four)"
        #expect(log([account, "login: No account provided"]).entries.count == 1)
    }

    @Test(arguments: ["> ", ">> ", "  > > "])
    func `keeps its rows behind marks of a quotation`(mark: String) {
        let rows = [
            "Service:              applinks", "App ID:               7D3KX9QW2M.com.example.app",
            "Domain:               example.com", "Site/Fmwk Approval:   denied",
        ]
        let log = log(rows.map { mark + $0 })
        guard case .record(let record) = log.entries.first?.statement else {
            Issue.record("no entry in \(log.entries)")
            return
        }
        #expect(record.domain == "example.com")
        #expect(log.entries.first?.first.position.column == mark.utf8.count + 1)
    }

    @Test func `may lack its ends`() {
        let whole = "Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: "
        func errors(_ line: String) -> [ConsoleStatement] { log([line]).entries.map(\.statement) }
        let known = Self.statements[0]
        #expect(errors(whole + "Cannot save pass") == [known])
        #expect(errors(String(whole.dropFirst(22)) + "Cannot save passwords for this app.") == [known])
        #expect(errors("bundleID: com.example.app due to error: Cannot save passwords for this app.") == [known])
        #expect(
            errors("Cannot save passwords for this app. Make sure you have set up Associated Domains")
                == [.strongPasswordsNotShown(bundle: nil, error: .cannotSave)])
        #expect(
            errors("> iCloud Keychain is disabled.") == [
                .strongPasswordsNotShown(bundle: nil, error: .keychainDisabled)
            ])
        #expect(errors("sync: iCloud Keychain is disabled for this account").isEmpty)
        #expect(
            errors(String(whole.dropLast(15)))
                == [.strongPasswordsNotShown(bundle: "com.example.app", error: .other(""))])
        #expect(
            errors("7D3KX9QW2M.com.example.shop is not associated with domain shop.example.com") == [Self.statements[1]]
        )
    }
}
