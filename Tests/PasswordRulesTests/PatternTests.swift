import PasswordRules
import Testing

@Suite struct `the pattern of a password field` {
    @Test(
        arguments: [
            (".{8,16}", 95, 0, 8, 16), ("[A-Za-z0-9]+", 62, 0, 1, .max), (#"(?=.*\d)(?=.*[a-z]).{8,}"#, 95, 2, 8, .max),
            (#"^(?=.*?[A-Z])(?=.{8,20}$)[\w!@#]*$"#, 66, 1, 8, 20), (#"\S{10}"#, 94, 0, 10, 10),
            (#"[^\s<>]{1,}"#, 92, 0, 1, .max), (#"(?=.{6,}).*"#, 95, 0, 6, .max), (#"[\-\/\.a]{2,3}"#, 4, 0, 2, 3),
        ] as [(String, Int, Int, Int, Int)])
    func `is read where it is simple`(text: String, characters: Int, needed: Int, low: Int, high: Int) throws {
        let pattern = try #require(PasswordPattern(text))
        #expect(pattern.characters.count == characters)
        #expect(pattern.needed.count == needed)
        #expect(pattern.lengths == low...high)
    }

    @Test(arguments: [
        "", "(?!.*password).{8,}", "[a-z]{8}|[0-9]{8}", #"\p{L}+"#, "[a-z]+[0-9]+", "[A-Za-z0-9-]{8,}", "[a-z&&b]+",
        "[[a-z]--b]+", "(?=(.*\\d){2}).{8,}", ".{16,8}", "(?=.{9,}$).{1,8}", "[z-a]+", "[a", ".{8", "(?=.*", "\\",
        ".{99999999999999999999}", "abc", "[!!]+", "[a(]+", "(?=.*[a-z])", "(?=.*\\d).{8,}x",
    ])
    func `is left alone where it is not, or where browsers differ`(text: String) {
        #expect(PasswordPattern(text) == nil)
    }

    @Test(
        arguments: [
            ("required: upper; minlength: 12;", ".{8,10}", .lengths), ("maxlength: 8;", ".{9,}", .lengths),
            ("required: special;", "[A-Za-z0-9]+", .required(.special)),
            ("required: [!@]; required: lower;", #"(?=.*\d)\w+"#, .required(.custom("!@"))),
            ("allowed: lower;", #"(?=.*\d).{8,}"#, .needed(.digit)),
            ("allowed: lower;", "[A-Z]{8,}", .characters),
            ("allowed: lower;", "[A-Z]*", nil), ("required: upper, special;", "[A-Za-z0-9]+", nil),
            ("minlength: 8; maxlength: 16;", ".{16,20}", nil), ("allowed: unicode;", #"(?=.*[!@])[!@a]+"#, nil),
            ("required: lower; required: digit; minlength: 8;", #"(?=.*\d)(?=.*[a-z]).{8,}"#, nil),
            ("minlength: 20; maxlength: 10;", ".{30,}", nil), ("", #"(?=.*\d)(?=.*[A-Z])[\w!-]{8,64}"#, nil),
        ] as [(String, String, PatternConflict?)])
    func `conflicts with rules only where no password can satisfy both`(
        rules: String, text: String, conflict: PatternConflict?
    ) throws {
        guard let pattern = PasswordPattern(text) else { return #expect(conflict == nil, "\(text) is not read") }
        #expect(PasswordDescriptor(rules).rules.conflict(with: pattern) == conflict)
    }

    @Test func `is not read beyond four kilobytes`() {
        #expect(PasswordPattern("[" + String(repeating: "a", count: 5000) + "]+") == nil)
    }
}
