import AuthenticationServices
import Security

#if DEBUG
    let relyingParty = "dev.example.org"
#else
    let relyingParty = "example.com"
#endif

struct Passkeys {
    var host = "other.example.org"

    func request(for domain: String) {
        use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: relyingParty))
        use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: domain))
        use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: host))
        use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "login.\(domain)"))
        #if STAGING
            use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "staging.example.org"))
        #endif
        use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "EXAMPLE.com"))
    }
}
