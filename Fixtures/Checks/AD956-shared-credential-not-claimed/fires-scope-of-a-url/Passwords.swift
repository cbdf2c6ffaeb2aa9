import AuthenticationServices

struct Passwords {
    let site = URL(string: "https://shop.example/login")!

    func save(_ password: ASPasswordCredential, anchor: ASPresentationAnchor) async throws {
        guard let scope = ASAutoFillURLScope(url: site) else { return }
        try await ASCredentialDataManager().save(password: password, for: scope, title: nil, anchor: anchor)
    }
}
