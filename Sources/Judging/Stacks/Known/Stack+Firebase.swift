import AssociationModel
import Findings

extension Stack {
    /// It names its own header in `Vary`, as in the headers recorded in firebase/firebase-tools.
    static let firebase = Stack(
        name: "firebase", title: "Firebase Hosting", role: .host,
        signs: [
            .headerValue("vary", contains: "x-fh-requested-host"), .host("web.app"), .host("firebaseapp.com"),
        ],
        kinds: [.firebase],
        fixes: [
            Fix(
                .missing, .page,
                advice: """
                    put the file into .well-known/ of the public folder, where it comes before every rewrite, and add this \
                    to firebase.json; if “ignore” there has “**/.*/**”, remove that
                    """, snippet: typed,
                citation: Citation(
                    "Firebase Hosting: Configure behavior", "https://firebase.google.com/docs/hosting/full-config")),
            Fix(
                .mediaType,
                advice: """
                    add this to firebase.json; “appAssociation” keeps Firebase from sending a file of its own \
                    instead
                    """,
                snippet: typed,
                citation: Citation(
                    "firebase-tools, issue 2134", "https://github.com/firebase/firebase-tools/issues/2134")),
            Fix(
                .redirectToHost,
                advice: """
                    in the Firebase console, under Hosting, edit this domain so that it does not redirect to another \
                    one; or name that one in the entitlement
                    """,
                citation: Citation(
                    "Firebase Hosting: Connect a custom domain",
                    "https://firebase.google.com/docs/hosting/custom-domain")),
        ])

    private static let typed = Snippet(
        for: "firebase.json",
        """
        {
          "hosting": {
            "appAssociation": "NONE",
            "headers": [
              {
                "source": "/.well-known/apple-app-site-association",
                "headers": [{ "key": "Content-Type", "value": "application/json" }]
              }
            ]
          }
        }
        """)
}
