import Brand
import SwiftUI

/// A modifier of a package around fields without content types.
struct BrandedSignInView: View {
    @State private var email = ""
    @State private var password = ""

    var body: some View {
        VStack {
            TextField("E-mail", text: $email)
            SecureField("Password", text: $password)
            Button("Sign in") {}
        }
        .padding()
        .toolbarTitleDisplayMode(.inline)
        .brandCard(width: 320)
    }
}
