import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// What servers and validators on the web say about the file.
    static let servers: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD065", "logged-worker-lacks-file", .error, .documented, [.workerAssets, .workerReport],
            explanation: """
                ## What it finds
                `could not find .well-known/apple-app-site-association/index.html in your content namespace`, from a \
                Worker of Cloudflare that serves files with `@cloudflare/kv-asset-handler` (Workers Sites).

                ## Why it matters
                The Worker found no file of that name and looked for a page: a name without an extension is taken for \
                a folder, and `index.html` is added. Either the file is not among those uploaded, or \
                `mapRequestToAsset` is a function of the Worker's own, such as `serveSinglePageApp`, which adds \
                `index.html` to the file's name, too. The server answers with an error, and Apple gets no file.

                ## How to fix it
                Put the file into the `bucket` of `wrangler.toml`, in a folder `.well-known`, and ask for it by its own \
                name, with the media type that an extension would give:

                    if (url.pathname === "/.well-known/apple-app-site-association") {
                      return getAssetFromKV(event, {
                        mapRequestToAsset: (request) => request, defaultMimeType: "application/json"
                      })
                    }

                `aasa check` then asks the server as Apple does.
                """,
            saying: "a Cloudflare Worker answers with an error: it looked for a page, index.html, in place of the file",
            label: "not the file's own name",
            help:
                "upload the file, and call getAssetFromKV with “mapRequestToAsset: (request) => request” and “defaultMimeType: \"application/json\"” for its path"
        ),
        LogLine(
            "AD066", "logged-validator-verdict", .note, .reported, [.validatorReport, .debuggingUniversalLinks],
            explanation: """
                ## What it finds
                The words of a validator on the web: `Could not extract required information for Universal Links` or \
                `Error no apps with domain entitlements` of Apple's App Search validation tool, `Your file's \
                'content-type' header was not found or was not recognized` of Branch's.

                ## Why it matters
                No device says this. Apple's tool compared a site with the app that was in the App Store at the time, \
                so before a release it never found one. Others have rules of their own, older than the form with \
                `components`, and blame a media type that devices do not look at. Files that such tools accept may \
                fail on devices, and the reverse.

                ## How to fix it
                Ask about the site and the app themselves: `aasa check applinks:DOMAIN --app TEAMID.bundle.id`. If that \
                finds nothing, the device's log says what it lacks: `aasa explain` has the lines.
                """,
            saying: "these are the words of a validator on the web, not of a device, and they don't prove a mistake",
            label: "not from a device",
            help: "check the site and the app themselves: aasa check applinks:DOMAIN --app TEAMID.bundle.id"),
    ]
}
