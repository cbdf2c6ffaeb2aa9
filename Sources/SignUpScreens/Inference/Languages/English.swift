extension LanguageWords {
    static let english = LanguageWords(
        password: ["*password", "*passwd", "passwords", "pwd", "pswd"],
        shortPassword: ["pass", "pw"],
        again: [
            "confirm", "confirmation", "confirmed", "repeat", "repeated", "retype", "reenter", "re enter", "re type",
            "again", "verify", "2",
        ],
        new: ["new", "choose", "create", "set"],
        current: ["current", "old", "existing", "previous", "present"],
        username: [
            "*username", "user name", "user id", "userid", "login", "login id", "login name", "account name",
            "screen name",
        ],
        email: ["*email", "e mail", "mail", "mail address"],
        phone: ["phone", "phone number", "mobile", "mobile number", "telephone"],
        code: [
            "otp", "otc", "totp", "one time code", "one time password", "one time passcode", "verification code",
            "verify code", "confirmation code", "sms code", "security code", "login code", "auth code",
            "authentication code", "authenticator code", "mfa code", "2fa code", "2fa", "two factor",
            "code from sms", "digit code",
        ],
        bareCode: ["code"],
        secret: [
            "*passcode", "pin", "pin code", "pincode", "passphrase", "cvv", "cvc", "cvn", "cvv2", "card", "card number",
            "credit card", "iban", "ssn", "database", "vault", "wallet", "keystore", "keychain", "key file", "keyfile",
            "master key", "master password", "encryption", "encrypt", "decrypt", "decryption", "encrypted", "backup",
            "wifi", "wi fi", "wlan", "hotspot", "ssid", "seed", "seed phrase", "mnemonic", "private key", "api key",
            "access token", "secret key", "archive", "zip", "pdf", "document password", "file password", "ssh", "sftp",
            "ftp", "smtp", "imap", "vpn", "proxy", "sudo", "parental", "parent gate", "screen lock", "app lock",
            "applock",
        ],
        unlock: ["unlock", "unlocker", "lock", "locked", "locker", "lockscreen"],
        signUp: [
            "sign up", "signup", "register", "registration", "registering", "create account", "create an account",
            "create your account", "create my account", "create new account", "create a new account", "new account",
            "account creation", "join", "join now",
        ],
        signIn: ["sign in", "signin", "log in", "login", "log on", "logon"],
        changePassword: [
            "change password", "change your password", "change passwd", "password change", "reset password",
            "reset your password", "password reset", "update password", "update your password", "new password",
            "set new password", "set a new password", "create new password", "choose a new password", "edit password",
        ],
        proof: [
            "delete account", "delete my account", "delete your account", "account deletion", "deactivate account",
            "account deactivation", "verify password", "password verifier", "password verification", "reauthenticate",
            "reauthentication", "re authenticate", "re authentication",
        ],
        forgotten: ["forgot", "forgotten", "forgot password", "forgot your password", "lost password"],
        goOn: ["continue", "next", "submit", "ok", "go", "done", "enter", "proceed"],
        haveAccount: [
            "already have", "have an account", "already registered", "already a member", "already a user",
            "already signed up", "got an account", "sign in here", "log in here",
        ],
        lackAccount: [
            "don't have", "do not have", "no account", "without an account", "not a member", "not registered",
            "new user", "new here", "new to", "need an account", "sign up here", "register here",
        ])
}
