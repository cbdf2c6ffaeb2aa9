import AssociationModel
import Testing
import TextFormats

@Suite struct `Punycode by RFC 3492` {
    /// RFC 3492, section 7.1, without the cases whose letters the encoding only annotates.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
        ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
        ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
        ("세계의모든사람들이한국어를이해한다면얼마나좋을까", "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("PorquénopuedensimplementehablarenEspañol", "PorqunopuedensimplementehablarenEspaol-fmd56a"),
        ("TạisaohọkhôngthểchỉnóitiếngViệt", "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"),
        ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
        ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
        ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
        ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
        ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
        ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ("そのスピードで", "d9juau41awczczp"),
        ("-> $1.00 <-", "-> $1.00 <--"),
        ("bücher", "bcher-kva"), ("💩", "ls8h"), ("", ""), ("\u{10FFFF}", "dn32g"),
    ])
    func `encodes the samples of the RFC`(text: String, code: String) { #expect(Punycode.encode(text) == code) }

    @Test func `a label of the greatest length with the last scalar does not overflow`() {
        let text = String(repeating: "a", count: 1010) + "\u{10FFFF}"
        #expect(Punycode.encode(text) == String(repeating: "a", count: 1010) + "-s219403g")
        #expect(Punycode.encode(text + text) == nil)
    }
}

@Suite struct `The ASCII form of a host name` {
    @Test(arguments: [
        ("bücher.example", "xn--bcher-kva.example"),
        ("*.BÜCHER.Example", "*.xn--bcher-kva.example"),
        ("bu\u{308}cher.example", "xn--bcher-kva.example"),
        ("straße.example", "xn--strae-oqa.example"),
        ("例え。テスト", "xn--r8jz45g.xn--zckzah"),
        ("例え．テスト｡jp", "xn--r8jz45g.xn--zckzah.jp"),
        ("テスト\u{30B7}\u{3099}", "xn--yckb2bj"),
        ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
        ("παράδειγμα.δοκιμή", "xn--hxajbheg2az3al.xn--jxalpdlp"),
        ("παρ\u{1F71}δειγμα", "xn--hxajbheg2az3al"),
        ("उदाहरण.परीक्षा", "xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g"),
        ("실례.테스트", "xn--9n2bp8q.xn--9t4b11yi5a"),
        ("\u{1109}\u{1175}\u{11AF}\u{1105}\u{1168}.테스트", "xn--9n2bp8q.xn--9t4b11yi5a"),
        ("việt.vn", "xn--vit-5kz.vn"),
        ("vie\u{323}\u{302}t.vn", "xn--vit-5kz.vn"),
        ("💩.la", "xn--ls8h.la"),
        ("ｅｘａｍｐｌｅ.com", "example.com"),
        ("bü\u{AD}cher.example", "xn--bcher-kva.example"),
        ("XN--bcher-KVA.example.", "xn--bcher-kva.example."),
        ("my_host.example", "my_host.example"),
    ])
    func `is what browsers ask DNS for`(host: String, form: String) { #expect(HostName.asciiForm(of: host) == form) }

    @Test(arguments: [
        "", ".", "a..b", "bü cher.example", "“example”.com", "ﬁ.example", "㎞.example", "-ü.example", "ü-.example",
        "\u{301}a.example", "ex ample.com", "a/b", "ü\u{0}.com", "ü\u{E000}.com", "a*.com",
        String(repeating: "ü", count: 80) + ".com", String(repeating: "a", count: 64),
        // Only invisible characters, which are dropped; the host is too long all the same.
        "a" + String(repeating: "\u{AD}", count: 2100) + ".com",
    ])
    func `is not guessed`(host: String) { #expect(HostName.asciiForm(of: host) == nil) }
}
