extension LanguageWords {
    // The article is part of a word, so both forms of a phrase are listed.
    static let arabic = LanguageWords(
        password: [
            "كلمة المرور", "كلمة مرور", "كلمه المرور", "كلمة السر", "كلمة سر", "الرقم السري",
        ],
        again: ["تأكيد", "تأكيدها", "أعد", "إعادة", "مرة أخرى", "كرر"],
        new: ["جديدة", "الجديدة", "اختر"],
        current: ["الحالية", "القديمة", "حالية", "قديمة"],
        username: ["اسم المستخدم", "اسم مستخدم"],
        email: [
            "البريد الإلكتروني", "بريد إلكتروني", "بريدك الإلكتروني", "البريد الالكتروني", "الإيميل", "إيميل",
        ],
        phone: ["رقم الهاتف", "رقم هاتف", "رقم هاتفك", "رقم الجوال", "الهاتف", "الجوال"],
        code: ["رمز التحقق", "رمز تحقق", "رمز التأكيد", "كود التحقق"],
        bareCode: ["رمز", "الرمز"],
        // “التسجيل” alone is a recording, too.
        signUp: [
            "إنشاء حساب", "إنشاء حساب جديد", "إنشاء الحساب", "أنشئ حسابك", "أنشئ حسابي", "أنشئ حسابا", "حساب جديد",
            "تسجيل حساب", "تسجيل الاشتراك", "=تسجيل جديد", "=التسجيل", "=اشتراك",
        ],
        signIn: ["تسجيل الدخول", "تسجيل دخول", "سجل الدخول", "=دخول", "=الدخول"],
        changePassword: [
            "تغيير كلمة المرور", "إعادة تعيين كلمة المرور", "إعادة ضبط كلمة المرور", "تحديث كلمة المرور",
            "استعادة كلمة المرور", "كلمة مرور جديدة", "كلمة المرور الجديدة",
        ],
        forgotten: ["نسيت", "نسيان كلمة المرور"],
        goOn: ["التالي", "متابعة", "استمرار", "الاستمرار", "واصل"],
        haveAccount: ["لديك حساب بالفعل", "لدي حساب بالفعل", "عندك حساب بالفعل"],
        lackAccount: ["ليس لديك حساب", "ليس لدي حساب", "لا تملك حسابا", "ما عندك حساب"])

    static let hebrew = LanguageWords(
        password: ["סיסמה", "סיסמא", "הסיסמה", "סיסמתך"],
        again: ["אישור", "אשר", "אימות", "שוב", "מחדש", "חזור"],
        new: ["חדשה", "החדשה"],
        current: ["נוכחית", "הנוכחית", "ישנה", "הישנה"],
        username: ["שם משתמש", "שם המשתמש"],
        email: ["דוא״ל", "אימייל", "=מייל", "כתובת מייל", "דואר אלקטרוני"],
        phone: ["מספר טלפון", "טלפון", "מספר נייד"],
        code: ["קוד אימות", "קוד חד פעמי"],
        bareCode: ["קוד"],
        signUp: ["הרשמה", "הירשם", "הירשמו", "הרשם", "צור חשבון", "צרו חשבון", "יצירת חשבון", "צור את חשבוני"],
        // “התחבר” is said of networks and devices, too.
        signIn: ["=התחברות", "=התחבר", "=התחברו", "=כניסה", "כניסה לחשבון", "התחברות לחשבון"],
        changePassword: ["שינוי סיסמה", "החלפת סיסמה", "איפוס סיסמה", "שחזור סיסמה", "עדכן סיסמה", "סיסמה חדשה"],
        forgotten: ["שכחת", "שכחתי", "שכחתם"],
        goOn: ["המשך", "הבא"],
        haveAccount: ["כבר יש לך חשבון", "יש לך כבר חשבון", "כבר רשומים"],
        lackAccount: ["אין לך חשבון", "אין לכם חשבון", "עדיין אין לך חשבון"])

    static let hindi = LanguageWords(
        password: ["पासवर्ड"],
        again: ["पुष्टि", "फिर से", "दोबारा", "पुनः"],
        new: ["नया", "नए", "नई", "चुनें", "बनाएं"],
        current: ["वर्तमान", "मौजूदा", "पुराना"],
        username: ["उपयोगकर्ता नाम", "यूज़रनेम", "यूज़र का नाम", "यूज़र नेम"],
        email: ["ईमेल", "ई मेल"],
        phone: ["फ़ोन नंबर", "फोन नंबर", "मोबाइल नंबर", "फ़ोन", "मोबाइल"],
        code: ["सत्यापन कोड", "पुष्टिकरण कोड", "ओटीपी"],
        bareCode: ["कोड"],
        signUp: ["साइन अप", "साइनअप", "खाता बनाएं", "खाता बनाएँ", "नया खाता", "=पंजीकरण", "=पंजीकरण करें", "रजिस्टर करें"],
        signIn: ["साइन इन", "साइनइन", "लॉग इन", "लॉगिन"],
        changePassword: ["पासवर्ड बदलें", "पासवर्ड अपडेट करें", "पासवर्ड रीसेट करें", "नया पासवर्ड"],
        forgotten: ["पासवर्ड भूल", "भूल गए"],
        goOn: ["जारी रखें", "अगला", "आगे बढ़ें"],
        haveAccount: ["पहले से खाता है", "पहले से ही खाता है", "पहले से एक खाता है", "पहले से अकाउंट है"],
        lackAccount: ["खाता नहीं है", "अकाउंट नहीं है"])

    static let indonesian = LanguageWords(
        password: ["kata sandi"],
        shortPassword: ["sandi"],
        again: ["konfirmasi", "ulangi", "ulang"],
        new: ["baru", "buat"],
        current: ["saat ini", "lama"],
        username: ["nama pengguna"],
        email: ["surel"],
        phone: ["nomor telepon", "nomor hp", "nomor ponsel", "telepon"],
        code: ["kode verifikasi", "kode konfirmasi"],
        bareCode: ["kode"],
        signUp: [
            "registrasi", "=daftar", "daftar sekarang", "=mendaftar", "buat akun", "buat akun anda", "=pendaftaran",
        ],
        signIn: ["=masuk", "masuk dengan email", "masuk ke akun"],
        changePassword: [
            "ubah kata sandi", "ganti kata sandi", "perbarui kata sandi", "atur ulang kata sandi", "kata sandi baru",
        ],
        forgotten: ["lupa kata sandi", "lupa sandi", "lupa password"],
        goOn: ["lanjutkan", "lanjut", "berikutnya", "selanjutnya"],
        haveAccount: ["sudah punya akun", "sudah memiliki akun"],
        lackAccount: ["belum punya akun", "belum memiliki akun"])

    static let malay = LanguageWords(
        password: ["kata laluan"],
        again: ["sahkan", "semula"],
        new: ["baharu", "cipta"],
        current: ["semasa"],
        username: ["nama pengguna"],
        email: ["e mel", "emel"],
        phone: ["nombor telefon"],
        code: ["kod pengesahan"],
        signUp: ["=daftar", "daftar akaun", "cipta akaun", "akaun baharu"],
        signIn: ["log masuk"],
        changePassword: [
            "tukar kata laluan", "kemas kini kata laluan", "tetapkan semula kata laluan", "kata laluan baharu",
        ],
        forgotten: ["lupa kata laluan"],
        goOn: ["seterusnya", "teruskan"],
        haveAccount: ["sudah mempunyai akaun", "sudah ada akaun"],
        lackAccount: ["belum mempunyai akaun", "belum ada akaun"])

    static let vietnamese = LanguageWords(
        password: ["mật khẩu"],
        again: ["xác nhận", "nhập lại", "nhắc lại"],
        new: ["mới", "tạo"],
        current: ["hiện tại", "cũ"],
        username: ["tên người dùng", "tên đăng nhập", "tên tài khoản"],
        email: ["thư điện tử"],
        phone: ["số điện thoại"],
        code: ["mã xác minh", "mã xác nhận", "mã xác thực"],
        signUp: ["đăng ký", "đăng kí", "tạo tài khoản"],
        signIn: ["đăng nhập"],
        changePassword: [
            "đổi mật khẩu", "đặt lại mật khẩu", "cập nhật mật khẩu", "khôi phục mật khẩu", "mật khẩu mới",
        ],
        forgotten: ["quên mật khẩu"],
        goOn: ["tiếp tục", "tiếp theo"],
        haveAccount: ["đã có tài khoản"],
        lackAccount: ["chưa có tài khoản", "không có tài khoản"])
}
