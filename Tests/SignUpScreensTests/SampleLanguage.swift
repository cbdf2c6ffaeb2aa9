import Testing

/// What stands on the screens of a language: labels, titles and buttons as people write them, and everyday words that
/// have nothing to do with accounts.
struct SampleLanguage: Sendable, CustomTestStringConvertible {
    let name: String
    let email: String
    let username: String
    let phone: String
    let password: String
    let confirmation: String
    let current: String
    let new: String
    let change: String
    let code: String
    let signUp: [String]
    let signIn: [String]
    let haveAccount: String
    let lackAccount: String
    let forgotten: String
    let goOn: String
    let everyday: [String]

    var testDescription: String { name }

    static let all: [SampleLanguage] = [
        .english, .german, .dutch, .swedish, .danish, .norwegian, .french, .spanish, .portuguese, .italian,
        .catalan, .romanian, .polish, .czech, .slovak, .croatian, .russian, .ukrainian, .bulgarian, .greek,
        .turkish, .hungarian, .finnish, .arabic, .hebrew, .hindi, .indonesian, .malay, .vietnamese, .thai,
        .chinese, .japanese, .korean,
    ]
}

extension SampleLanguage {
    static let english = SampleLanguage(
        name: "english", email: "Email", username: "Username", phone: "Phone number",
        password: "Password", confirmation: "Confirm password", current: "Current password",
        new: "New password", change: "Change password", code: "Verification code",
        signUp: ["Sign up", "Create account"], signIn: ["Sign in", "Log in"],
        haveAccount: "Already have an account?", lackAccount: "Don’t have an account?", forgotten: "Forgot password?",
        goOn: "Continue",
        everyday: ["Settings", "Search", "Shopping list", "Log out", "ZIP code"])

    static let german = SampleLanguage(
        name: "german", email: "E-Mail", username: "Benutzername", phone: "Handynummer",
        password: "Passwort", confirmation: "Passwort wiederholen", current: "Aktuelles Passwort",
        new: "Neues Passwort", change: "Passwort ändern", code: "Bestätigungscode",
        signUp: ["Registrieren", "Konto erstellen"], signIn: ["Anmelden", "Einloggen"],
        haveAccount: "Bereits registriert?", lackAccount: "Noch kein Konto?", forgotten: "Passwort vergessen?",
        goOn: "Weiter",
        everyday: ["Einstellungen", "Suche", "Einkaufsliste", "Abmelden", "Postleitzahl"])

    static let dutch = SampleLanguage(
        name: "dutch", email: "E-mail", username: "Gebruikersnaam", phone: "Telephone",
        password: "Wachtwoord", confirmation: "Herhaal wachtwoord", current: "Huidig wachtwoord",
        new: "Nieuw wachtwoord", change: "Wachtwoord wijzigen", code: "Verificatiecode",
        signUp: ["Registreren", "Account aanmaken"], signIn: ["Inloggen"],
        haveAccount: "Heb je al een account?", lackAccount: "Nog geen account?", forgotten: "Wachtwoord vergeten?",
        goOn: "Verder",
        everyday: ["Instellingen", "Zoeken", "Boodschappenlijst", "Uitloggen", "Postcode"])

    static let swedish = SampleLanguage(
        name: "swedish", email: "E-post", username: "Användarnamn", phone: "Telefonnummer",
        password: "Lösenord", confirmation: "Upprepa lösenord", current: "Nuvarande lösenord",
        new: "Nytt lösenord", change: "Ändra lösenord", code: "Verifieringskod",
        signUp: ["Skapa konto", "Registrera dig"], signIn: ["Logga in"],
        haveAccount: "Har du redan ett konto?", lackAccount: "Har du inget konto?", forgotten: "Glömt lösenordet?",
        goOn: "Fortsätt",
        everyday: ["Inställningar", "Sök", "Inköpslista", "Logga ut", "Postnummer"])

    static let danish = SampleLanguage(
        name: "danish", email: "E-mail", username: "Brugernavn", phone: "Telefonnummer",
        password: "Adgangskode", confirmation: "Bekræft adgangskode", current: "Nuværende adgangskode",
        new: "Ny adgangskode", change: "Skift adgangskode", code: "Bekræftelseskode",
        signUp: ["Opret konto", "Tilmeld dig nu!"], signIn: ["Log ind"],
        haveAccount: "Har du allerede en konto?", lackAccount: "Har du ikke en konto endnu?",
        forgotten: "Glemt adgangskoden?",
        goOn: "Fortsæt",
        everyday: ["Indstillinger", "Søg", "Indkøbsliste", "Log ud", "Postnummer"])

    static let norwegian = SampleLanguage(
        name: "norwegian", email: "E-post", username: "Brukernavn", phone: "Telefonnummer",
        password: "Passord", confirmation: "Bekreft passord", current: "Nåværende passord",
        new: "Nytt passord", change: "Endre passord", code: "Bekreftelseskode",
        signUp: ["Opprett konto", "Registrer deg"], signIn: ["Logg inn"],
        haveAccount: "Har du allerede en konto?", lackAccount: "Har du ikke en konto ennå?",
        forgotten: "Glemt passord?",
        goOn: "Neste",
        everyday: ["Innstillinger", "Søk", "Handleliste", "Logg ut", "Postnummer"])

    static let french = SampleLanguage(
        name: "french", email: "E-mail", username: "Nom d’utilisateur", phone: "Téléphone",
        password: "Mot de passe", confirmation: "Confirmez le mot de passe", current: "Mot de passe actuel",
        new: "Nouveau mot de passe", change: "Modifier le mot de passe", code: "Code de vérification",
        signUp: ["S’inscrire", "Créer un compte"], signIn: ["Se connecter", "Connexion"],
        haveAccount: "Déjà un compte ?", lackAccount: "Pas encore inscrit ?", forgotten: "Mot de passe oublié ?",
        goOn: "Suivant",
        everyday: ["Réglages", "Recherche", "Liste de courses", "Déconnexion", "Adresse"])

    static let spanish = SampleLanguage(
        name: "spanish", email: "Correo electrónico", username: "Nombre de usuario", phone: "Teléfono",
        password: "Contraseña", confirmation: "Repetir contraseña", current: "Contraseña actual",
        new: "Nueva contraseña", change: "Cambiar contraseña", code: "Código de verificación",
        signUp: ["Crear cuenta", "Regístrate"], signIn: ["Iniciar sesión"],
        haveAccount: "¿Ya tienes una cuenta?", lackAccount: "¿No tienes una cuenta?",
        forgotten: "¿Olvidaste la contraseña?",
        goOn: "Siguiente",
        everyday: ["Ajustes", "Buscar", "Lista de la compra", "Cerrar sesión", "Ciudad"])

    static let portuguese = SampleLanguage(
        name: "portuguese", email: "E-mail", username: "Nome de usuário", phone: "Telefone",
        password: "Senha", confirmation: "Confirmar senha", current: "Senha atual",
        new: "Nova senha", change: "Alterar senha", code: "Código de verificação",
        signUp: ["Criar conta", "Cadastre-se"], signIn: ["Entrar", "Iniciar sessão"],
        haveAccount: "Já tem uma conta?", lackAccount: "Não tem uma conta?", forgotten: "Esqueceu a senha?",
        goOn: "Continuar",
        everyday: ["Ajustes", "Buscar", "Lista de compras", "Sair", "Cidade"])

    static let italian = SampleLanguage(
        name: "italian", email: "E-mail", username: "Nome utente", phone: "Telefono mobile",
        password: "Password", confirmation: "Conferma password", current: "Password attuale",
        new: "Nuova password", change: "Cambia password", code: "Codice di verifica",
        signUp: ["Registrati", "Crea account"], signIn: ["Accedi"],
        haveAccount: "Hai già un account?", lackAccount: "Non hai un account?", forgotten: "Password dimenticata?",
        goOn: "Avanti",
        everyday: ["Impostazioni", "Cerca", "Lista della spesa", "Esci", "Città"])

    static let catalan = SampleLanguage(
        name: "catalan", email: "Correu electrònic", username: "Nom d’usuari", phone: "Telèfon",
        password: "Contrasenya", confirmation: "Confirma la contrasenya", current: "Contrasenya actual",
        new: "Contrasenya nova", change: "Canvia la contrasenya", code: "Codi de verificació",
        signUp: ["Crea un compte"], signIn: ["Inicia sessió"],
        haveAccount: "Ja tens un compte?", lackAccount: "No tens cap compte?", forgotten: "Has oblidat la contrasenya?",
        goOn: "Següent",
        everyday: ["Configuració", "Cerca", "Llista de la compra", "Tanca la sessió", "Ciutat"])

    static let romanian = SampleLanguage(
        name: "romanian", email: "E-mail", username: "Nume de utilizator", phone: "Număr de telefon",
        password: "Parolă", confirmation: "Confirmați parola", current: "Parola actuală",
        new: "Parolă nouă", change: "Schimbați parola", code: "Cod de verificare",
        signUp: ["Creați cont", "Înregistrați-vă", "Înregistrare"], signIn: ["Conectare", "Autentificare"],
        haveAccount: "Aveți deja un cont?", lackAccount: "Nu aveți încă un cont?", forgotten: "Ați uitat parola?",
        goOn: "Următorul",
        everyday: [
            "Setări", "Căutare", "Înregistrare video", "Conectare la rețea", "Autentificare în doi pași",
            "Listă de cumpărături",
        ])

    static let polish = SampleLanguage(
        name: "polish", email: "E-mail", username: "Nazwa użytkownika", phone: "Numer telefonu",
        password: "Hasło", confirmation: "Powtórz hasło", current: "Obecne hasło",
        new: "Nowe hasło", change: "Zmień hasło", code: "Kod weryfikacyjny",
        signUp: ["Zarejestruj się", "Utwórz konto"], signIn: ["Zaloguj się", "Zaloguj"],
        haveAccount: "Masz już konto?", lackAccount: "Nie masz jeszcze konta?", forgotten: "Zapomniałeś hasła?",
        goOn: "Dalej",
        everyday: ["Ustawienia", "Szukaj", "Lista zakupów", "Wyloguj się", "Miasto"])

    static let czech = SampleLanguage(
        name: "czech", email: "E-mailová adresa", username: "Uživatelské jméno", phone: "Telefonní číslo",
        password: "Heslo", confirmation: "Potvrzení hesla", current: "Aktuální heslo",
        new: "Nové heslo", change: "Změnit heslo", code: "Ověřovací kód",
        signUp: ["Registrovat se", "Vytvořit účet", "Registrace"], signIn: ["Přihlásit se"],
        haveAccount: "Už máte účet?", lackAccount: "Nemáte ještě účet?", forgotten: "Zapomenuté heslo?",
        goOn: "Pokračovat",
        everyday: ["Nastavení", "Hledat", "Nákupní seznam", "Odhlásit se", "Město", "Registrace vozidla"])

    static let slovak = SampleLanguage(
        name: "slovak", email: "E-mail", username: "Používateľské meno", phone: "Telefónne číslo",
        password: "Heslo", confirmation: "Potvrďte heslo", current: "Aktuálne heslo",
        new: "Nové heslo", change: "Zmeniť heslo", code: "Overovací kód",
        signUp: ["Zaregistrovať sa", "Vytvoriť účet"], signIn: ["Prihlásiť sa"],
        haveAccount: "Už máte účet?", lackAccount: "Ešte nemáte účet?", forgotten: "Zabudnuté heslo",
        goOn: "Ďalej",
        everyday: ["Nastavenia", "Hľadať", "Nákupný zoznam", "Odhlásiť sa", "Mesto"])

    static let croatian = SampleLanguage(
        name: "croatian", email: "E-pošta", username: "Korisničko ime", phone: "Broj telefona",
        password: "Lozinka", confirmation: "Potvrdite lozinku", current: "Trenutna lozinka",
        new: "Nova lozinka", change: "Promijeni lozinku", code: "Verifikacijski kod",
        signUp: ["Registracija", "Kreirajte račun"], signIn: ["Prijava", "Prijavi se"],
        haveAccount: "Već imate račun?", lackAccount: "Još nemate račun?", forgotten: "Zaboravili ste lozinku?",
        goOn: "Nastavi",
        everyday: ["Postavke", "Traži", "Popis za kupnju", "Odjava", "Prijava kvara", "Registracija vozila"])

    static let russian = SampleLanguage(
        name: "russian", email: "Почта", username: "Имя пользователя", phone: "Номер телефона",
        password: "Пароль", confirmation: "Повторите пароль", current: "Текущий пароль",
        new: "Новый пароль", change: "Сменить пароль", code: "Код подтверждения",
        signUp: ["Зарегистрироваться", "Регистрация"], signIn: ["Войти", "Вход"],
        haveAccount: "Уже есть аккаунт?", lackAccount: "Нет аккаунта?", forgotten: "Забыли пароль?",
        goOn: "Далее",
        everyday: ["Настройки", "Поиск", "Список покупок", "Выйти", "Город"])
}
