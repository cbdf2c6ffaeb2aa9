import AssociationModel
import Findings

extension Stack {
    static let azureStaticWebApps = Stack(
        name: "azure-static-web-apps", title: "Azure Static Web Apps", role: .host,
        signs: [
            .errorBody(contains: "Azure Static Web Apps - 404: Not found"), .host("azurestaticapps.net"),
        ],
        kinds: [.staticWebApp],
        fixes: [
            Fix(
                .missing, .page,
                advice: """
                    put the file into .well-known/ of the output folder, with a copy beside it as \
                    apple-app-site-association.json, and add this route; navigationFallback answers only for paths without a \
                    file
                    """, snippet: typed,
                citation: Citation(
                    "Azure Static Web Apps: Configuration, fallback routes",
                    "https://learn.microsoft.com/azure/static-web-apps/configuration#fallback-routes")),
            Fix(
                .mediaType,
                advice: """
                    put a copy of the file beside it as apple-app-site-association.json, and add this route; the media \
                    type follows the extension, and headers of a route don't change it
                    """,
                snippet: typed,
                citation: Citation(
                    "Azure/static-web-apps, issue 402", "https://github.com/Azure/static-web-apps/issues/402")),
            Fix(
                .denied, .redirectOnHost,
                advice: "if the app asks for a sign-in, add this before the routes that need a role",
                snippet: Snippet(
                    for: "staticwebapp.config.json",
                    """
                    {
                      "routes": [
                        { "route": "/.well-known/apple-app-site-association", "allowedRoles": ["anonymous"] }
                      ]
                    }
                    """),
                citation: Citation(
                    "Azure Static Web Apps: Configuration, routes",
                    "https://learn.microsoft.com/azure/static-web-apps/configuration#routes")),
        ])

    private static let typed = Snippet(
        for: "staticwebapp.config.json",
        """
        {
          "routes": [
            {
              "route": "/.well-known/apple-app-site-association",
              "rewrite": "/.well-known/apple-app-site-association.json"
            }
          ]
        }
        """)
}
