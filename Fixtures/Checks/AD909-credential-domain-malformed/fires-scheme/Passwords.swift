enum Passwords {
    static func save(_ name: String, _ password: String) {
        SecAddSharedWebCredential("https://shop.example.com" as CFString, name as CFString, password as CFString) { _ in
        }
    }
}
