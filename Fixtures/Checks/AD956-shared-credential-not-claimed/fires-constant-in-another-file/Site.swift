enum Site {
    static let domain = "login.example.com"
}
