import SwiftUI

struct SignUpView: View {
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password)
                #if os(macOS)
                .textContentType(.newPassword)
                #endif
            Button("Sign up") {}
        }
    }
}
