import AssociationModel
import Findings
import Testing

/// The lines are Chromium's, WebKit's and Android's, as people pasted them into public reports.
@Suite struct `what browsers, Android and libraries say about passkeys` {
    static let unrelated =
        "SecurityError: The relying party ID is not a registrable domain suffix of, nor equal to the current domain."

    private func statements(_ lines: String...) -> [ConsoleStatement] {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .standardInput)).entries.map(\.statement)
    }

    private func refusals(_ lines: String...) -> [RelyingPartyRefusal] {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .standardInput)).entries.compactMap {
            if case .relyingPartyRefused(let refusal) = $0.statement { refusal } else { nil }
        }
    }

    static let causes: [(String, RelyingPartyRefusal.FileProblem)] = [
        ("an attempt to fetch the .well-known/webauthn resource of the claimed RP ID failed.", .notFetched),
        (
            "the .well-known/webauthn resource of the claimed RP ID had the wrong content-type. (It should be "
                + "application/json.)", .wrongMediaType
        ),
        ("fetching the .well-known/webauthn resource of the claimed RP ID resulted in a JSON parse error.", .notJSON),
        (
            "fetching the .well-known/webauthn resource of the claimed RP ID was successful, but no listed origin "
                + "matched the caller.", .originNotListed
        ),
        (
            "fetching the .well-known/webauthn resource of the claimed RP ID was successful, but no listed origin "
                + "matched the caller. Note that a match may have been found but the limit on the number of eTLD+1 "
                + "labels was reached, causing some entries to be ignored.", .tooManyLabels
        ),
    ]

    @Test(arguments: causes)
    func `names what is wrong with the file of related origins`(
        text: String, problem: RelyingPartyRefusal.FileProblem
    ) {
        #expect(refusals(Self.unrelated + " Subsequently, " + text).map(\.file) == [problem])
        #expect(refusals(Self.unrelated, "Subsequently, " + text.prefix(120)).count == 1)
    }

    @Test func `is one error where it was pasted on two lines`() {
        #expect(refusals(Self.unrelated, "  Subsequently, " + Self.causes[3].0).map(\.file) == [.originNotListed])
        #expect(refusals(Self.unrelated).map(\.file) == [nil])
    }

    @Test(
        arguments: [
            (
                "DOMException: The relying party ID 'https://a.example:9486' is not a registrable domain suffix of, nor equal to 'https://b.example'.",
                "https://a.example:9486", "https://b.example"
            ),
            (
                "SecurityError: The provided RP ID is not a registrable domain suffix of the effective domain of the document.",
                nil, nil
            ),
            (#"Reason: SecurityError: The RP ID "xxx.xxx.com" is invalid for this domain"#, "xxx.xxx.com", nil),
            (#"{"message":"The RP ID \"localhost\" is invalid for this domain"}"#, "localhost", nil),
        ] as [(String, String?, String?)])
    func `names the relying party and the page`(line: String, identifier: String?, origin: String?) {
        #expect(refusals(line).map(\.identifier) == [identifier])
        #expect(refusals(line).map(\.origin) == [origin])
    }

    @Test(arguments: [
        ("Error: [50152] RP ID cannot be validated.", AndroidError.relyingPartyUnverified),
        (
            "PlatformException(android-unhandled: androidx.credentials.TYPE_CREATE_PUBLIC_KEY_CREDENTIAL_DOM_EXCEPTION/androidx.credentials.TYPE_DATA_ERROR, [50152] RP ID cannot be validated., [50152] RP ID cannot be validated., null)",
            .relyingPartyUnverified
        ),
        ("E  createPasskey failed with exception: The incoming request cannot be validated", .relyingPartyUnverified),
        ("Fido: [Fido2RequestController] RpId validation failed", .relyingPartyUnverified),
        (
            #" LOG  {"error": "Native error", "message": "androidx.credentials.exceptions.domerrors.SecurityError@1469d41"}"#,
            .security
        ),
        (
            "androidx.credentials.TYPE_GET_PUBLIC_KEY_CREDENTIAL_DOM_EXCEPTION/androidx.credentials.TYPE_SECURITY_ERROR",
            .security
        ),
        ("androidx.credentials.exceptions.NoCredentialException: No credentials available", .other),
    ])
    func `is Android's`(line: String, error: AndroidError) {
        #expect(statements(line) == [.android(error)])
    }

    @Test func `is the library's, unless the reason is on the same line`() {
        let failed = #"{"error":"RequestFailed","message":"The request failed. No Credentials were returned."}"#
        #expect(statements(failed) == [.passkeyLibraryFailed(code: 1_004)])
        let reason = "Application with identifier A.b.c is not associated with the domain example.com"
        #expect(
            statements(failed + " " + reason) == [
                .notAssociated(app: "A.b.c", domain: "example.com", forCallback: false)
            ])
    }

    @Test(arguments: [
        #"{"error": "BadConfiguration", "message": "Your app is not properly configured. Refer to the docs for help."}"#,
        "Your Apple app site association is not properly configured.",
    ])
    func `is the library's view of the configuration`(line: String) {
        #expect(statements(line) == [.passkeyLibraryFailed(code: 4_004)])
    }

    @Test func `is an answer about shared credentials, also without quotation marks`() {
        let line = "NSOSStatusErrorDomain Code=-25293 example.com failed to approve A.b.c"
        #expect(statements(line) == [.sharedCredential(.notApproved(domain: "example.com", app: "A.b.c"))])
    }

    @Test(arguments: [
        #"192.0.2.7 - - [31/May/2026:10:00:00 +0000] "GET /.well-known/webauthn HTTP/2.0" 404 153"#,
        "co.uk is not a registrable domain suffix of anything", "The password is invalid for this domain",
        #"implementation("androidx.credentials:credentials:1.5.0")"#, "import androidx.credentials.CredentialManager",
        "import androidx.credentials.exceptions.NoCredentialException",
        "No credentials were returned", "RP ID: example.com",
    ])
    func `is not taken from lines about something else`(line: String) {
        #expect(statements(line) == [])
    }
}
