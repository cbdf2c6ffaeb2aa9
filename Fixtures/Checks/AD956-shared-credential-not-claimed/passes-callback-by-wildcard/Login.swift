import AuthenticationServices

func logIn(at url: URL, completion: @escaping (URL?, (any Error)?) -> Void) {
    let session = ASWebAuthenticationSession(
        url: url, callback: .https(host: "auth.example.com", path: "/callback"), completionHandler: completion)
    session.start()
}
