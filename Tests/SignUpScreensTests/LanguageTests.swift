import Findings
import SignUpScreens
import Testing

@Suite struct `a screen in another language` {
    typealias Language = SampleLanguage

    private func reading(_ fields: [InputField], _ texts: [String]) -> ScreenReading {
        ScreenReading(SampleScreens.screen("FormView", fields, texts: texts))
    }

    @Test(arguments: Language.all)
    func `that says so is a sign-up`(language: Language) {
        let fields = SampleScreens.fields(language.email, "*" + language.password)
        for text in language.signUp {
            let reading = reading(fields, [text])
            #expect(reading.purpose.value == .signUp && reading.purpose.isFirm, "\(text)")
            #expect(reading.fields.map(\.role.value) == [.username, .newPassword], "\(text)")
        }
    }

    @Test(arguments: Language.all)
    func `that says so is a sign-in`(language: Language) {
        let fields = SampleScreens.fields(language.username, "*" + language.password)
        for text in language.signIn {
            let reading = reading(fields, [text])
            #expect(reading.purpose.value == .signIn && reading.purpose.isFirm, "\(text)")
            #expect(reading.fields.map(\.role.value) == [.username, .existingPassword], "\(text)")
        }
    }

    @Test(arguments: Language.all)
    func `with a link to the other screen is read by whom the link is for`(language: Language) {
        let fields = SampleScreens.fields(language.email, "*" + language.password)
        let have = reading(fields, [language.haveAccount, language.signIn[0]])
        #expect(have.purpose.value == .signUp, "\(language.haveAccount): \(have.purpose.basis)")
        let lack = reading(fields, [language.lackAccount, language.signUp[0]])
        #expect(lack.purpose.value == .signIn, "\(language.lackAccount): \(lack.purpose.basis)")
        let forgotten = reading(fields, [language.forgotten, language.signUp[0]])
        #expect(forgotten.purpose.value == .signIn, "\(language.forgotten): \(forgotten.purpose.basis)")
        let next = reading(fields, [language.goOn, language.signUp[0]])
        #expect(next.purpose.value == .signIn && !next.purpose.isFirm, "\(language.goOn): \(next.purpose.basis)")
    }

    @Test(arguments: Language.all)
    func `has its fields in their roles`(language: Language) {
        let fields = SampleScreens.fields(
            language.username, language.phone, "*" + language.password, "*" + language.confirmation)
        let roles = reading(fields, [language.signUp[0]]).fields.map(\.role.value)
        #expect(roles == [.username, .other, .newPassword, .confirmation])

        let change = reading(SampleScreens.fields("*" + language.current, "*" + language.new), [language.change])
        #expect(change.purpose.value == .changePassword)
        #expect(change.fields.map(\.role.value) == [.existingPassword, .newPassword])

        let code = reading(SampleScreens.fields(language.code), [])
        #expect(code.purpose.value == .oneTimeCode)
        #expect(code.fields.map(\.role.value) == [.code])
    }

    @Test(arguments: Language.all)
    func `is the same in capitals`(language: Language) {
        let fields = SampleScreens.fields(language.email.uppercased(), "*" + language.password.uppercased())
        let purposes = [language.signUp[0], language.signIn[0]].map {
            reading(fields, [$0.uppercased()]).purpose.value
        }
        #expect(purposes == [.signUp, .signIn])
    }

    @Test(arguments: Language.all)
    func `is none where it is an everyday one`(language: Language) {
        for text in language.everyday {
            let form = reading(SampleScreens.fields(language.email, "*" + language.password), [text])
            #expect(form.purpose.value == .unknown, "\(text): \(form.purpose.basis)")
            let search = reading(SampleScreens.fields(text), [text])
            #expect(search.purpose.value == .other && search.fields[0].role.value == .other, "\(text)")
        }
    }

    @Test func `is found composed and decomposed, with and without marks that may be left out`() {
        let rows: [(String, ScreenPurpose)] = [
            ("ĐĂNG KÝ", .signUp), ("Đa\u{306}ng ky\u{301}", .signUp), ("KAYIT OL", .signUp), ("kayıt ol", .signUp),
            ("GİRİŞ YAP", .signIn), ("giriş yap", .signIn), ("ΕΓΓΡΑΦΗ", .signUp), ("Εγγραφη\u{301}", .signUp),
            ("ΔΗΜΙΟΥΡΓΙΑ ΛΟΓΑΡΙΑΣΜΟΥ", .signUp), ("تَسجيلُ الدُّخُول", .signIn), ("تســجيل الدخول", .signIn),
            ("انشاء حساب", .signUp), ("\u{200F}إنشاء حساب", .signUp), ("הַרְשָׁמָה", .signUp),
            ("Створити обліковий запис", .signUp), ("खाता बनाएँ", .signUp), ("रजिस्टर करें", .signUp),
            ("ロク\u{3099}イン", .signIn), ("ลงทะเบียน", .signUp),
            ("\u{1105}\u{1169}\u{1100}\u{1173}\u{110B}\u{1175}\u{11AB}", .signIn),
        ]
        for (text, purpose) in rows {
            let found = reading(SampleScreens.fields("Email", "*Password"), [text]).purpose
            #expect(found.value == purpose && found.isFirm, "\(text): \(found.basis)")
        }
    }

    @Test(arguments: [
        "Mật khẩu", "Ma\u{302}\u{323}t kha\u{302}\u{309}u", "كَلِمَةُ المُرُور", "كلمه المرور", "ŞİFRE", "şifre",
        "Κωδικός Πρόσβασης", "ΚΩΔΙΚΟΣ ΠΡΟΣΒΑΣΗΣ", "פָּסְווֹרְד סיסמה", "पासवर्ड", "รหัสผ่าน", "JELSZÓ", "jelszo\u{301}",
        "パスワード", "ハ\u{309A}スワート\u{3099}",
    ])
    func `has a password field, however that is written`(label: String) {
        let fields = reading(SampleScreens.fields("Email", "*" + label), ["Sign up"]).fields
        #expect(fields[1].role.value == .newPassword && fields[1].role.isFirm)
    }

    @Test func `without spaces has as many words as it is long, so that a paragraph is no title`() {
        let fields = SampleScreens.fields("อีเมล", "*รหัสผ่าน")
        let terms = "การสมัครสมาชิกแสดงว่าคุณยอมรับข้อกำหนดในการใช้งานและนโยบายความเป็นส่วนตัวของเราทั้งหมดแล้ว"
        #expect(!reading(fields, [terms]).purpose.isFirm)
        #expect(reading(fields, ["สมัครสมาชิก"]).purpose.isFirm)
    }
}
