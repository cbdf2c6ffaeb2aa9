import SwiftUI

/// A form whose fields the server decides on.
struct RegisterPage: View {
    @ObservedObject var model: RegisterModel

    var body: some View {
        ScrollView {
            FormRows(rows: model.required)
            if model.showsMore { FormRows(rows: model.optional) }
            Button("Register") { model.register() }
        }
    }
}

struct FormRows: View {
    let rows: [FormRow]

    var body: some View {
        ForEach(0..<rows.count, id: \.self) { index in
            let row = rows[index]
            switch row.kind {
            case .mail: RowInput(row: row, type: .username)
            case .secret: RowInput(row: row, type: .password)
            case .choice: Text("Choose")
            }
        }
    }
}

struct RowInput: View {
    @ObservedObject var row: FormRow
    var type: UITextContentType = .name

    var body: some View {
        if type == .password {
            SecureField("", text: $row.text).textContentType(type)
        } else {
            TextField("", text: $row.text).textContentType(type)
        }
    }
}
