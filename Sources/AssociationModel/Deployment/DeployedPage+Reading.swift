import Findings
import TextFormats

extension DeployedPage {
    /// The pages of a sitemap, or of the start of one: the paths of the addresses between `<loc>` and `</loc>`, at most
    /// 50,000, as many as the protocol allows. <https://www.sitemaps.org/protocol.html>
    package static func pages(ofSitemap bytes: [UInt8], named source: String) -> [DeployedPage] {
        var pages: [DeployedPage] = []
        var rest = bytes[...]
        let (start, end) = (Array("<loc>".utf8), UInt8(ascii: "<"))
        while pages.count < 50_000, let open = rest.firstIndex(of: end) {
            guard rest[open...].starts(with: start) else {
                rest = rest[(open + 1)...]
                continue
            }
            let address = rest[(open + start.count)...].prefix { $0 != end }
            guard address.endIndex < bytes.count else { break }
            rest = rest[address.endIndex...]
            if let path = path(ofAddress: String(decoding: address, as: UTF8.self)) {
                pages.append(DeployedPage(path, in: source))
            }
        }
        return pages
    }

    /// The pages whose requests the rules of a `_redirects` file answer: the first word of each line, if it is a path.
    package static func pages(ofRedirects file: DeploymentFile) -> [DeployedPage] {
        let lines = String(decoding: file.text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.compactMap { line in
            guard let word = line.split(separator: " ").first, word.hasPrefix("/"), word != "/*", word != "/" else {
                return nil
            }
            return DeployedPage(String(word), in: file.path)
        }
    }

    /// The numbers of ten digits by which a page names apps in the App Store: `/id1234567890` of an address there,
    /// `app-id=1234567890` of a Smart App Banner.
    package static func storeNumbers(in page: [UInt8]) -> [String] {
        var numbers: [String] = []
        var rest = page[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
            rest = page[(start + 1)...]
            let before = start > 0 ? page[start - 1] : 0
            guard before == UInt8(ascii: "/") || before == UInt8(ascii: "-"), rest.first == UInt8(ascii: "d") else {
                continue
            }
            let digits = rest.dropFirst().drop { $0 == UInt8(ascii: "=") }.prefix(11).prefix(while: \.isASCIIDigit)
            if digits.count == 10 { numbers.append(String(decoding: digits, as: UTF8.self)) }
        }
        return numbers
    }

    /// The page of a file in the folder `app` or `pages` of Next.js, by its path in there; nil for any other file.
    /// <https://nextjs.org/docs/app/getting-started/project-structure>
    package init?(route file: String, inAppFolder isApp: Bool, source: String) {
        var segments = file.split(separator: "/").map(String.init)
        guard let name = segments.popLast(), let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = String(name[..<dot])
        guard ["ts", "tsx", "js", "jsx", "mdx"].contains(String(name[name.utf8.index(after: dot)...])) else {
            return nil
        }
        if isApp {
            guard stem == "page" || stem == "route" else { return nil }
        } else if stem.hasPrefix("_") || stem == "404" || stem == "500" {
            return nil
        } else if stem != "index" {
            segments.append(stem)
        }
        if isApp, segments.contains(where: { $0.hasPrefix("_") }) { return nil }
        let shown = segments.filter { !isApp || !($0.hasPrefix("(") || $0.hasPrefix("@")) }
        self.init("/" + shown.joined(separator: "/"), in: source)
    }

    private static func path(ofAddress address: String) -> String? {
        guard let authority = address.firstRange(of: "://")?.upperBound else { return nil }
        let rest = address[authority...]
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        return String(rest[slash...].prefix { $0 != "?" && $0 != "#" && !$0.isWhitespace })
    }
}
