enum Passwords {
    static func suggest() { SecRequestSharedWebCredential("shop.example.com" as CFString, nil) { _, _ in } }
    static func all() { SecRequestSharedWebCredential(nil, nil) { _, _ in } }
}
