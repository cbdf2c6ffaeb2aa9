import AssociationModel
package import Findings
import Reports
import SignUpScreens
import UniversalLinks

/// The JSON Schemas of the files that the toolkit reads, and of the JSON that it writes.
package enum Schemas {
    /// All of them, in the order in which `aasa schema` lists them.
    package static let all = [
        SiteAssociation.schema, ConfigurationFile.schema, ExpectationFile.schema, ScreenDescription.schema,
        JSONReport.schema, JSONReport.handlersSchema, LinkJSON.schema,
        DifferenceJSON.schema, FetchJSON.schema, ScanJSON.schema, ScanSummaryJSON.schema,
    ]

    /// The schema with a name; nil if there is none.
    package static func named(_ name: String) -> SchemaDocument? { all.first { $0.name == name } }
}
