import AssociationModel
import Testing
import TextFormats

@Suite struct `Two files` {
    static func json(_ text: String) throws -> JSONValue { try #require(JSONParser.parse(Array(text.utf8)).root) }

    static func difference(_ first: String, _ second: String) throws -> AssociationDifference {
        AssociationDifference(SiteAssociation(try json(first)), SiteAssociation(try json(second)))
    }

    @Test(arguments: [
        (#"{"a": 1, "b": [2, 3]}"#, #" {"b":[2,3],"a":1}"#, true), (#"{"a": 1}"#, #"{"a": 1.0}"#, false),
        (#"{"a": [1, 2]}"#, #"{"a": [2, 1]}"#, false), (#"{"a": 1, "a": 2}"#, #"{"a": 2}"#, true),
        (#"{"a": 1}"#, #"{"a": 1, "b": null}"#, false), (#"["\u0061"]"#, #"["a"]"#, true),
        ("[\"e\u{301}\"]", "[\"\u{e9}\"]", false), (#"[true]"#, #"["true"]"#, false), ("{}", "[]", false),
        (#"[null, false, ""]"#, #"[null, false, ""]"#, true), (#"{"a": {}}"#, #"{"b": {}}"#, false),
    ])
    func `mean the same whatever their order and white space`(first: String, second: String, isSame: Bool) throws {
        #expect(try Self.json(first).means(sameAs: Self.json(second)) == isSame)
        #expect(try Self.json(second).means(sameAs: Self.json(first)) == isSame)
    }

    @Test func `differ by the apps that only one of them lists`() throws {
        let difference = try Self.difference(
            #"{"webcredentials": {"apps": ["A.a", "A.b", "A.b"]}, "appclips": {"apps": ["A.c"]}}"#,
            #"{"webcredentials": {"apps": ["A.x", "A.a"]}}"#)
        #expect(difference.apps.map(\.service) == [.webcredentials, .appclips])
        #expect(difference.apps.first?.onlyInFirst.map(\.text) == ["A.b"])
        #expect(difference.apps.first?.onlyInSecond.map(\.text) == ["A.x"])
        #expect(difference.apps.last?.onlyInFirst.map(\.text) == ["A.c"])
        #expect(difference.apps.last?.onlyInSecond.isEmpty == true)
        #expect(!difference.linksDiffer)
    }

    static let links = #"{"applinks": {"details": [{"appIDs": ["A.a"], "components": [{"/": "/a"}]}]}}"#

    @Test(arguments: [
        (links, #"{"applinks": {"details": [{"components": [{"/": "/b"}], "appIDs": ["A.a"]}]}}"#, true),
        (links, #"{"applinks": {"details": [{"components": [{"/": "/a"}], "appIDs": ["A.a"]}]}}"#, false),
        (#"{"applinks": {}}"#, "{}", false), (#"{"applinks": {"details": []}}"#, #"{"applinks": {}}"#, false),
        (
            #"{"webcredentials": {"apps": ["A.a", "A.b"]}}"#, #"{"x": 1, "webcredentials": {"apps": ["A.b", "A.a"]}}"#,
            false
        ),
    ])
    func `with the same apps differ by their links alone`(first: String, second: String, linksDiffer: Bool) throws {
        let difference = try Self.difference(first, second)
        #expect(difference.apps.isEmpty)
        #expect(difference.linksDiffer == linksDiffer)
        #expect(difference.isEmpty == !linksDiffer)
    }

    @Test func `with other apps in applinks differ by these, not by links too`() throws {
        let difference = try Self.difference(Self.links, "{}")
        #expect(difference.apps.map(\.service) == [.applinks])
        #expect(!difference.linksDiffer)
    }
}
