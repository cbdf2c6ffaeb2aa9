import SwiftUI

// A flow of steps in one view, with fields made by functions.
struct WizardView: View {
    enum Step { case email, code, password }
    @State private var step = Step.email
    @ObservedObject var model: WizardModel

    var body: some View {
        VStack {
            switch step {
            case .email: EmailStep(email: $model.email)
            case .code: CodeStep(code: $model.code)
            case .password: PasswordStep(model: model)
            }
        }
    }
}

struct EmailStep: View {
    @Binding var email: String
    var body: some View { TextField("E-mail", text: $email).textContentType(.emailAddress).keyboardType(.emailAddress) }
}

struct CodeStep: View {
    @Binding var code: String
    var body: some View { TextField("Code", text: $code).keyboardType(.numberPad) }
}

struct PasswordStep: View {
    @ObservedObject var model: WizardModel

    var body: some View {
        VStack {
            Text("Choose a password")
            field("Password", $model.password)
            field("Repeat", $model.repeated)
        }
    }

    private func field(_ title: String, _ text: Binding<String>) -> some View {
        SecureField(title, text: text).textContentType(.newPassword).padding()
    }
}
