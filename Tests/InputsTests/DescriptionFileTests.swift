import Inputs
import AssociationModel
import Findings
import Testing
import TextFormats

@Suite struct `the description of an app in JSON` {
    static let expo = """
        { // comments are allowed
          "expo": {
            "name": "Shop",
            "ios": {
              "bundleIdentifier": "com.example.shop",
              "appleTeamId": "7D3KX9QW2M",
              "associatedDomains": ["applinks:shop.example.com", 5, "webcredentials:\\u0073hop.example.com"],
              "entitlements": { "com.apple.developer.associated-domains": ["appclips:shop.example.com"] },
            }
          }
        }
        """

    @Test func `of Expo has the identifiers and the domains`() throws {
        let app = try DescriptionFile.read(Array(Self.expo.utf8), of: .expo, path: "app.json")
        #expect(app.name?.string == "Shop")
        #expect(app.applicationIdentifier?.raw == "7D3KX9QW2M.com.example.shop")
        #expect(
            app.associatedDomains.map(\.string) == [
                "applinks:shop.example.com", "webcredentials:shop.example.com", "appclips:shop.example.com",
            ])
        #expect(app.associatedDomains[0].keys == ["expo", "ios", "associatedDomains", "0"])
        #expect(app.associatedDomains[0].place.position == SourcePosition(line: 7, column: 30))
        let host = app.associatedDomains[0].place(of: SourceSpan(9, 25))
        #expect(host.position == SourcePosition(line: 7, column: 39))
        #expect(app.associatedDomains[1].place.position?.line == 7)
    }

    @Test func `of Expo may lack the outer object`() throws {
        let text = #"{"ios": {"bundleIdentifier": "com.example.shop"}}"#
        let app = try DescriptionFile.read(Array(text.utf8), of: .expo, path: "app.json")
        #expect(app.bundleIdentifier?.string == "com.example.shop")
        #expect(app.applicationIdentifier == nil)
    }

    @Test func `of Capacitor has the identifier`() throws {
        let text = #"{"appId": "com.example.shop", "appName": "Shop"}"#
        let app = try DescriptionFile.read(Array(text.utf8), of: .capacitor, path: "capacitor.config.json")
        #expect(app.bundleIdentifier?.string == "com.example.shop")
        #expect(app.name?.string == "Shop")
        #expect(app.associatedDomains.isEmpty)
    }

    @Test(
        arguments: [
            ("{\"appId\": }", .capacitor, "the key “appId” has no value", "1:11"),
            ("{}", .capacitor, "the file does not describe an app: it has no “appId”", "-"),
            ("[]", .expo, "the file does not describe an app: it has no “ios”, and no “expo” with a “name”", "-"),
            (
                "{\"name\": \"Start on Heroku\"}", .expo,
                "the file does not describe an app: it has no “ios”, and no “expo” with a “name”", "-"
            ),
            (
                "{\"expo\": 5}", .expo,
                "the file does not describe an app: it has no “ios”, and no “expo” with a “name”", "-"
            ),
            ("", .expo, "the file is empty", "1:1"),
        ] as [(String, AppDescription.Tool, String, String)])
    func `that is none is refused`(
        text: String, tool: AppDescription.Tool, message: String, position: String
    ) {
        let failure = #expect(throws: InputFailure.self) {
            try DescriptionFile.read(Array(text.utf8), of: tool, path: "x")
        }
        #expect(failure?.message.description == message)
        #expect(failure?.place.lineAndColumn == position)
    }
}
