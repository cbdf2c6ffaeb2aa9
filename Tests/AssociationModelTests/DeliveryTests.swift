import AssociationModel
import Testing
import TextFormats

@Suite struct `An answer of Apple's CDN` {
    static func answer(_ fields: [String: String], status: Int = 404) -> Response {
        Response(status: status, headers: fields.map { HeaderField($0.key, $0.value) }, body: [])
    }

    @Test(arguments: [
        ("SWCERR00101 Bad HTTP Response: 403 Forbidden", "00101", "Bad HTTP Response: 403 Forbidden"),
        ("SWCERR00301 Timeout", "00301", "Timeout"), ("SWCERR99999\t  New text", "99999", "New text"),
        ("SWCERR00401 ", "00401", ""),
    ])
    func `names its reason by a code and a text`(reason: String, code: String, text: String) throws {
        let failure = try #require(CDNFailure(Self.answer(["Apple-Failure-Reason": reason])))
        #expect(failure.code == code)
        #expect(failure.text == text)
        #expect(failure.reason == reason)
    }

    @Test(arguments: [
        "SWCERR0010 short", "SWCERR001010 long", "swcerr00101 lower", "SWCERR00101", "Timeout", "SWCERR0010x x",
    ])
    func `keeps a reason of another form as it is`(reason: String) throws {
        let failure = try #require(CDNFailure(Self.answer(["apple-failure-reason": reason])))
        #expect(failure.code == nil)
        #expect(failure.kind == nil)
        #expect(failure.text == reason)
    }

    @Test func `knows four codes and takes any other for unknown`() throws {
        let known: [(String, CDNFailure.Kind)] = [
            ("00101", .badResponse), ("00202", .privateAddress), ("00301", .timeout), ("00401", .badJSON),
        ]
        for (code, kind) in known {
            let failure = try #require(CDNFailure(Self.answer(["Apple-Failure-Reason": "SWCERR\(code) x"])))
            #expect(failure.kind == kind)
        }
        let unknown = try #require(CDNFailure(Self.answer(["Apple-Failure-Reason": "SWCERR00102 x"])))
        #expect(unknown.kind == nil)
        #expect(unknown.code == "00102")
    }

    @Test(
        arguments: [
            ("SWCERR00101 Bad HTTP Response: 403 Forbidden", nil, 403),
            ("SWCERR00101 Bad HTTP Response", #"{"status":"404 Not Found"}"#, 404),
            ("SWCERR00101 Bad HTTP Response: 403 Forbidden", #"{"status":"503 Busy"}"#, 503),
            ("SWCERR00101 Bad HTTP Response", "not json", nil), ("SWCERR00301 Timeout", #"{"status":"404"}"#, nil),
            ("SWCERR00101 Bad HTTP Response: 4030", nil, nil),
        ] as [(String, String?, Int?)])
    func `says with which status the origin answered`(reason: String, details: String?, status: Int?) throws {
        var fields = ["Apple-Failure-Reason": reason]
        fields["Apple-Failure-Details"] = details
        #expect(try #require(CDNFailure(Self.answer(fields))).originStatus == status)
    }

    @Test func `gives a detail by its name`() throws {
        let fields = [
            "Apple-Failure-Reason": "SWCERR00301 Timeout",
            "apple-failure-details": #"{"cause":"Connection timed out"}"#,
        ]
        let failure = try #require(CDNFailure(Self.answer(fields)))
        #expect(failure.detail("cause") == "Connection timed out")
        #expect(failure.detail("status") == nil)
    }

    @Test(
        arguments: [
            (200, nil, false), (404, nil, true), (405, nil, true), (503, nil, false), (502, "SWCERR00301 x", true),
            (200, "x", false), (429, nil, false),
        ] as [(Int, String?, Bool)])
    func `is a refusal when it has a reason, or the status of one`(status: Int, reason: String?, isRefusal: Bool) {
        var fields: [String: String] = [:]
        fields["Apple-Failure-Reason"] = reason
        #expect((CDNFailure(Self.answer(fields, status: status)) != nil) == isRefusal)
    }

    @Test(
        arguments: [
            ("21600", "max-age=21600,public", 21_600, 21_600, 0), ("600", "public, Max-Age=3600", 600, 3_600, 3_000),
            ("9000", "max-age=3600", 9_000, 3_600, 0), (nil, "max-age=\"60\"", nil, 60, 60), ("5", nil, 5, nil, nil),
            ("-5", "no-store", nil, nil, nil), ("1h", "max-age=", nil, nil, nil), ("5", "s-maxage=7", 5, nil, nil),
            ("99999999999999999999", "max-age=1", 2_147_483_648, 1, 0),
        ] as [(String?, String?, Int?, Int?, Int?)])
    func `is as old as Age says and lives as long as Cache-Control says`(
        age: String?, control: String?, seconds: Int?, lifetime: Int?, remaining: Int?
    ) {
        var fields: [String: String] = [:]
        fields["age"] = age
        fields["CACHE-CONTROL"] = control
        let freshness = CDNFreshness(Self.answer(fields))
        #expect(freshness.age == seconds)
        #expect(freshness.lifetime == lifetime)
        #expect(freshness.remaining == remaining)
    }

    @Test(arguments: [
        ("Sun, 22 Nov 2026 09:00:00 GMT", "2026-11-22T08:00:00Z"), ("Sunday, 22-Nov-26 09:00:00 GMT", nil),
        ("Sun, 31 Feb 2026 09:00:00 GMT", nil), ("", nil), ("Sun, 22 Nov 2026 9:00:00 GMT", nil),
        ("Sun, 22 Nov 2026 09:00:00 +0100", nil), ("Sun, 2２ Nov 2026 09:00:00 GMT", nil),
    ])
    func `the moment of the fetch is the date of the answer minus its age`(date: String, fetched: String?) {
        let freshness = CDNFreshness(Self.answer(["age": "3600", "date": date]))
        #expect(freshness.fetched?.description == fetched)
        #expect(CDNFreshness(Self.answer(["date": date])).fetched == nil)
    }
}
