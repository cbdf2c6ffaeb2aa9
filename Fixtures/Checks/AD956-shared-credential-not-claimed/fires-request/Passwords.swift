enum Passwords {
    static func suggest() { SecRequestSharedWebCredential("example.com" as CFString, nil) { _, _ in } }
}
