/// How a program that reads nothing but the report follows its first advice, from a broken state to an association.
struct Journey: CustomStringConvertible, Sendable {
    /// The number of the cause among the thirty that people ask about most.
    let cause: Int
    let name: String
    /// The files of the broken state, by path in a folder.
    let files: [String: String]
    /// What is run there, besides the format.
    let command: String
    /// The finding whose advice is followed.
    let finding: String
    /// Whether the app is associated in spite of it.
    var isAssociatedBefore = false

    var description: String { "\(cause) \(name)" }

    private static let site = "web/.well-known/apple-app-site-association"
    private static let entitlement = "ios/Shop.entitlements"
    private static let checkOfApp = "check ios/Shop.entitlements --site example.com=web --offline"

    private static func entitlements(_ entry: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>application-identifier</key>
        \t<string>7D3KX9QW2M.com.example.app</string>
        \t<key>com.apple.developer.associated-domains</key>
        \t<array>
        \t\t<string>\(entry)</string>
        \t</array>
        </dict>
        </plist>

        """
    }

    private static func site(_ text: String, _ entry: String) -> [String: String] {
        [site: text, entitlement: entitlements(entry)]
    }

    private static func links(_ entry: String) -> String {
        """
        {
          "applinks": {
            "details": [
              \(entry)
            ]
          }
        }

        """
    }

    private static let passwords = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#

    static let all: [Journey] = [
        Journey(
            cause: 1, name: "Jekyll drops .well-known",
            files: [
                site: passwords, entitlement: entitlements("webcredentials:example.com"),
                "web/_config.yml": "title: Shop\n", "web/index.md": "# Shop\n",
            ],
            command: checkOfApp + " --deployment example.com=web", finding: "deploy-drops-dot-folder"),
        Journey(
            cause: 10, name: "the file lists the app of another team",
            files: site(
                "{\n  \"webcredentials\": {\n    \"apps\": [\n      \"ABCDE12345.com.example.app\"\n    ]\n  }\n}\n",
                "webcredentials:example.com"), command: checkOfApp, finding: "app-not-listed"),
        Journey(
            cause: 10, name: "the entry of the links names another app",
            files: site(
                links(#"{ "appIDs": ["7D3KX9QW2M.com.example.other"], "components": [{ "/": "/buy/*" }] }"#),
                "applinks:example.com"), command: checkOfApp, finding: "app-not-listed"),
        Journey(
            cause: 18, name: "the app is listed for links alone",
            files: site(
                links(#"{ "appIDs": ["7D3KX9QW2M.com.example.app"], "components": [{ "/": "/buy/*" }] }"#),
                "webcredentials:example.com"), command: checkOfApp, finding: "app-not-listed"),
        Journey(
            cause: 18, name: "the service has no list",
            files: site(#"{"webcredentials": {}}"#, "webcredentials:example.com"), command: checkOfApp,
            finding: "app-not-listed"),
        Journey(
            cause: 19, name: "a comma too many",
            files: site(
                #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app",]}}"#, "webcredentials:example.com"),
            command: checkOfApp, finding: "json-trailing-comma"),
        Journey(
            cause: 20, name: "every link, also the page for unsubscribing",
            files: site(
                links(
                    """
                    {
                            "appIDs": ["7D3KX9QW2M.com.example.app"],
                            "components": [
                              { "/": "/*" }
                            ]
                          }
                    """), "applinks:example.com"
            ).merging(["web/unsubscribe.html": "<!DOCTYPE html>"]) { $1 },
            command: checkOfApp + " --deployment example.com=web", finding: "links-take-browser-pages",
            isAssociatedBefore: true),
        Journey(
            cause: 20, name: "every link in the old form",
            files: site(
                links(#"{ "appID": "7D3KX9QW2M.com.example.app", "paths": ["*"] }"#), "applinks:example.com"
            ).merging(["web/unsubscribe.html": "<!DOCTYPE html>"]) { $1 },
            command: checkOfApp + " --deployment example.com=web", finding: "links-take-browser-pages",
            isAssociatedBefore: true),
        Journey(
            cause: 21, name: "an exclusion takes links without the item, too",
            files: site(
                links(
                    """
                    { "appIDs": ["7D3KX9QW2M.com.example.app"], "components": [
                        { "/": "/buy/*", "?": { "preview": "*" }, "exclude": true },
                        { "/": "/buy/*" },
                        { "/": "/shop/*" }
                      ] }
                    """), "applinks:example.com"), command: checkOfApp, finding: "component-unreachable",
            isAssociatedBefore: true),
        Journey(
            cause: 24, name: "the identifier as in the old form, under the new key",
            files: site(
                links(#"{ "appIDs": "7D3KX9QW2M.com.example.app", "components": [{ "/": "/buy/*" }] }"#),
                "applinks:example.com"), command: checkOfApp, finding: "wrong-type"),
        Journey(
            cause: 27, name: "passwords are saved for no domain of the app",
            files: site(
                """
                {
                  "applinks": { "details": [{ "appIDs": ["7D3KX9QW2M.com.example.app"], "components": [{ "/": "/buy/*" }] }] },
                  "webcredentials": { "apps": ["7D3KX9QW2M.com.example.app"] }
                }

                """, "applinks:example.com"), command: checkOfApp + " --feature strong-passwords",
            finding: "passwords-saved-elsewhere", isAssociatedBefore: true),
        Journey(
            cause: 29, name: "a URL in the entitlement", files: site(passwords, "webcredentials:https://example.com/"),
            command: checkOfApp, finding: "entitlement-has-scheme"),
        Journey(
            cause: 29, name: "a misspelt service in the entitlement",
            files: site(passwords, "webcredential:example.com"), command: checkOfApp,
            finding: "entitlement-misspelt-service"),
        Journey(
            cause: 29, name: "a misspelt key in the file",
            files: site(
                #"{"webcredential": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#, "webcredentials:example.com"),
            command: checkOfApp, finding: "misspelt-key"),
    ]

    /// The causes that a real server has, by the mistake in its configuration whose snippet is put in and judged again.
    static let onServers: [Int: String] = [
        2: "nginx: nothing gives a media type",
        3: "nginx: names with a dot are denied",
        9: "caddy: the file is not there",
        13: "nginx: a server that only redirects to www",
        14: "apache2: the file is not there",
        17: "nginx: robots are refused",
        26: "nginx: a page for every path without a file, and no file",
    ]

    /// The causes from which no program gets out by the report alone, and why.
    static let notHere: [Int: String] = [
        5: "an app is signed again on a Mac, with the certificate of its team",
        8: "Apple's CDN fetches the file again when it likes",
        22: "the snippet is a command for a bucket of Amazon's, which is not to be had here",
        30: "an authority renews a certificate",
    ]
}
