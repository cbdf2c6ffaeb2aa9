import SwiftUI

struct SignUpView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.newPassword)
            Button("Sign up") { dismiss() }
            Button("Cancel", role: .cancel) { dismiss() }
        }
    }
}
