/// The words of sign-up screens, of all languages together: a screen does not say which language it is in, and code is
/// in English beside it.
enum Vocabulary {
    static let password = list(\.password)
    /// Short forms, which mean a password only in a field that may hide its text.
    static let shortPassword = list(\.shortPassword)
    static let again = list(\.again)
    static let new = list(\.new)
    static let current = list(\.current)
    static let username = list(\.username)
    /// Those that say so even beside the word for an e-mail address.
    static let distinctUsername = PhraseList(["*username", "user name"])
    static let email = list(\.email)
    static let phone = list(\.phone)
    /// The address of a server or a site, which people give beside their name.
    static let address = PhraseList([
        "*url", "server", "homeserver", "hostname", "host name", "host", "domain", "subdomain", "website", "web site",
        "web address", "site address", "instance", "endpoint", "serveradresse", "webadresse", "serveur", "domaine",
        "site web", "servidor", "dominio", "sitio web", "domínio", "indirizzo del server", "sito web", "serveradres",
        "сервер", "адрес сервера", "домен", "服务器", "伺服器", "网址", "域名", "サーバー", "サーバ", "서버",
    ])
    static let code = list(\.code)
    /// Words for a code that do not say that it was sent.
    static let bareCode = list(\.bareCode)
    /// Secrets that belong to no account, which AutoFill is not meant for.
    static let secret = list(\.secret)
    /// Words about unlocking something that exists already.
    static let unlock = list(\.unlock)
    static let signUp = list(\.signUp)
    static let signIn = list(\.signIn)
    static let changePassword = list(\.changePassword)
    /// Actions for which people with an account are asked for their password once more.
    static let proof = list(\.proof)
    static let forgotten = list(\.forgotten)
    /// Buttons that say nothing about the purpose of the screen.
    static let goOn = list(\.goOn)
    /// Addressed to people who have an account, on a screen that creates accounts.
    static let haveAccount = list(\.haveAccount)
    /// Addressed to people without an account, on a screen for those who have one.
    static let lackAccount = list(\.lackAccount)

    private static func list(_ words: KeyPath<LanguageWords, [String]>) -> PhraseList {
        PhraseList(LanguageWords.all.flatMap { $0[keyPath: words] })
    }
}
