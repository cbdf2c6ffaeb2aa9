import SwiftUI

/// The form is all that the window shows, so dismissing it does nothing.
@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup { StartView() }
    }
}

struct StartView: View {
    @State private var isSignedUp = false

    var body: some View {
        NavigationStack { FirstSignUpForm() }
    }
}

struct FirstSignUpForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.newPassword)
            Button("Create account") { dismiss() }
        }
    }
}

#Preview { FirstSignUpForm() }
