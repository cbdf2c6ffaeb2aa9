import AssociationModel
import Findings

extension Stack {
    package static let iis = Stack(
        name: "iis", title: "IIS", role: .server,
        signs: [.headerValue("server", contains: "microsoft-iis"), .errorBody(contains: "IIS Detailed Error")],
        kinds: [.webConfig], fixes: [type, segment, rule])

    private static let type = Fix(
        .missing, .mediaType,
        advice:
            "put this into web.config of the folder .well-known: IIS answers with 404 for a file whose extension has no media type, and “.” stands for no extension",
        snippet: Snippet(
            for: "web.config",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <configuration>
              <system.webServer>
                <staticContent>
                  <mimeMap fileExtension="." mimeType="application/json" />
                </staticContent>
              </system.webServer>
            </configuration>
            """),
        citation: Citation(
            "Microsoft: MIME mapping",
            "https://learn.microsoft.com/iis/configuration/system.webserver/staticcontent/mimemap"))

    private static let segment = Fix(
        .denied,
        advice:
            "add this to system.webServer in web.config: it takes the segment out of those that request filtering hides",
        snippet: Snippet(
            for: "web.config",
            """
            <security>
              <requestFiltering>
                <hiddenSegments>
                  <remove segment=".well-known" />
                </hiddenSegments>
              </requestFiltering>
            </security>
            """),
        citation: Citation(
            "Microsoft: Hidden segments",
            "https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering/hiddensegments"))

    private static let rule = Fix(
        .redirectToHost, .redirectOnHost, .page, .botCheck,
        advice: "make this the first of the rules under rewrite in web.config; it ends them for the file",
        snippet: Snippet(
            for: "web.config",
            """
            <rule name="apple-app-site-association" stopProcessing="true">
              <match url="^\\.well-known/apple-app-site-association$" />
              <action type="None" />
            </rule>
            """),
        citation: Citation(
            "Microsoft: URL Rewrite Module configuration",
            "https://learn.microsoft.com/iis/extensions/url-rewrite-module/url-rewrite-module-configuration-reference"))
}
