import SwiftUI

// A form, a component with an eye, and a view that chooses.
struct AccountView: View {
    @State private var isSignUp = true

    var body: some View {
        if isSignUp { SignUpForm() } else { SignInForm() }
    }
}

struct SignUpForm: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = SignUpModel()
    @FocusState private var focus: Field?

    enum Field { case email, password }

    var body: some View {
        NavigationStack {
            Form {
                Section("Your account") {
                    TextField("E-mail", text: $model.email)
                        .textContentType(.username)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .focused($focus, equals: .email)
                    RevealableField(title: "Password", text: $model.password, contentType: .newPassword)
                    RevealableField(title: "Repeat password", text: $model.confirmation, contentType: .newPassword)
                }
                Button("Create account") {
                    Task {
                        await model.signUp()
                        dismiss()
                    }
                }
                .disabled(!model.isValid)
            }
            .navigationTitle("Sign up")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
            .sheet(isPresented: $model.asksForCode) { CodeView() }
        }
    }
}

struct RevealableField: View {
    let title: LocalizedStringKey
    @Binding var text: String
    var contentType: UITextContentType = .password
    @State private var isRevealed = false

    var body: some View {
        HStack {
            Group {
                if isRevealed {
                    TextField(title, text: $text)
                } else {
                    SecureField(title, text: $text)
                }
            }
            .textContentType(contentType)
            .autocorrectionDisabled()
            Button(action: { isRevealed.toggle() }) { Image(systemName: isRevealed ? "eye.slash" : "eye") }
        }
    }
}

struct SignInForm: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        VStack {
            TextField("User name", text: $name).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.password)
            NavigationLink("Forgotten?") { ResetView() }
        }
        .navigationTitle("Sign in")
    }
}

struct ResetView: View {
    @State private var password = ""
    let email: String

    var body: some View {
        VStack {
            TextField("E-mail", text: .constant(email)).textContentType(.username).disabled(true)
            SecureField("New password", text: $password).textContentType(.newPassword)
        }
    }
}

struct CodeView: View {
    @State private var code = ""

    var body: some View {
        TextField("Code", text: $code).textContentType(.oneTimeCode).keyboardType(.numberPad)
    }
}
