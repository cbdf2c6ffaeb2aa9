import SwiftUI

/// One screen for signing up and signing in, whose content type follows the mode.
struct AccountView: View {
    @State private var email = ""
    @State private var password = ""
    @State private var isSignUp = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password)
                .textContentType(isSignUp ? .newPassword : .password)
            Button(isSignUp ? "Create account" : "Sign in") { dismiss() }
        }
    }
}
