import SwiftUI

/// The modifiers stand on properties and functions that return the fields.
struct RegisterView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    private var emailField: some View { TextField("E-mail", text: $email).autocorrectionDisabled() }

    private func secure(_ title: String, text: Binding<String>) -> some View {
        SecureField(title, text: text).padding()
    }

    var body: some View {
        VStack {
            emailField.textContentType(.username)
            secure("Password", text: $password).textContentType(.newPassword)
            Button("Register") { dismiss() }
        }
    }
}
