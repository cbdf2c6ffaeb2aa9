import SwiftUI

/// The field for the code is made in a function; the finding belongs there, not at the call.
struct VerificationView: View {
    @State private var code = ""

    var body: some View {
        VStack {
            Text("We sent you a code")
            codeField("Verification code")
        }
    }

    private func codeField(_ title: String) -> some View {
        TextField(title, text: $code)
            .keyboardType(.numberPad)
    }
}
