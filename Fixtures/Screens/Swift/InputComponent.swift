import SwiftUI

struct InputContent {
    var text = ""
    var isSecret = false
    var type: UITextContentType?
}

/// A field of the app that may hide its text.
struct AppInput: View {
    @Binding var style: InputStyle
    @Binding var content: InputContent

    var body: some View {
        HStack {
            if content.isSecret {
                SecureField("", text: $content.text).textContentType(content.type)
            } else {
                TextField("", text: $content.text).textContentType(content.type)
            }
        }
    }
}

struct PasswordChangeForm: View {
    @ObservedObject var model: PasswordChangeModel

    var body: some View {
        VStack {
            AppInput(style: $model.currentStyle, content: $model.currentPasswordContent)
            AppInput(style: $model.newStyle, content: $model.newPasswordContent)
            AppInput(style: $model.repeatStyle, content: $model.repeatPasswordContent)
            Button("Save") { model.save() }
        }
    }
}

struct TOTPEntry: View {
    @ObservedObject var model: EntryModel

    var body: some View {
        VStack {
            AppInput(style: .constant(.plain), content: $model.entryContent)
            Button("Continue") { model.go() }
        }
    }
}

struct DeleteAccountForm: View {
    @ObservedObject var model: DeletionModel

    var body: some View {
        VStack {
            Text("This cannot be undone.")
            SecureField("Password", text: $model.password)
            Button("Confirm") { model.confirm() }
        }
    }
}
