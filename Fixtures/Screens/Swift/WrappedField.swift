import SwiftUI

protocol NativeView: UIViewRepresentable {}

enum EyeButton { case none, shown }

/// The app's own field, under the name of the system's.
@ViewBuilder
func SecureField(_ title: String, text: Binding<String>, eye: EyeButton) -> some View {
    if eye == .shown {
        EyeField(title, text: text)
    } else {
        SecureField(title, text: text)
    }
}

struct EyeField: NativeView {
    private let title: String
    private let text: Binding<String>

    init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.placeholder = title
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text.wrappedValue }
}

struct WrappedSignInView: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("User name", text: $name).textContentType(.username)
            SecureField("Password", text: $password, eye: .shown).textContentType(.password)
            Button("Sign in") {}
        }
    }
}

struct PlainSignInView: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("User name", text: $name).textContentType(.username)
            SecureField("Password", text: $password, eye: .none).textContentType(.password)
            Button("Sign in") {}
        }
    }
}

struct ResetOwnPasswordView: View {
    @State private var current = ""
    @State private var new = ""
    @State private var again = ""

    var body: some View {
        Form {
            SecureField("Current password", text: $current, eye: .shown)
            SecureField("New password", text: $new, eye: .shown)
            SecureField("Repeat new password", text: $again, eye: .shown)
        }
    }
}
