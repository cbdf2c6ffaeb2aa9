import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSourceScreens
    import Testing

    @Suite struct `the places of what is read` {
        private func rules(_ literal: String, before: String = "") throws -> (rules: InputField.Rules, source: String) {
            let source = """
                \(before)
                class C: UIViewController {
                    let field = UITextField()
                    static let digits = "required: digit; "
                    override func viewDidLoad() {
                        field.textContentType = .newPassword
                        field.passwordRules = UITextInputPasswordRules(descriptor: \(literal))
                    }
                }
                """
            let field = try #require(screens(source).first?.fields.first)
            return (try #require(field.rules.value, "\(field.line)"), source)
        }

        @Test(arguments: [
            (#""minlength: 8;""#, "minlength: 8;"),
            (##"#"allowed: [\"]"#"##, #"allowed: [\"]"#),
            (#""allowed: [\\];""#, #"allowed: [\];"#),
            (#""a\u{65}\t""#, "ae\t"),
            (#"Self.digits + "minlength: 8;""#, "required: digit; minlength: 8;"),
            (#"C.digits"#, "required: digit; "),
            (#"rules"#, "maxlength: 20;"),
        ])
        func `of password rules are those of their bytes`(literal: String, text: String) throws {
            let (rules, source) = try rules(literal, before: #"let rules = "maxlength: 20;""#)
            #expect(rules.descriptor.string == text)
            let bytes = Array(source.utf8)
            for (offset, byte) in text.utf8.enumerated() {
                let span = rules.descriptor.span(of: SourceSpan(offset, offset + 1))
                let written = bytes[span.start..<span.end]
                #expect(written.count > 1 ? written.first == UInt8(ascii: "\\") : written.first == byte, "\(offset)")
            }
        }

        @Test func `of a type that a setter hands on are where it is written`() throws {
            let found = screens(
                """
                final class Box: UIView {
                    private let input = UITextField()
                    var type: UITextContentType {
                        get { input.textContentType }
                        set { input.textContentType = newValue }
                    }
                }
                final class C: UIViewController {
                    let box = Box()
                    override func viewDidLoad() { box.type = .newPassword }
                }
                """)
            let field = try #require(found.first?.fields.first)
            #expect(field.contentType.value == .newPassword)
            #expect(field.contentType.written == ".newPassword")
        }

        @Test func `of a literal of several lines leave out its indentation`() throws {
            let (rules, _) = try rules(
                "\"\"\"\n            required: lower;\n              minlength: 8;\n            \"\"\"")
            #expect(rules.descriptor.string == "required: lower;\n  minlength: 8;")
            let offset = "required: lower;\n  ".utf8.count
            let span = rules.descriptor.span(of: SourceSpan(offset, offset + 9))
            #expect(rules.text.string(in: span) == "minlength")
        }

        @Test func `are counted in bytes, whatever stands before`() throws {
            let bytes =
                Array("// \u{E9}\u{1F600} ".utf8) + [0xFF, 0xC3, 0x0A]
                + Array(
                    "class C: UIViewController { let x = UITextField()\nfunc viewDidLoad() { x.textContentType = .username } }"
                        .utf8)
            let text = SourceText(bytes, from: .file(path: "C.swift"))
            let field = try #require(SwiftScreenReader.read([text]).screens.first?.fields.first)
            #expect(field.contentType.written == ".username")
            #expect(field.place.position == SourcePosition(line: 2, column: 33))
        }

        @Test func `of what is interpolated are none, so that it is unclear`() throws {
            let field = try #require(
                screens(
                    """
                    class C: UIViewController {
                        let field = UITextField()
                        func viewDidLoad() { field.passwordRules = .init(descriptor: "minlength: \\(n);") }
                    }
                    """
                ).first?.fields.first)
            #expect(field.line == "field rules=? rules-computed")
        }
    }
#endif
