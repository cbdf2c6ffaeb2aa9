extension SampleLanguage {
    static let ukrainian = SampleLanguage(
        name: "ukrainian", email: "Електронна пошта", username: "Ім’я користувача", phone: "Номер телефону",
        password: "Пароль", confirmation: "Підтвердьте пароль", current: "Поточний пароль",
        new: "Новий пароль", change: "Змінити пароль", code: "Код підтвердження",
        signUp: ["Зареєструватися", "Створити обліковий запис"], signIn: ["Увійти", "Вхід"],
        haveAccount: "Вже є обліковий запис?", lackAccount: "Ще немає облікового запису?", forgotten: "Забули пароль?",
        goOn: "Далі",
        everyday: ["Налаштування", "Пошук", "Список покупок", "Вийти", "Місто"])

    static let bulgarian = SampleLanguage(
        name: "bulgarian", email: "Имейл", username: "Потребителско име", phone: "Телефонен номер",
        password: "Парола", confirmation: "Потвърдете парола", current: "Текуща парола",
        new: "Нова парола", change: "Промяна на парола", code: "Код за проверка",
        signUp: ["Регистрация", "Създаване на акаунт"], signIn: ["Вход"],
        haveAccount: "Вече имате акаунт?", lackAccount: "Все още нямате акаунт?", forgotten: "Забравена парола?",
        goOn: "Напред",
        everyday: ["Настройки", "Търсене", "Списък за пазаруване", "Изход", "Град"])

    static let greek = SampleLanguage(
        name: "greek", email: "Ηλεκτρονική διεύθυνση", username: "Όνομα χρήστη", phone: "Αριθμός τηλεφώνου",
        password: "Κωδικός πρόσβασης", confirmation: "Επιβεβαίωση κωδικού πρόσβασης",
        current: "Τρέχων κωδικός πρόσβασης",
        new: "Νέος κωδικός πρόσβασης", change: "Αλλαγή κωδικού πρόσβασης", code: "Κωδικός επαλήθευσης",
        signUp: ["Εγγραφή", "Δημιουργία λογαριασμού"], signIn: ["Σύνδεση", "Είσοδος"],
        haveAccount: "Έχετε ήδη λογαριασμό;", lackAccount: "Δεν έχετε λογαριασμό;",
        forgotten: "Ξεχάσατε τον κωδικό πρόσβασης;",
        goOn: "Επόμενο",
        everyday: ["Ρυθμίσεις", "Αναζήτηση", "Εγγραφή βίντεο", "Σύνδεση στο διαδίκτυο", "Λίστα αγορών", "Αποσύνδεση"])

    static let turkish = SampleLanguage(
        name: "turkish", email: "E-posta", username: "Kullanıcı adı", phone: "Telefon numarası",
        password: "Şifre", confirmation: "Şifre tekrar", current: "Mevcut şifre",
        new: "Yeni şifre", change: "Şifreyi değiştir", code: "Doğrulama kodu",
        signUp: ["Kayıt ol", "Kaydol", "Hesap oluştur"], signIn: ["Giriş yap", "Oturum aç"],
        haveAccount: "Zaten bir hesabınız var mı?", lackAccount: "Hesabınız yok mu?", forgotten: "Şifreni mi unuttun?",
        goOn: "Devam",
        everyday: ["Ayarlar", "Ara", "Alışveriş listesi", "Oturumu kapat", "Zaten eklendi", "Giriş ücreti"])

    static let hungarian = SampleLanguage(
        name: "hungarian", email: "E-mail cím", username: "Felhasználónév", phone: "Telefonszám",
        password: "Jelszó", confirmation: "Jelszó megerősítése", current: "Jelenlegi jelszó",
        new: "Új jelszó", change: "Jelszó módosítása", code: "Ellenőrző kód",
        signUp: ["Regisztráció", "Fiók létrehozása"], signIn: ["Bejelentkezés"],
        haveAccount: "Már van fiókja?", lackAccount: "Még nincs fiókja?", forgotten: "Elfelejtette a jelszavát?",
        goOn: "Tovább",
        everyday: ["Beállítások", "Keresés", "Bevásárlólista", "Kijelentkezés", "Város"])

    static let finnish = SampleLanguage(
        name: "finnish", email: "Sähköposti", username: "Käyttäjänimi", phone: "Puhelinnumero",
        password: "Salasana", confirmation: "Vahvista salasana", current: "Nykyinen salasana",
        new: "Uusi salasana", change: "Vaihda salasana", code: "Vahvistuskoodi",
        signUp: ["Luo tili", "Rekisteröidy"], signIn: ["Kirjaudu sisään", "Kirjaudu"],
        haveAccount: "Onko sinulla jo tili?", lackAccount: "Eikö sinulla ole tiliä?", forgotten: "Unohditko salasanan?",
        goOn: "Jatka",
        everyday: ["Asetukset", "Haku", "Ostoslista", "Kirjaudu ulos", "Kaupunki"])

    static let arabic = SampleLanguage(
        name: "arabic", email: "البريد الإلكتروني", username: "اسم المستخدم", phone: "رقم الهاتف",
        password: "كلمة المرور", confirmation: "تأكيد كلمة المرور", current: "كلمة المرور الحالية",
        new: "كلمة مرور جديدة", change: "تغيير كلمة المرور", code: "رمز التحقق",
        signUp: ["إنشاء حساب", "التسجيل"], signIn: ["تسجيل الدخول"],
        haveAccount: "هل لديك حساب بالفعل؟", lackAccount: "ليس لديك حساب بعد؟", forgotten: "هل نسيت كلمة المرور؟",
        goOn: "التالي",
        everyday: ["الإعدادات", "بحث", "قائمة التسوق", "تسجيل الخروج", "تسجيل الصوت", "المدينة"])

    static let hebrew = SampleLanguage(
        name: "hebrew", email: "דוא״ל", username: "שם משתמש", phone: "מספר טלפון",
        password: "סיסמה", confirmation: "אישור סיסמה", current: "סיסמה נוכחית",
        new: "סיסמה חדשה", change: "שינוי סיסמה", code: "קוד אימות",
        signUp: ["הרשמה", "צור חשבון"], signIn: ["התחברות", "כניסה"],
        haveAccount: "כבר יש לך חשבון?", lackAccount: "עדיין אין לך חשבון?", forgotten: "שכחת סיסמה?",
        goOn: "המשך",
        everyday: ["הגדרות", "חיפוש", "רשימת קניות", "התנתק", "התחבר לרשת", "עיר"])

    static let hindi = SampleLanguage(
        name: "hindi", email: "ईमेल", username: "उपयोगकर्ता नाम", phone: "फ़ोन नंबर",
        password: "पासवर्ड", confirmation: "पासवर्ड की पुष्टि करें", current: "वर्तमान पासवर्ड",
        new: "नया पासवर्ड", change: "पासवर्ड बदलें", code: "सत्यापन कोड",
        signUp: ["साइन अप करें", "खाता बनाएं"], signIn: ["साइन इन करें", "लॉग इन करें"],
        haveAccount: "पहले से खाता है?", lackAccount: "अभी तक खाता नहीं है?", forgotten: "पासवर्ड भूल गए?",
        goOn: "अगला",
        everyday: ["सेटिंग", "खोजें", "खरीदारी की सूची", "साइन आउट करें", "शहर"])

    static let indonesian = SampleLanguage(
        name: "indonesian", email: "Alamat surel", username: "Nama pengguna", phone: "Nomor telepon",
        password: "Kata sandi", confirmation: "Konfirmasi kata sandi", current: "Kata sandi saat ini",
        new: "Kata sandi baru", change: "Ubah kata sandi", code: "Kode verifikasi",
        signUp: ["Daftar", "Buat akun", "Registrasi", "Registrasi akun"], signIn: ["Masuk"],
        haveAccount: "Sudah punya akun?", lackAccount: "Belum punya akun?", forgotten: "Lupa kata sandi?",
        goOn: "Berikutnya",
        everyday: ["Pengaturan", "Cari", "Daftar belanja", "Daftar harga", "Keluar", "Pesan masuk", "Kota"])

    static let malay = SampleLanguage(
        name: "malay", email: "E-mel", username: "Nama pengguna", phone: "Nombor telefon",
        password: "Kata laluan", confirmation: "Sahkan kata laluan", current: "Kata laluan semasa",
        new: "Kata laluan baharu", change: "Tukar kata laluan", code: "Kod pengesahan",
        signUp: ["Daftar", "Cipta akaun"], signIn: ["Log masuk"],
        haveAccount: "Sudah mempunyai akaun?", lackAccount: "Belum mempunyai akaun?", forgotten: "Lupa kata laluan?",
        goOn: "Seterusnya",
        everyday: ["Tetapan", "Cari", "Senarai beli-belah", "Log keluar", "Bandar"])

    static let vietnamese = SampleLanguage(
        name: "vietnamese", email: "Địa chỉ thư điện tử", username: "Tên người dùng", phone: "Số điện thoại",
        password: "Mật khẩu", confirmation: "Xác nhận mật khẩu", current: "Mật khẩu hiện tại",
        new: "Mật khẩu mới", change: "Đổi mật khẩu", code: "Mã xác minh",
        signUp: ["Đăng ký", "Tạo tài khoản"], signIn: ["Đăng nhập"],
        haveAccount: "Đã có tài khoản?", lackAccount: "Chưa có tài khoản?", forgotten: "Quên mật khẩu?",
        goOn: "Tiếp theo",
        everyday: ["Cài đặt", "Tìm kiếm", "Danh sách mua sắm", "Đăng xuất", "Thành phố"])

    static let thai = SampleLanguage(
        name: "thai", email: "อีเมล", username: "ชื่อผู้ใช้", phone: "หมายเลขโทรศัพท์",
        password: "รหัสผ่าน", confirmation: "ยืนยันรหัสผ่าน", current: "รหัสผ่านปัจจุบัน",
        new: "รหัสผ่านใหม่", change: "เปลี่ยนรหัสผ่าน", code: "รหัสยืนยัน",
        signUp: ["สมัครสมาชิก", "สร้างบัญชี"], signIn: ["เข้าสู่ระบบ", "ลงชื่อเข้าใช้ด้วยอีเมล"],
        haveAccount: "มีบัญชีอยู่แล้ว?", lackAccount: "ยังไม่มีบัญชี?", forgotten: "ลืมรหัสผ่าน?",
        goOn: "ถัดไป",
        everyday: ["การตั้งค่า", "ค้นหา", "รายการซื้อของ", "ออกจากระบบ", "รหัสไปรษณีย์"])

    static let chinese = SampleLanguage(
        name: "chinese", email: "邮箱", username: "用户名", phone: "手机",
        password: "密码", confirmation: "确认密码", current: "当前密码",
        new: "新密码", change: "修改密码", code: "验证码",
        signUp: ["注册"], signIn: ["登录"],
        haveAccount: "已有账号？", lackAccount: "没有账号？", forgotten: "忘记密码？",
        goOn: "下一步",
        everyday: ["设置", "搜索", "购物清单", "退出", "城市"])

    static let japanese = SampleLanguage(
        name: "japanese", email: "メールアドレス", username: "ユーザー名", phone: "電話番号",
        password: "パスワード", confirmation: "パスワード確認", current: "現在のパスワード",
        new: "新しいパスワード", change: "パスワードを変更", code: "認証コード",
        signUp: ["新規登録", "アカウントを作成"], signIn: ["ログイン"],
        haveAccount: "アカウントをお持ちの方", lackAccount: "アカウントをお持ちでない方", forgotten: "パスワードを忘れた方",
        goOn: "次へ",
        everyday: ["設定", "検索", "買い物リスト", "都市"])

    static let korean = SampleLanguage(
        name: "korean", email: "이메일", username: "아이디", phone: "휴대폰 번호",
        password: "비밀번호", confirmation: "비밀번호 확인", current: "현재 비밀번호",
        new: "새 비밀번호", change: "비밀번호 변경", code: "인증번호",
        signUp: ["회원가입"], signIn: ["로그인"],
        haveAccount: "이미 계정이 있으신가요?", lackAccount: "계정이 없으신가요?", forgotten: "비밀번호 찾기",
        goOn: "다음",
        everyday: ["설정", "검색", "쇼핑 목록", "로그아웃", "이미 추가됨"])
}
