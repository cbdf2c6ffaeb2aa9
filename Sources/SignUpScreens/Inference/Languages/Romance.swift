extension LanguageWords {
    static let french = LanguageWords(
        password: ["mot de passe", "mdp"],
        again: ["confirmer", "confirmez", "répéter", "répétez"],
        new: ["nouveau", "nouvelle"],
        current: ["actuel", "ancien"],
        username: ["nom d'utilisateur", "identifiant", "pseudo"],
        email: ["courriel"],
        phone: ["téléphone"],
        code: ["code de vérification", "code de confirmation"],
        secret: ["code pin"],
        unlock: ["déverrouiller"],
        signUp: ["s'inscrire", "inscription", "inscrivez vous", "créer un compte", "créer mon compte"],
        signIn: ["se connecter", "connexion"],
        changePassword: [
            "changer le mot de passe", "modifier le mot de passe", "réinitialiser le mot de passe",
            "nouveau mot de passe",
        ],
        forgotten: ["mot de passe oublié"],
        goOn: ["suivant", "continuer"],
        haveAccount: ["déjà un compte", "déjà inscrit"],
        lackAccount: ["pas encore", "pas de compte"])

    static let spanish = LanguageWords(
        password: ["contraseña", "contrasena"],
        shortPassword: ["clave"],
        again: ["confirmar", "confirma", "confirme", "repetir", "repite", "repita"],
        new: ["nueva", "nuevo", "crear", "crea"],
        current: ["actual", "antigua", "anterior"],
        username: ["nombre de usuario", "usuario"],
        email: ["correo", "correo electrónico"],
        phone: ["teléfono", "celular"],
        code: ["código de verificación", "código de confirmación"],
        bareCode: ["código"],
        secret: ["código pin"],
        unlock: ["desbloquear"],
        signUp: ["registrarse", "regístrate", "registro", "crear cuenta", "crear una cuenta"],
        signIn: ["iniciar sesión", "inicio de sesión", "entrar"],
        changePassword: ["cambiar contraseña", "cambiar la contraseña", "restablecer contraseña", "nueva contraseña"],
        forgotten: ["olvidaste", "olvidé", "olvidado"],
        goOn: ["siguiente", "continuar"],
        haveAccount: ["ya tienes", "ya tengo"],
        lackAccount: ["no tienes"])

    static let portuguese = LanguageWords(
        password: ["senha", "palavra passe"],
        again: ["confirmar", "confirma", "confirme", "repetir", "repita"],
        new: ["nova", "novo", "criar"],
        current: ["anterior", "atual", "antiga"],
        username: ["nome de usuário", "usuário", "utilizador"],
        phone: ["telefone", "celular"],
        code: ["código de verificação"],
        bareCode: ["código"],
        unlock: ["desbloquear"],
        signUp: ["registro", "cadastrar", "cadastre se", "cadastro", "criar conta"],
        signIn: ["entrar", "iniciar sessão"],
        changePassword: ["alterar senha", "redefinir senha", "nova senha"],
        forgotten: ["esqueceu", "esqueci"],
        goOn: ["continuar"],
        haveAccount: ["já tem", "já tenho"],
        lackAccount: ["não tem"])

    static let italian = LanguageWords(
        password: ["parola d'ordine"],
        again: ["conferma", "ripeti"],
        new: ["nuova", "nuovo", "crea"],
        current: ["attuale", "vecchia"],
        username: ["nome utente"],
        code: ["codice di verifica"],
        bareCode: ["codice"],
        unlock: ["sblocca"],
        signUp: ["registrati", "registrazione", "crea account"],
        signIn: ["accedi", "accesso"],
        changePassword: ["cambia password", "reimposta password"],
        forgotten: ["dimenticata"],
        goOn: ["avanti", "continua"],
        haveAccount: ["hai già"],
        lackAccount: ["non hai"])

    static let catalan = LanguageWords(
        password: ["contrasenya"],
        again: ["confirma", "reescriu", "torna a escriure"],
        new: ["nova", "nou"],
        current: ["actual", "antiga"],
        username: ["nom d'usuari"],
        email: ["correu electrònic", "correu"],
        phone: ["telèfon"],
        code: ["codi de verificació"],
        bareCode: ["codi"],
        signUp: ["crea un compte", "crear un compte"],
        signIn: ["inicia sessió", "iniciar sessió"],
        changePassword: ["canvia la contrasenya", "contrasenya nova", "nova contrasenya"],
        forgotten: ["has oblidat", "contrasenya oblidada"],
        goOn: ["següent", "continua"],
        haveAccount: ["ja tens un compte", "ja tens compte"],
        lackAccount: ["no tens cap compte", "no tens compte"])

    static let romanian = LanguageWords(
        password: ["parolă", "parolele"],
        shortPassword: ["parola"],
        again: [
            "confirmați", "confirmaţi", "confirmă", "confirmare", "repetați", "repetă", "retastați", "reintroduceți",
        ],
        new: ["nouă", "noua"],
        current: ["actuală", "actuala", "curentă", "curenta", "veche", "vechea"],
        username: ["nume de utilizator", "nume utilizator", "numele de utilizator"],
        phone: ["număr de telefon", "numărul de telefon"],
        code: ["cod de verificare", "codul de verificare"],
        bareCode: ["cod", "codul"],
        signUp: [
            "înregistrați vă", "înregistrează te", "înscrie te", "înscrieți vă", "creare cont", "creați cont",
            "creați un cont", "creează cont", "creează un cont", "cont nou", "=înregistrare",
        ],
        // Each of these is said of networks and devices, too.
        signIn: ["=conectare", "=conectați vă", "=conectează te", "=autentificare", "=autentifică te"],
        changePassword: [
            "schimbați parola", "schimbă parola", "schimbare parolă", "resetați parola", "resetare parolă",
            "recuperați parola", "parolă nouă", "parola nouă",
        ],
        forgotten: ["ați uitat", "ai uitat", "am uitat"],
        goOn: ["continuați", "continuă", "următorul", "înainte"],
        haveAccount: ["aveți deja un cont", "ai deja un cont", "ai deja cont", "aveți deja cont"],
        lackAccount: ["nu aveți încă un cont", "nu aveți un cont", "nu aveți cont", "nu ai cont", "nu ai un cont"])
}
