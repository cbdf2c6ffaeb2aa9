import AssociatedDomains

/// Runs the lines of README.md, which are copied beside this file, and fails if they find nothing.
@main enum Dependent {
    static func main() async throws {
        let lines = try await whyNoStrongPassword()
        for line in lines { print(line) }
        precondition(lines.contains("shop.example.com: associated"))
    }
}
