import Security

enum Accounts {
    static func save(_ password: String, for user: String) {
        SecAddSharedWebCredential(Site.domain as CFString, user as CFString, password as CFString) { _ in }
    }
}
