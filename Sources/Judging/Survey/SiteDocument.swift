package import AssociationModel
package import Findings
package import TextFormats

/// A file that should be an AASA file: from a server, from a directory, or by itself.
///
/// Immutable, and a class because every subject of a check has its document: hundreds of copies cost more than the checks.
package final class SiteDocument: Scoped {
    /// The text that spans refer to: the bytes received or, for a signed file, the content inside the signature.
    package let text: SourceText
    package let form: BodyForm
    /// The number of bytes received; one more than the limit stands for any larger number.
    package let size: Int
    /// Whether the body continued after what was received.
    package let isCut: Bool
    /// The signature around the content, if the file is signed.
    package let signature: SignedFile?
    /// Its location on a site; nil for a file by itself.
    package let location: Location?
    /// The exchange that brought it; nil for a file by itself.
    package let exchange: Exchange?
    /// The JSON in it; nil where it is not JSON or too large to be read.
    package let json: JSONDocument?
    /// The association in it; nil where there is no JSON value.
    package let association: SiteAssociation?
    /// The texts of the page that it is in place of a file; nil where it is none.
    let page: PageText?
    /// The error message that it is in place of a file: a page that says “not found”, or JSON without any service and with
    /// a status, a code or a message of an error. Nil for anything else.
    package let errorStatement: ErrorStatement?
    /// The services that matter to the checks.
    package let services: [Service]
    package let scope: Scope

    /// Takes the body of a response; nil where the status is not 200, the only one that Apple is known to read.
    convenience init?(_ exchange: Exchange, at location: Location, scope: Scope, services: [Service]) {
        guard let response = exchange.response, response.status == 200 else { return nil }
        let origin = exchange.file.map { .file(path: $0) } ?? SourceText.Origin.response(url: exchange.request.url)
        self.init(
            SourceText(response.body, from: origin, image: exchange.image), isCut: response.bodyIsCut,
            location: location, exchange: exchange, scope: scope, services: services)
    }

    /// Takes a file by itself, outside any question.
    package convenience init(file text: SourceText) {
        self.init(text, scope: Scope(PartID(SourceText.self, 0)), services: Service.allCases)
    }

    /// Takes a text; a file by itself, unless an exchange brought it.
    init(
        _ received: SourceText, isCut: Bool = false, location: Location? = nil, exchange: Exchange? = nil,
        scope: Scope, services: [Service]
    ) {
        self.location = location
        self.exchange = exchange
        self.scope = scope
        self.services = services
        self.isCut = isCut
        size = received.bytes.count
        form = BodyForm(received.bytes, isCut: isCut || size > Response.sizeLimit)
        signature = form == .signed ? SignedFile(received.bytes) : nil
        text = signature?.content.map { SourceText($0, from: received.origin) } ?? received
        let isReadable = !isCut && size <= Response.sizeLimit && (form == .json || signature?.content != nil)
        json = isReadable ? JSONParser.parse(text.bytes) : nil
        association = json?.root.map(SiteAssociation.init)
        page = form == .html ? PageText(text.bytes) : nil
        errorStatement = page.map(ErrorStatement.init) ?? json.flatMap(ErrorStatement.init)
    }

    /// Whether it looks like an AASA file, and not like a web page or anything else that is not JSON.
    package var looksLikeFile: Bool { form == .json || form == .signed }

    /// Whether it is larger than the limit that Apple documents.
    package var isTooLarge: Bool { isCut || size > Response.sizeLimit }

    /// Whether Apple's systems can read anything from it: it is well-formed JSON, an object, and not too large.
    package var isRead: Bool { json.map { $0.isWellFormed && $0.root?.members != nil } ?? false }

    package func place(_ span: SourceSpan) -> Place { .text(text, span) }

    /// Whether Apple's systems find the app listed in it for the service.
    package func lists(_ app: AppIdentifier, for service: Service) -> Bool {
        isRead && association.map { $0.lists(app, for: service) } ?? false
    }
}
