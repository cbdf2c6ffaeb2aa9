package import Findings

/// Writes exchanges as JSON, an object on one line for each domain. Keys are never removed or renamed, only added.
package enum FetchJSON {
    /// The version of the JSON format, which is written as `schemaVersion`.
    package static let schemaVersion = 1

    /// Writes the reports; each line ends with a line break.
    package static func text(of reports: [FetchReport]) -> String {
        OutputSyntax.json.guarded(reports.map { form.output($0).line + "\n" }.joined())
    }

    /// The schema of a line.
    package static let schema = SchemaDocument(
        "fetch", title: "A line of aasa fetch --format json",
        form.schema.described(
            as: "What came of asking a domain’s own server and Apple’s CDN for the file. Later versions may add keys"))

    private static let form = JSONForm<FetchReport>.object([
        JSONField("schemaVersion", .constant(schemaVersion), "The version of this format") { _ in schemaVersion },
        JSONField("domain", .string, "The host, with the port if one was given") { $0.domain },
        JSONField("origin", originForm, "The domain’s own server, or what stands in for it") { $0.origin },
        JSONField("cdn", copyForm.orNull, "The copy on Apple’s CDN, which devices read; null if it was not asked") {
            $0.copy
        },
        .optional(
            nonempty: "associations", associationForm.list, "The associations with the apps that were named"
        ) { report in
            report.judgement.map { $0.reported($0.associations) } ?? []
        },
    ])

    private static let originForm = JSONForm<FetchReport.Origin>.object(
        [
            JSONField(
                "hops", hopForm.list,
                "The request for the file, where Apple reads it, and those that redirects led to; empty if none was made"
            ) { $0.hops },
            JSONField(
                "otherRequests", hopForm.list, "Requests that show why the first failed, and those for other locations"
            ) { $0.otherRequests },
            JSONField(
                "servedBy", JSONReport.servedByForm.orNull,
                "Who answered, as far as the response shows; null if it does not"
            ) { $0.servedBy },
        ] + fileFields { $0.file })

    private static let copyForm = JSONForm<FetchReport.Copy>.object(
        [JSONField("hops", hopForm.list, "The request for the copy") { $0.hops }]
            + fileFields { $0.file } + [
                JSONField(
                    "meaning", JSONForm<Message>.message.orNull,
                    "What the CDN’s reason means, as far as that is public; null if it gives none"
                ) { $0.meaning },
                JSONField(
                    "age", JSONForm<Int>.count.orNull, "Seconds since the CDN asked the server; null if it does not say"
                ) { $0.age },
                JSONField("fetched", JSONForm<String>.string.orNull, "The moment at which it did, in UTC") {
                    $0.fetched
                },
                JSONField(
                    "remaining", JSONForm<Int>.count.orNull,
                    "Seconds for which the CDN may keep its answer; null if it does not say"
                ) { $0.remaining },
                JSONField(
                    "differences", JSONForm<Message>.message.list.orNull,
                    "What differs from the server’s file, by what the two mean to Apple’s systems; null if they were not compared"
                ) { $0.differences },
            ])

    private static func fileFields<Side>(
        of file: @escaping @Sendable (Side) -> FetchReport.File
    ) -> [JSONField<Side>] {
        [
            JSONField(
                "file", .word(among: FileState.allCases),
                "Whether the file was read; none is an answer without it, no-answer the lack of one"
            ) { file($0).state },
            JSONField("reason", JSONForm<Message>.message.orNull, "Why Apple reads no file; null if it does") {
                file($0).reason
            },
            JSONField("services", .counts(from: 0), "How many apps the file lists for each service that it has") {
                file($0).services.map { ($0.name, $0.apps) }
            },
        ]
    }

    private static let associationForm = JSONForm<JSONReport.Reported<Report.Association>>.object(
        [
            JSONField("service", .string, "The service, such as webcredentials") { $0.part.serviceName },
            JSONField("app", JSONForm<String>.string.orNull, "The app identifier") { $0.part.appName },
        ] + JSONReport.judgementFields)
}
