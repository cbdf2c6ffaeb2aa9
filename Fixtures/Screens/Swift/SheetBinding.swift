import SwiftUI

/// A sheet that is closed through a binding.
struct WelcomeView: View {
    @State private var isSigningUp = false

    var body: some View {
        Button("Create account") { isSigningUp = true }
            .sheet(isPresented: $isSigningUp) { SignUpSheet(isShown: $isSigningUp) }
    }
}

struct SignUpSheet: View {
    @Binding var isShown: Bool
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.newPassword)
            Button("Sign up") { isShown = false }
        }
    }
}
