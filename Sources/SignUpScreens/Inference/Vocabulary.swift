/// The words that developers and their users use on sign-up screens, in the most common languages.
///
/// Only unambiguous words are listed, because a wrong inference is a false alarm.
enum Vocabulary {
    static let password: PhraseList = [
        "*password", "*passwd", "passwords", "pwd", "pswd", "*passwort", "*kennwort", "mot de passe", "mdp",
        "contraseña",
        "contrasena", "senha", "palavra passe", "parola d'ordine", "wachtwoord", "lösenord", "adgangskode", "passord",
        "salasana", "hasło", "haslo", "heslo", "jelszó", "şifre", "parolă", "пароль", "пароля", "mật khẩu",
        "kata sandi",
        "סיסמה", "كلمة المرور", "密码", "密碼", "パスワード", "비밀번호", "암호", "รหัสผ่าน",
    ]
    /// Short forms, which mean a password only in a field that may hide its text.
    static let shortPassword: PhraseList = ["pass", "pw", "clave", "parola"]
    static let again: PhraseList = [
        "confirm", "confirmation", "confirmed", "repeat", "repeated", "retype", "reenter", "re enter", "re type",
        "again",
        "verify", "2", "wiederholen", "bestätigen", "wiederholung", "confirmer", "confirmez", "répéter", "répétez",
        "confirmar", "confirma", "confirme", "repetir", "repite", "repita", "conferma", "ripeti", "bevestig", "herhaal",
        "bekräfta", "upprepa", "powtórz", "potwierdź", "tekrar", "повторите", "подтвердите", "подтверждение", "ещё раз",
        "确认", "確認", "再次", "再入力", "もう一度", "확인", "다시",
    ]
    static let new: PhraseList = [
        "new", "choose", "create", "set", "neues", "neue", "nouveau", "nouvelle", "nueva", "nuevo", "crear", "crea",
        "nova",
        "novo", "criar", "nuova", "nuovo", "nieuw", "nytt", "nowe", "yeni", "новый", "新", "새",
    ]
    static let current: PhraseList = [
        "current", "old", "existing", "previous", "present", "aktuelles", "altes", "bisheriges", "actuel", "ancien",
        "actual",
        "antigua", "anterior", "atual", "antiga", "attuale", "vecchia", "huidig", "oud", "obecne", "stare", "текущий",
        "старый", "当前", "目前", "旧", "舊", "現在の", "현재",
    ]
    static let username: PhraseList = [
        "*username", "user name", "user id", "userid", "login", "login id", "login name", "account name", "screen name",
        "benutzername", "nutzername", "anmeldename", "nom d'utilisateur", "identifiant", "pseudo", "nombre de usuario",
        "usuario", "nome de usuário", "usuário", "utilizador", "nome utente", "gebruikersnaam", "användarnamn", "логин",
        "имя пользователя", "用户名", "用戶名", "账号", "帳號", "ユーザー名", "ユーザーid", "아이디",
    ]
    /// Those that say so even beside the word for an e-mail address.
    static let distinctUsername: PhraseList = ["*username", "user name"]
    static let email: PhraseList = [
        "*email", "e mail", "mail", "mail address", "courriel", "correo", "correo electrónico", "e posta", "почта",
        "邮箱",
        "郵箱", "電子郵件", "电子邮件", "メール", "이메일",
    ]
    static let phone: PhraseList = [
        "phone", "phone number", "mobile", "mobile number", "telephone", "handynummer", "mobilnummer", "téléphone",
        "teléfono", "celular", "telefone", "телефон", "номер телефона", "手机", "手機", "電話番号", "휴대폰",
    ]
    static let code: PhraseList = [
        "otp", "otc", "totp", "one time code", "one time password", "one time passcode", "verification code",
        "verify code", "confirmation code", "sms code", "security code", "login code", "auth code",
        "authentication code",
        "authenticator code", "mfa code", "2fa code", "2fa", "two factor code", "code from sms", "digit code",
        "bestätigungscode", "sicherheitscode", "verifizierungscode", "einmalcode", "code de vérification",
        "code de confirmation", "código de verificación", "código de confirmación", "código de verificação",
        "codice di verifica", "verificatiecode", "kod weryfikacyjny", "doğrulama kodu", "код подтверждения",
        "код из смс",
        "验证码", "驗證碼", "認証コード", "確認コード", "인증번호", "인증 코드",
    ]
    /// Words for a code that do not say that it was sent.
    static let bareCode: PhraseList = ["code", "kod", "código", "codice", "код"]
    /// Secrets that belong to no account, which AutoFill is not meant for.
    static let secret: PhraseList = [
        "*passcode", "pin", "pin code", "pincode", "passphrase", "cvv", "cvc", "cvn", "cvv2", "card", "card number",
        "credit card", "iban", "ssn", "database", "vault", "wallet", "keystore", "keychain", "key file", "keyfile",
        "master key", "master password", "master passwort", "encryption", "encrypt", "decrypt", "decryption",
        "encrypted",
        "backup", "wifi", "wi fi", "wlan", "hotspot", "ssid", "seed", "seed phrase", "mnemonic", "private key",
        "api key",
        "access token", "secret key", "archive", "zip", "pdf", "document password", "file password", "ssh", "sftp",
        "ftp",
        "smtp", "imap", "vpn", "proxy", "sudo", "parental", "parent gate", "screen lock", "app lock", "applock",
        "bildschirmsperre", "code pin", "código pin", "kennzahl", "tresor",
    ]
    /// Words about unlocking something that exists already.
    static let unlock: PhraseList = [
        "unlock", "unlocker", "lock", "locked", "locker", "lockscreen", "entsperren", "déverrouiller", "desbloquear",
        "sblocca", "ontgrendelen", "odblokuj", "разблокировать", "解锁", "ロック解除", "잠금",
    ]
    static let signUp: PhraseList = [
        "sign up", "signup", "register", "registration", "registering", "create account", "create an account",
        "create your account", "create my account", "create new account", "create a new account", "new account",
        "account creation", "join", "join now", "registrieren", "registrierung", "konto erstellen", "konto anlegen",
        "s'inscrire", "inscription", "inscrivez vous", "créer un compte", "créer mon compte", "registrarse",
        "regístrate",
        "registro", "crear cuenta", "crear una cuenta", "cadastrar", "cadastre se", "cadastro", "criar conta",
        "registrati",
        "registrazione", "crea account", "registreren", "account aanmaken", "skapa konto", "opret konto",
        "opprett konto",
        "zarejestruj się", "rejestracja", "utwórz konto", "kayıt ol", "hesap oluştur", "зарегистрироваться",
        "регистрация",
        "создать аккаунт", "注册", "註冊", "新規登録", "会員登録", "アカウント作成", "アカウントを作成", "회원가입",
    ]
    static let signIn: PhraseList = [
        "sign in", "signin", "log in", "login", "log on", "logon", "anmelden", "anmeldung", "einloggen", "se connecter",
        "connexion", "iniciar sesión", "inicio de sesión", "entrar", "iniciar sessão", "accedi", "accesso", "inloggen",
        "logga in", "log ind", "logg inn", "zaloguj się", "logowanie", "giriş yap", "войти", "вход", "登录", "登入", "ログイン",
        "サインイン", "로그인",
    ]
    static let changePassword: PhraseList = [
        "change password", "change your password", "change passwd", "password change", "reset password",
        "reset your password", "password reset", "update password", "update your password", "new password",
        "set new password", "set a new password", "create new password", "choose a new password", "edit password",
        "passwort ändern", "passwort zurücksetzen", "kennwort ändern", "neues passwort", "changer le mot de passe",
        "modifier le mot de passe", "réinitialiser le mot de passe", "nouveau mot de passe", "cambiar contraseña",
        "cambiar la contraseña", "restablecer contraseña", "nueva contraseña", "alterar senha", "redefinir senha",
        "nova senha", "cambia password", "reimposta password", "wachtwoord wijzigen", "zmień hasło", "сменить пароль",
        "изменить пароль", "сброс пароля", "修改密码", "重置密码", "修改密碼", "パスワード変更", "パスワードを変更", "비밀번호 변경",
    ]
    static let forgotten: PhraseList = [
        "forgot", "forgotten", "forgot password", "forgot your password", "lost password", "passwort vergessen",
        "mot de passe oublié", "olvidaste", "olvidé", "olvidado", "esqueceu", "esqueci", "dimenticata", "vergeten",
        "glömt",
        "забыли", "忘记密码", "忘記密碼", "パスワードを忘れた", "비밀번호 찾기",
    ]
    /// Buttons that say nothing about the purpose of the screen.
    static let goOn: PhraseList = [
        "continue", "next", "submit", "ok", "go", "done", "enter", "proceed", "weiter", "fertig", "suivant",
        "continuer",
        "siguiente", "continuar", "avanti", "continua", "verder", "nästa", "dalej", "devam", "далее", "продолжить",
        "继续",
        "下一步", "次へ", "다음",
    ]
    /// Addressed to people who have an account, on a screen that creates accounts.
    static let haveAccount: PhraseList = [
        "already have", "have an account", "already registered", "already a member", "already a user",
        "already signed up",
        "got an account", "bereits registriert", "bereits ein konto", "schon ein konto", "déjà un compte",
        "déjà inscrit",
        "ya tienes", "ya tengo", "já tem", "já tenho", "hai già", "heb je al", "har du redan", "masz już", "zaten",
        "уже есть", "已有账号", "已有帳號", "アカウントをお持ちの", "이미",
    ]
    /// Addressed to people without an account, on a screen for those who have one.
    static let lackAccount: PhraseList = [
        "don't have", "do not have", "no account", "without an account", "not a member", "not registered", "new user",
        "new here",
        "new to", "need an account", "noch kein", "kein konto", "pas encore", "pas de compte", "no tienes", "não tem",
        "non hai", "geen account", "ingen konto", "nie masz", "hesabın yok", "нет аккаунта", "没有账号", "還沒有帳號",
        "アカウントをお持ちでない", "계정이 없",
    ]
}
