import SwiftUI

/// A sign-in screen as it should be.
struct LoginPage: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("User name", text: $name).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.password)
            Button("Log in") {}
        }
    }
}
