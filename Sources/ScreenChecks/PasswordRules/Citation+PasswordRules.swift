import Findings

extension Citation {
    static let passwordRules = Citation(
        "Apple: Customizing Password AutoFill rules",
        "https://developer.apple.com/documentation/security/customizing-password-autofill-rules")
    static let passwordRulesParser = Citation(
        "Apple: PasswordRulesParser.js (password-manager-resources)",
        "https://github.com/apple/password-manager-resources/blob/main/tools/PasswordRulesParser.js")
    static let newerPasswordRules = Citation(
        "Apple: “max-consecutive” becomes “max-repeating” and “max-sequential”",
        "https://github.com/apple/password-manager-resources/pull/1255")
    /// The format of automatic strong passwords.
    static let strongPasswords = Citation(
        "Apple Platform Security: Automatic strong passwords",
        "https://support.apple.com/guide/security/secc84c811c4/web")
    static let setOrder = Citation("Apple: Set", "https://developer.apple.com/documentation/swift/set")
    static let entraPolicy = Citation(
        "Microsoft: Entra password policies",
        "https://learn.microsoft.com/entra/identity/authentication/concept-password-ban-bad-combined-policy")
    /// What a server should ask of passwords.
    static let nistPasswords = Citation(
        "NIST SP 800-63B-4, section 3.1.1.2: Password Verifiers", "https://pages.nist.gov/800-63-4/sp800-63b.html")
    /// How an attribute of the web’s `input` goes together with its others.
    static let passwordRulesProposal = Citation(
        "WHATWG: proposal of the attribute passwordrules", "https://github.com/whatwg/html/issues/3518")
}
