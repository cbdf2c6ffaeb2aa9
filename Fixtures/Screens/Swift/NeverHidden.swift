import SwiftUI

/// The new password is never hidden.
struct OpenSignUpView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            TextField("Password", text: $password).textContentType(.newPassword)
            Button("Sign up") { dismiss() }
        }
    }
}
