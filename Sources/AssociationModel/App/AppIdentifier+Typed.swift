package import Findings

extension AppIdentifier {
    /// Why a text that a person typed is refused as an app identifier.
    package struct Refusal: Error, CustomStringConvertible {
        package let message: Message
        package var description: String { message.description }
    }

    /// Reads an app identifier that a person typed. Apple's prefixes have capital letters and digits, so one in lower case is
    /// a slip, which would make a correct file look wrong.
    package init(typed text: String) throws(Refusal) {
        guard let app = AppIdentifier(text) else {
            throw Refusal(
                message: """
                    \(plain: text.isEmpty ? "''" : text): an app identifier is ten letters or digits, a full stop and a \
                    bundle identifier, as in 7D3KX9QW2M.com.example.app
                    """)
        }
        let prefix = app.prefix.uppercased()
        guard prefix == app.prefix else {
            throw Refusal(
                message:
                    "\(plain: text): a prefix has capital letters; write \(plain: prefix).\(plain: app.bundleIdentifier)"
            )
        }
        self = app
    }
}
