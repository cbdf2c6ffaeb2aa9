import AssociationModel
import Findings
import Inputs
import Judging
import Testing

/// What descriptions of apps say that are programs, or of tools that are not Xcode.
@Suite struct `A description of an app` {
    private static let expo = "export default { name: 'Shop', slug: 'shop', ios: { "
    private static let tuist =
        "import ProjectDescription\nlet p = Project(targets: [.target(bundleId: \"com.example.shop\", "

    private static func told(_ text: String, named name: String) async -> String {
        do throws(InputFailure) {
            let lists = try await InputKinds.parts(of: InputItem(Array(text.utf8), named: name)).claims.lists
            return lists.map { list in
                "\(list.app?.raw ?? "-") \(list.claims.map(\.entry.raw).joined(separator: " "))"
            }.joined(separator: "; ")
        } catch { return error.message.description }
    }

    @Test(arguments: [
        (
            "bundleIdentifier: 'com.example.shop', appleTeamId: \"7D3KX9QW2M\", associatedDomains: ['applinks:example.com'] } }",
            "7D3KX9QW2M.com.example.shop applinks:example.com"
        ),
        ("associatedDomains: [`applinks:${HOST}`] } }\nconst HOST = 'example.com'", "- applinks:example.com"),
        (
            "associatedDomains: DOMAINS } }\nconst DOMAINS = ['applinks:a.example', 'applinks:b.example']",
            "- applinks:a.example applinks:b.example"
        ),
        ("associatedDomains: [`applinks:${process.env.HOST ?? 'a.example'}`] } }", "- applinks:${process.env.HOST}"),
        (
            "entitlements: { 'com.apple.developer.associated-domains': ['applinks:example.com'] } } }",
            "- applinks:example.com"
        ),
        ("associatedDomains: [] } }", "- "),
        (
            "appleTeamId: '7D3KX9QW2M', bundleIdentifier: live ? 'a.b' : 'a.c', associatedDomains: ['applinks:example.com'] } }\nconst tests = { bundleIdentifier: 'com.example.tests' }",
            "- applinks:example.com"
        ),
    ])
    func `by Expo in code says what it says in literals and constants`(code: String, claims: String) async {
        for name in ["app.config.ts", "app.config.js"] {
            #expect(await Self.told(Self.expo + code, named: name) == claims)
        }
    }

    @Test(arguments: [
        "associatedDomains: domains() } }", "associatedDomains: [...more, 'applinks:example.com'] } }",
        "associatedDomains: live ? ['applinks:example.com'] : [] } }",
        "associatedDomains: ['applinks:a.example'].concat(more) } }", "associatedDomains: [1] } }",
    ])
    func `by Expo that computes its domains is refused with the line`(code: String) async {
        let told = await Self.told(Self.expo + "\n" + code, named: "app.config.ts")
        #expect(told.hasPrefix("line 2 computes the domains, and this program is not run here; run npx expo config"))
    }

    @Test(arguments: [
        (
            """
            entitlements: .dictionary(["com.apple.developer.associated-domains": .array([
                .string("applinks:\\(host)"), "webcredentials:example.com", .string("applinks:\\(Constants.link)"),
            ])]), settings: .settings(base: ["DEVELOPMENT_TEAM": "7D3KX9QW2M"]))])
            let host = "example.com"
            """,
            "7D3KX9QW2M.com.example.shop applinks:example.com webcredentials:example.com applinks:${Constants.link}"
        ),
        (
            """
            infoPlist: .extendingDefault(with: ["com.apple.developer.associated-domains": ["applinks:a.example"]]),
            entitlements: ["com.apple.developer.associated-domains": ["applinks:b.example"]])])
            """,
            "- applinks:b.example"
        ),
    ])
    func `by Tuist says what it says in literals and constants`(code: String, claims: String) async {
        #expect(await Self.told(Self.tuist + code, named: "Project.swift") == claims)
    }

    @Test(arguments: [
        (
            #"{"identifier": "com.example.shop", "bundle": {"iOS": {"developmentTeam": "7D3KX9QW2M"}}, "plugins": {"deep-link": {"mobile": [{"host": "example.com"}, {"scheme": ["shop"]}]}}}"#,
            "7D3KX9QW2M.com.example.shop applinks:example.com"
        ),
        (#"{"identifier": "com.example.shop"}"#, "it names no host under plugins.deep-link.mobile"),
    ])
    func `by Tauri names the hosts of its links`(json: String, claims: String) async {
        #expect(await Self.told(json, named: "tauri.conf.json") == claims)
    }

    @Test(arguments: [
        (
            """
            <platform name="ios"><config-file target="*-Debug.plist" parent="com.apple.developer.associated-domains"><array>
            <string>webcredentials:example.com</string></array></config-file><config-file target="*-Release.plist"
            parent="com.apple.developer.associated-domains"><array><string>webcredentials:example.com</string></array>
            </config-file></platform><universal-links><host name="example.com"/></universal-links>
            """,
            "- webcredentials:example.com applinks:example.com"
        ),
        (
            "<platform name=\"android\"><universal-links><host name=\"example.com\"/></universal-links></platform>",
            "it names no domains itself; check the project that Cordova made, in platforms/ios"
        ),
    ])
    func `by Cordova names each of its domains once`(xml: String, claims: String) async {
        let widget = "<widget id=\"com.example.shop\" xmlns=\"http://www.w3.org/ns/widgets\">\(xml)</widget>"
        #expect(await Self.told(widget, named: "config.xml") == claims)
    }

    @Test func `is read to its end wherever it breaks off`() async {
        let code = Self.expo + "associatedDomains: [`applinks:${a.b}`, ['x'], .string(\"y\")] } }"
        for index in code.indices { _ = await Self.told(String(code[..<index]), named: "app.config.ts") }
        for part in ["[", "associatedDomains: ", "associatedDomains: [", "`${", ".array(", "a.", "{"] {
            let many = String(repeating: part, count: 20_000)
            for name in ["app.config.ts", "Project.swift"] {
                _ = await Self.told("expo ProjectDescription associatedDomains: \(many)1", named: name)
            }
        }
    }
}
