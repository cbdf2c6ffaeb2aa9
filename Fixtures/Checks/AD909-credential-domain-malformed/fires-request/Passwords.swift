let site = "shop.example.com/login"

enum Passwords {
    static func suggest() { SecRequestSharedWebCredential(site as CFString, nil) { _, _ in } }
}
