extension LanguageWords {
    static let greek = LanguageWords(
        password: ["κωδικός πρόσβασης", "κωδικού πρόσβασης", "κωδικό πρόσβασης", "συνθηματικό", "συνθηματικού"],
        // A code of any kind, too.
        shortPassword: ["κωδικός", "κωδικό", "κωδικού"],
        again: ["επιβεβαίωση", "επιβεβαιώστε", "ξανά", "επανάληψη", "επαναλάβετε"],
        new: ["νέος", "νέο", "νέον", "νέου"],
        current: ["τρέχων", "τρέχοντα", "τρέχον", "παλιός", "παλιό"],
        username: ["όνομα χρήστη"],
        email: ["ηλεκτρονικό ταχυδρομείο", "ηλεκτρονική διεύθυνση"],
        phone: ["τηλέφωνο", "αριθμός τηλεφώνου", "αριθμό τηλεφώνου", "κινητό"],
        code: ["κωδικός επαλήθευσης", "κωδικό επαλήθευσης", "κωδικός επιβεβαίωσης"],
        // Alone, these are a recording and a connection as well.
        signUp: [
            "=εγγραφή", "εγγραφείτε", "κάντε εγγραφή", "δημιουργία λογαριασμού", "δημιουργήστε λογαριασμό",
            "νέος λογαριασμός",
        ],
        signIn: ["=σύνδεση", "σύνδεση με email", "=είσοδος", "συνδεθείτε στον λογαριασμό", "=συνδεθείτε"],
        changePassword: [
            "αλλαγή κωδικού", "αλλαγή συνθηματικού", "επαναφορά κωδικού", "ανάκτηση κωδικού", "νέος κωδικός",
            "νέο συνθηματικό",
        ],
        forgotten: ["ξεχάσατε", "ξέχασα", "ξέχασες"],
        goOn: ["συνέχεια", "επόμενο"],
        haveAccount: ["έχετε ήδη λογαριασμό", "έχεις ήδη λογαριασμό"],
        lackAccount: ["δεν έχετε λογαριασμό", "δεν έχετε ακόμα λογαριασμό", "δεν έχεις λογαριασμό"])

    static let turkish = LanguageWords(
        password: ["şifre", "şifreyi", "şifreniz", "şifrenizi", "parolayı", "parolanız", "parolanızı"],
        shortPassword: ["parola"],
        again: ["tekrar", "onayla", "onaylayın", "doğrula", "doğrulayın"],
        new: ["yeni"],
        current: ["geçerli", "mevcut", "eski"],
        username: ["kullanıcı adı"],
        email: ["e posta"],
        phone: ["telefon numarası"],
        code: ["doğrulama kodu", "doğrulama kodunu", "onay kodu"],
        signUp: ["kayıt ol", "kaydol", "üye ol", "hesap oluştur", "hesabımı oluştur"],
        signIn: ["giriş yap", "oturum aç"],
        changePassword: [
            "şifreyi değiştir", "şifre değiştir", "şifremi değiştir", "parolayı değiştir", "şifreyi sıfırla",
            "parolayı sıfırla", "yeni şifre", "yeni parola",
        ],
        forgotten: ["unuttum", "unuttunuz", "unuttun"],
        goOn: ["devam", "ileri"],
        haveAccount: [
            "zaten bir hesabınız", "zaten bir hesabın", "zaten hesabınız", "zaten hesabın", "zaten üye",
            "hesabınız var mı", "hesabın var mı",
        ],
        lackAccount: ["hesabın yok", "hesabınız yok"])

    static let hungarian = LanguageWords(
        password: ["jelszó", "jelszót", "jelszava", "jelszavad", "jelszavam", "jelszavát", "jelszavadat"],
        again: ["megerősítése", "megerősítés", "újra", "ismét", "ismétlése", "mégegyszer"],
        new: ["új"],
        current: ["jelenlegi", "régi"],
        username: ["felhasználónév"],
        phone: ["telefonszám"],
        code: ["ellenőrző kód", "megerősítő kód"],
        bareCode: ["kód"],
        signUp: ["regisztráció", "regisztrálj", "regisztrálok", "fiók létrehozása"],
        signIn: ["bejelentkezés", "jelentkezz be", "jelentkezzen be", "=belépés"],
        changePassword: ["jelszó módosítása", "jelszó megváltoztatása", "jelszó visszaállítása", "új jelszó"],
        forgotten: ["elfelejtett", "elfelejtette", "elfelejtetted", "elfelejtettem"],
        goOn: ["tovább", "folytatás", "következő"],
        haveAccount: ["van már fiókod", "már van fiókja", "már van fiókod", "van már fiókja"],
        lackAccount: ["nincs fiókja", "nincs fiókod", "nincs még fiókod"])

    static let finnish = LanguageWords(
        password: ["salasana", "salasanan", "salasanaa", "salasanasi"],
        again: ["vahvista", "vahvistus", "uudelleen", "toista"],
        new: ["uusi", "uuden"],
        current: ["nykyinen", "vanha"],
        username: ["käyttäjänimi", "käyttäjätunnus"],
        email: ["sähköposti", "sähköpostiosoite"],
        phone: ["puhelinnumero", "puhelin"],
        code: ["vahvistuskoodi", "kertakäyttökoodi"],
        bareCode: ["koodi"],
        signUp: ["luo tili", "luo uusi tili", "rekisteröidy"],
        // “Kirjaudu ulos” is to sign out.
        signIn: ["kirjaudu sisään", "=kirjaudu", "kirjaudu sähköpostilla", "sisäänkirjautuminen"],
        changePassword: ["vaihda salasana", "nollaa salasana", "palauta salasana", "uusi salasana"],
        forgotten: ["unohditko", "unohdin", "salasana unohtunut"],
        goOn: ["jatka", "seuraava"],
        haveAccount: ["onko sinulla jo tili", "sinulla on jo tili", "on jo tili"],
        lackAccount: ["eikö sinulla ole tiliä", "ei tiliä", "ei vielä tiliä"])
}
