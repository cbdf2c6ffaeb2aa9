import AssociationModel
import Testing

@Suite struct `a text with references to settings` {
    @Test(arguments: [
        ("webcredentials:$(HOST)", "webcredentials:example.com"), ("webcredentials:$(HOST)", "webcredentials:"),
        ("$(SERVICE):$(HOST)", "applinks:example.com"), ("applinks:${A}.example.$(B)", "applinks:www.example.com"),
        ("applinks:$(A:default=$(B)).com", "applinks:example.com"), ("applinks:a$(X)a", "applinks:aa"),
        ("applinks:$HOST", "applinks:example.com"), ("plain", "plain"), ("a$", "a$"), ("a$(b", "a$(b"),
    ])
    func `fits what it may turn out to be`(text: String, value: String) {
        #expect(SettingPattern(text).fits(value))
    }

    @Test(arguments: [
        ("webcredentials:$(HOST)", "applinks:example.com"), ("applinks:$(A).com", "applinks:example.org"),
        ("applinks:${A}.example.$(B)", "applinks:www.example"), ("applinks:a$(X)a", "applinks:a"),
        ("plain", "plainer"), ("a$", "ab"), ("$(A)é", "e\u{301}"),
    ])
    func `fits nothing else`(text: String, value: String) {
        #expect(!SettingPattern(text).fits(value))
    }
}
