import AuthenticationServices

final class Passkeys {
    private let relyingParty = "example.com"

    func register(challenge: Data, user: Data, name: String) {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: relyingParty)
        start(provider.createCredentialRegistrationRequest(challenge: challenge, name: name, userID: user))
    }

    func signIn(challenge: Data) {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        start(provider.createCredentialAssertionRequest(challenge: challenge))
    }
}
