import MSAL

func application() throws -> MSALNativeAuthPublicClientApplication {
    try MSALNativeAuthPublicClientApplication(
        clientId: "id", tenantSubdomain: "shop", challengeTypes: [.OOB, .password])
}
