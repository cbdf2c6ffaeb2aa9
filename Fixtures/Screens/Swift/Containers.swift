import SwiftUI

/// A view of the app around the fields, modifiers under a condition of the build, and a field of the app with a label.
struct Page<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView { content }
    }
}

struct EnrolView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Page {
            TextField("E-mail", text: $email)
                .textContentType(.username)
                #if os(iOS)
                    .keyboardType(.emailAddress)
                #endif
                .autocorrectionDisabled()
            #if os(iOS)
                SecureField("Password", text: $password).textContentType(.newPassword)
            #endif
            Button("Register") { dismiss() }
        }
    }
}
