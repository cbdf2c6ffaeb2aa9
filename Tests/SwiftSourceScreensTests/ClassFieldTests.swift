#if SwiftSources
    import SignUpScreens
    import Testing

    /// A class with this in it, and the lines of its fields.
    struct ClassCase: CustomStringConvertible, Sendable {
        let description: String
        let code: String
        let fields: [String]

        init(_ description: String, _ code: String, _ fields: String...) {
            self.description = description
            self.code = code
            self.fields = fields
        }

        static let all = [
            ClassCase(
                "a property that viewDidLoad sets up",
                """
                let password = UITextField()
                override func viewDidLoad() { password.textContentType = .newPassword; self.password.isSecureTextEntry = true }
                """, "password type=new-password secure=true"),
            ClassCase(
                "a closure",
                """
                private lazy var password: UITextField = {
                    let field = UITextField(frame: .zero)
                    field.translatesAutoresizingMaskIntoConstraints = false
                    field.placeholder = "Password"
                    field.textContentType = .newPassword
                    field.isSecureTextEntry = true
                    return field
                }()
                """, "password type=new-password secure=true “Password”"),
            ClassCase(
                "an outlet with an observer",
                """
                @IBOutlet private weak var email: UITextField! { didSet { email.keyboardType = .emailAddress } }
                """, "email keyboard=emailAddress outlet"),
            ClassCase(
                "a function that is called with a field",
                """
                let email = UITextField(), password = UITextField()
                override func viewDidLoad() {
                    configure(email, title: "E-mail", isSecure: false)
                    configure(password, title: "Password", isSecure: true)
                }
                private func configure(_ field: UITextField, title: String, isSecure: Bool) {
                    field.placeholder = title
                    field.isSecureTextEntry = isSecure
                    if isSecure { field.textContentType = .newPassword } else { field.textContentType = .username }
                }
                """, "email type=username secure=false “E-mail”", "password type=new-password secure=true “Password”"),
            ClassCase(
                "a function that makes fields",
                """
                lazy var password = makeField("Password", type: .newPassword, secure: true)
                lazy var email = Self.field(type: .username)
                func makeField(_ title: String, type: UITextContentType? = nil, secure: Bool = false) -> UITextField {
                    let field = UITextField()
                    field.placeholder = title
                    field.textContentType = type
                    field.isSecureTextEntry = secure
                    return field
                }
                static func field(type: UITextContentType) -> UITextField {
                    let field = UITextField(); field.textContentType = type; return field
                }
                """, "password type=new-password secure=true “Password”", "email type=username"),
            ClassCase(
                "a loop over fields",
                """
                let first = UITextField(), second = UITextField()
                func loadView() {
                    [first, second].forEach { $0.isSecureTextEntry = true }
                    for field in [first, second] { field.textContentType = .newPassword }
                }
                """, "first type=new-password secure=true", "second type=new-password secure=true"),
            ClassCase(
                "an availability check",
                """
                let password = UITextField()
                func viewDidLoad() {
                    if #available(iOS 12.0, *) { password.textContentType = .newPassword } else { password.textContentType = .password }
                }
                """, "password type=new-password"),
            ClassCase(
                "a choice that only the running app makes",
                """
                var isSignUp = false
                let password = UITextField()
                func viewDidLoad() { password.textContentType = isSignUp ? .newPassword : .password }
                """, "password type=new-password|password"),
            ClassCase(
                "a button that shows the password",
                """
                let password = UITextField()
                func viewDidLoad() { password.isSecureTextEntry = true }
                @objc func toggle() { password.isSecureTextEntry = !password.isSecureTextEntry }
                @objc func show() { password.isSecureTextEntry = false }
                """, "password secure=true shown-at-times"),
            ClassCase(
                "a change of mode in an action",
                """
                let password = UITextField()
                func viewDidLoad() { password.textContentType = .password }
                @objc func modeChanged(_ sender: UISegmentedControl) { password.textContentType = .newPassword }
                """, "password type=new-password|password"),
            ClassCase(
                "a field handed to code that is not there",
                """
                let password = UITextField()
                func viewDidLoad() { Theme.current.style(password); view.addSubview(password) }
                """, "password type=? secure=? keyboard=? rules=? editable=?"),
            ClassCase(
                "a field given to the system alone",
                """
                let password = UITextField()
                func viewDidLoad() {
                    view.addSubview(password)
                    password.addTarget(self, action: #selector(changed), for: .editingChanged)
                    NSLayoutConstraint.activate([password.topAnchor.constraint(equalTo: view.topAnchor)])
                    password.heightAnchor.constraint(equalToConstant: 44).isActive = true
                }
                """, "password"),
            ClassCase(
                "builders in the style of Then",
                """
                let password = UITextField().then {
                    $0.textContentType = .newPassword
                    $0.isSecureTextEntry = true
                }
                """, "password type=new-password secure=true"),
            ClassCase(
                "a read-only name, and a picker in place of the keyboard",
                """
                let name = UITextField(), code = UITextField()
                func viewDidLoad() {
                    name.isEnabled = false
                    code.inputView = keypad
                    code.textContentType = UITextContentType.oneTimeCode
                    code.keyboardType = UIKeyboardType.numberPad
                }
                """, "name editable=false", "code type=one-time-code keyboard=numberPad input=view"),
            ClassCase(
                "a raw value, an empty type, and none",
                """
                let a = UITextField(), b = UITextField(), c = UITextField()
                func viewDidLoad() {
                    a.textContentType = UITextContentType(rawValue: "new-password")
                    b.textContentType = .init(rawValue: "")
                    c.textContentType = nil
                }
                """, "a type=new-password", "b type=", "c"),
            ClassCase(
                "an observer of a property whose field is made later",
                """
                var password: UITextField! { didSet { password.textContentType = .newPassword } }
                func viewDidLoad() { password = makeField() }
                private func makeField() -> UITextField { UITextField() }
                """, "password type=new-password"),
            ClassCase(
                "a class that is not there", "let password = MDCOutlinedTextField()",
                "password custom:MDCOutlinedTextField type=? secure=? keyboard=? rules=? editable=?"),
            ClassCase(
                "a field that is declared first and made later",
                """
                var email: UITextField!
                override func loadView() { email = UITextField(); email.textContentType = .username }
                """, "email type=username"),
        ]
    }

    @Suite struct `the fields of a class` {
        @Test(arguments: ClassCase.all)
        func `are those that its code sets up`(example: ClassCase) throws {
            let found = screens("import UIKit\nclass SignUpViewController: UIViewController {\n\(example.code)\n}")
            #expect(found.flatMap(\.fields).map(\.line) == example.fields, "\(example)")
        }

        @Test func `are read whether or not the files extend the system's classes`() throws {
            let found = screens(
                """
                extension UIViewController { func shake() {} }
                extension UIView { func pulse() {} }
                """,
                """
                final class PasswordBox: UIView {
                    let input = UITextField()
                    weak var next: PasswordBox?
                    init() { super.init(frame: .zero); input.textContentType = .newPassword; input.isSecureTextEntry = true }
                }
                final class EnrolController: UIViewController { let passwordBox = PasswordBox() }
                """)
            let screen = try #require(found.first)
            #expect(found.count == 1 && !screen.hasUnreadCode)
            #expect(screen.fields.map(\.line) == ["passwordBox type=new-password secure=true"])
        }

        @Test func `come with the classes and components that the files have`() throws {
            let found = screens(
                """
                class PasswordField: UITextField {
                    override init(frame: CGRect) { super.init(frame: frame); setup() }
                    required init?(coder: NSCoder) { super.init(coder: coder); setup() }
                    private func setup() { isSecureTextEntry = true; textContentType = .newPassword }
                }
                final class LabeledField: UIView {
                    let titleLabel = UILabel()
                    let textField = UITextField()
                    var isSecure: Bool { get { textField.isSecureTextEntry } set { textField.isSecureTextEntry = newValue } }
                }
                """,
                """
                class SignUp: UIViewController {
                    let email = LabeledField()
                    let password = PasswordField()
                    let repeated = LabeledField()
                    override func viewDidLoad() {
                        email.textField.textContentType = .username
                        repeated.isSecure = true
                        repeated.textField.textContentType = .newPassword
                    }
                }
                """)
            #expect(found.map(\.name) == ["SignUp"])
            #expect(
                found.first?.fields.map(\.line) == [
                    "email type=username", "password type=new-password secure=true",
                    "repeated type=new-password secure=true",
                ])
        }

        @Test func `are followed into extensions, enumerations and base classes of other files`() throws {
            let found = screens(
                """
                enum FieldKind {
                    case email, password
                    var contentType: UITextContentType { switch self { case .email: return .username; case .password: return .newPassword } }
                }
                extension UITextField {
                    func prepare(as kind: FieldKind) {
                        textContentType = kind.contentType
                        switch kind {
                        case .email: keyboardType = .emailAddress
                        case .password: isSecureTextEntry = true
                        }
                    }
                }
                class FormController: UIViewController {
                    let email = UITextField()
                    override func viewDidLoad() { super.viewDidLoad(); email.prepare(as: .email); build() }
                    func build() {}
                }
                """,
                """
                final class SignUpController: FormController {
                    let password = UITextField()
                    override func build() { password.prepare(as: .password) }
                }
                """)
            #expect(found.map(\.name) == ["SignUpController"])
            #expect(
                found.first?.fields.map(\.line) == [
                    "email type=username keyboard=emailAddress", "password type=new-password secure=true",
                ])
        }

        @Test func `of a cell are a part of a screen, and a base class that is not there leaves all open`() throws {
            let found = screens(
                """
                class InputCell: UITableViewCell { let field = UITextField() }
                class Other: BaseController { let field = UITextField() }
                """)
            #expect(found.map(\.isPart) == [true, false])
            #expect(found.map(\.hasUnreadCode) == [false, true])
        }
    }
#endif
