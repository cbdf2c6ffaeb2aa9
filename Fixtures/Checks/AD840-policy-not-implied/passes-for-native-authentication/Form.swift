import SwiftUI

struct SignUpView: View {
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        TextField("E-mail", text: $email).textContentType(.username)
        PasswordField(text: $password)
    }
}

struct PasswordField: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.textContentType = .newPassword
        field.isSecureTextEntry = true
        field.passwordRules = .init(
            descriptor: "minlength: 8; maxlength: 256; "
                + "required: lower; required: upper; required: digit; allowed: [-];")
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}
