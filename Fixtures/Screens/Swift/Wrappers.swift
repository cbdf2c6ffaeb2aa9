import SwiftUI

/// Fields inside views of the app.
struct AuthTextField: View {
    let title: String
    @Binding var text: String
    var contentType: UITextContentType?
    var isSecure = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            if isSecure {
                SecureField(title, text: $text).textContentType(contentType)
            } else {
                TextField(title, text: $text).textContentType(contentType)
            }
        }
    }
}

struct JoinView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            AuthTextField(title: "E-mail", text: $email, contentType: .username)
            AuthTextField(title: "Password", text: $password, contentType: .newPassword, isSecure: true)
            Button("Join") { dismiss() }
        }
    }
}
