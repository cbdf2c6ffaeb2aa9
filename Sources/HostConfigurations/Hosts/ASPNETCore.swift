import AssociationModel
import Findings
import TextFormats

/// ASP.NET Core, whose middleware for static files answers 404 for a name of which it knows no media type.
extension HostReading {
    mutating func readASPNETCore() {
        guard file.name.hasSuffix(".csproj"), deployment.hasFile, webRoot == "wwwroot",
            let sign = file.text.bytes.firstRange(of: Array("Microsoft.NET.Sdk.Web".utf8)),
            !deployment.files(.script).contains(where: \.typesStaticFiles)
        else { return }
        add(
            .notUnderstood,
            "ASP.NET Core answers 404 for files without an extension, unless the app gives them a media type",
            at: SourceSpan(sign.lowerBound, sign.upperBound), label: "no code that does was found",
            citing: .aspNetContentTypes, help: "have the app serve it, before what else answers for files",
            snippet: Self.unknownTypes)
    }

    private static let unknownTypes = Snippet(
        for: "Program.cs",
        """
        app.UseStaticFiles(new StaticFileOptions
        {
            ServeUnknownFileTypes = true,
            DefaultContentType = "application/json",
        });
        """)
}

extension DeploymentFile {
    /// Whether it is code that decides which media types static files have, or serves them in another way.
    fileprivate var typesStaticFiles: Bool {
        path.hasSuffix(".cs") && Self.typing.contains { $0.first(in: text.bytes) != nil }
    }

    private static let typing = ["ServeUnknownFileTypes", "ContentTypeProvider", "MapStaticAssets"].map(ByteSearch.init)
}
