import SwiftUI

/// The root view takes the form away as soon as somebody is signed in, with the text still in it.
struct RootView: View {
    @AppStorage("isSignedIn") private var isSignedIn = false

    var body: some View {
        if isSignedIn {
            Text("Home")
        } else {
            NavigationStack { SignUpPage() }
        }
    }
}

struct SignUpPage: View {
    @AppStorage("isSignedIn") private var isSignedIn = false
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.newPassword)
            Button("Create account") { isSignedIn = true }
        }
    }
}
