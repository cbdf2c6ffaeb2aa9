import TextFormats

/// A phrase that identifies a line about associated domains, and what the line says.
struct ConsolePhrase: Sendable {
    enum Role: Sendable {
        case ordinary
        /// Read before all others in its message.
        case leading
        /// Begins what another phrase says, on the next line if the line was wrapped.
        case opening
        /// Begins an entry of `swcutil show`, which goes on in the next lines.
        case record
        /// Begins the domains in the output of `pm get-app-links`, one on each of the next lines.
        case states
    }

    /// In lower case.
    let text: String
    let role: Role
    /// Reads what is said around the phrase.
    let read: @Sendable (inout StatementReader, PhraseScanner.Hit) -> Void

    private init(
        _ text: String, _ role: Role = .ordinary,
        read: @escaping @Sendable (inout StatementReader, PhraseScanner.Hit) -> Void
    ) {
        self.text = text
        self.role = role
        self.read = read
    }

    /// A phrase that says everything by itself.
    private init(_ text: String, says statement: ConsoleStatement) {
        self.init(text) { $0.add(statement, $1.range) }
    }

    /// The phrases that are known. What a ``ConsoleStatement/fixed(_:)`` means is in the table of the checks of logs.
    static let all: [ConsolePhrase] =
        rows
        + AppClipDomainCode.allCases.filter { $0 != .timeout }.map { code in
            ConsolePhrase(code.rawValue.asciiLowercased) { $0.readDomainCode(code, $1) }
        }

    private static let rows: [ConsolePhrase] = [
        // Devices
        ConsolePhrase("application with identifier ", .opening) { _, _ in },
        ConsolePhrase("bundleid: ", .opening) { _, _ in },
        ConsolePhrase("domain xn--", .opening) { _, _ in },
        ConsolePhrase("applemobilefileintegrityerror", .opening) { _, _ in },
        ConsolePhrase("strong passwords for app bundleid: ") { $0.readStrongPasswords($1) },
        ConsolePhrase("cannot save passwords for this app") { $0.readReasonAlone($1, .cannotSave) },
        ConsolePhrase("icloud keychain is disabled") { $0.readReasonAlone($1, .keychainDisabled) },
        ConsolePhrase(" is not associated with domain ") { $0.readNotAssociated($1) },
        ConsolePhrase(" is not associated with the domain ") { $0.readNotAssociated($1) },
        ConsolePhrase("unable to verify webcredentials association of ") { $0.readNotVerified($1) },
        ConsolePhrase("calling process does not have an application identifier", says: .noApplicationIdentifier),
        ConsolePhrase("missing application-identifier entitlement", says: .noApplicationIdentifier),
        ConsolePhrase("authenticationservices.authorizationerror") {
            $0.readCode($1) { .authorizationError(code: $0) }
        },
        ConsolePhrase("authenticationservices.webauthenticationsession") {
            $0.readCode($1) { .sessionError(code: $0) }
        },
        ConsolePhrase("told not to present authorization sheet", says: .fixed("logged-authorization-sheet-refused")),
        // The download of the file
        ConsolePhrase(" is invalid. will not attempt a download") { $0.readDomain(before: $1) { .domainInvalid($0) } },
        ConsolePhrase("swcerr") { $0.readRefusalCode($1) },
        ConsolePhrase("denied because the cdn told us to stop", .leading) { $0.readRefusal($1) },
        ConsolePhrase("apple-failure-reason:") { $0.readRefusalReason($1) },
        ConsolePhrase("apple-failure-details:") { $0.readRefusalDetails($1) },
        ConsolePhrase("apple-from:") { $0.readRefusalOrigin($1) },
        ConsolePhrase("app-site-association.cdn-apple.com/a/v1/") { $0.readAskedHost($1) },
        ConsolePhrase("get /a/v1/") { $0.readAskedHost($1) },
        ConsolePhrase("swcerrordomain") { $0.readDownloadError($1, in: "SWCErrorDomain") },
        ConsolePhrase("nscocoaerrordomain") { $0.readJSONError($1) },
        ConsolePhrase("denying redirect") { $0.readRedirect($1) },
        ConsolePhrase("bad apple-app-site-association server trust", says: .certificateRejected(url: nil)),
        ConsolePhrase("for auth method 'nsurlauthenticationmethodservertrust'") { $0.readRejectedURL($1) },
        // Shared web credentials
        ConsolePhrase("password autofill for icloud keychain must be enabled", says: .fixed("logged-autofill-off")),
        ConsolePhrase("autofill is not enabled in safari settings", says: .fixed("logged-autofill-off")),
        ConsolePhrase(" not found in com.apple.developer.associated-domains entitlement") {
            $0.readDomain(before: $1) { .sharedCredential(.notClaimed(domain: $0)) }
        },
        ConsolePhrase("failed to approve") { $0.readNotApproved($1) },
        ConsolePhrase("user denied access to") { $0.readUserDenied($1) },
        ConsolePhrase("no account provided") { $0.readMissingArgument($1) },
        ConsolePhrase("no domain provided") { $0.readMissingArgument($1) },
        ConsolePhrase("item already exists for this server") { $0.readNeverSaved($1) },
        ConsolePhrase("url is required for ios shared web credentials", says: .passwordNotSaved(lacksURL: true)),
        ConsolePhrase("failed to save credential") { $0.readUnsaved($1) },
        ConsolePhrase("service:", .record) { _, _ in },
        // Xcode, the App Store, the dynamic linker, MSAL, EAS
        ConsolePhrase("provisioning profile") { $0.readProfile($1) },
        ConsolePhrase("development team") { $0.readTeam($1) },
        ConsolePhrase("which is not registered for profile") { $0.readUnregistered($1) },
        ConsolePhrase("invalid code signing entitlements") { $0.readRejection($1) },
        ConsolePhrase(" not found and could not be included in profile") { $0.readMissingEntitlement($1) },
        ConsolePhrase("unsatisfied entitlements: ") { $0.readUnsatisfied($1) },
        ConsolePhrase("synced capabilities: ") { $0.readSynced($1) },
        ConsolePhrase("library not loaded: ") { $0.readLibrary($1) },
        ConsolePhrase("called the delegate method ") { $0.readDelegateMethod($1) },
        // The start of an app, and what becomes of links in it
        ConsolePhrase("no matching profile found") { $0.readNoProfile($1) },
        ConsolePhrase("no eligible provisioning profiles found", says: .launchRefused(isExplained: true)),
        ConsolePhrase("restricted entitlements not validated, bailing out", says: .launchRefused(isExplained: true)),
        ConsolePhrase("rbsrequesterrordomain") { $0.readLaunch($1) },
        ConsolePhrase("launchd job spawn failed") { $0.readSpawn($1) },
        ConsolePhrase("process does not adopt uiscene lifecycle", says: .fixed("logged-scenes-not-adopted")),
        ConsolePhrase("process does not adopt `uiscene` lifecycle", says: .fixed("logged-scenes-not-adopted")),
        ConsolePhrase("lifecycle will soon be required. failure to adopt", says: .fixed("logged-scenes-not-adopted")),
        ConsolePhrase(" life cycle is required for apps built with this sdk", says: .fixed("logged-scenes-required")),
        ConsolePhrase(" uses deprecated application lifecycle events") { $0.readPlugin($1) },
        ConsolePhrase("failed to handle route information in flutter", says: .fixed("logged-route-not-handled")),
        ConsolePhrase("universal link校验不通过", says: .fixed("logged-wechat-link-check")),
        ConsolePhrase("universal link 校验不通过", says: .fixed("logged-wechat-link-check")),
        ConsolePhrase("universallink校验不通过", says: .fixed("logged-wechat-link-check")),
        ConsolePhrase(
            "universal link check failed. the application is launched by wechat",
            says: .fixed("logged-wechat-link-check")),
        // App Clips
        ConsolePhrase("app clip unavailable", says: .fixed("logged-app-clip-unavailable")),
        ConsolePhrase("asderrordomain") { $0.readCardError($1, code: 507) },
        ConsolePhrase("cpserrordomain") { $0.readCardError($1, code: 2) },
        ConsolePhrase("errorcode") { $0.readErrorCode($1) },
        ConsolePhrase("invalid entitlement: unknown id", says: .appClipDomain(.unknownID, domain: nil)),
        // Servers, and validators on the web
        ConsolePhrase("/index.html in your content namespace") { $0.readContentNamespace($1) },
        ConsolePhrase(
            "could not extract required information for universal links", says: .fixed("logged-validator-verdict")),
        ConsolePhrase(
            "'content-type' header was not found or was not recognized", says: .fixed("logged-validator-verdict")),
        ConsolePhrase("error no apps with domain entitlements", says: .fixed("logged-validator-verdict")),
        // Libraries for passkeys
        ConsolePhrase("the request failed. no credentials were returned", says: .passkeyLibraryFailed(code: 1_004)),
        ConsolePhrase(
            "your app is not properly configured. refer to the docs for help", says: .passkeyLibraryFailed(code: 4_004)),
        ConsolePhrase(
            "your apple app site association is not properly configured", says: .passkeyLibraryFailed(code: 4_004)),
        // Browsers
        ConsolePhrase(" is not a registrable domain suffix of") { $0.readUnrelated($1) },
        ConsolePhrase(" is invalid for this domain") { $0.readInvalid($1) },
        ConsolePhrase(".well-known/webauthn") { $0.readRelatedOrigins($1) },
        // Android
        ConsolePhrase("rp id cannot be validated", says: .android(.relyingPartyUnverified)),
        ConsolePhrase("incoming request cannot be validated", says: .android(.relyingPartyUnverified)),
        ConsolePhrase("rpid validation failed", says: .android(.relyingPartyUnverified)),
        ConsolePhrase("domain verification state:", .states) { _, _ in },
        ConsolePhrase("legacy_failure") { $0.readLegacyFailure($1) },
        ConsolePhrase("success:false. failed hosts:") { $0.readFailedHosts($1) },
        ConsolePhrase("androidx.credentials.exceptions.") { $0.readAndroidException($1) },
        ConsolePhrase("androidx.credentials.type_") { $0.readAndroidException($1) },
    ]
}
