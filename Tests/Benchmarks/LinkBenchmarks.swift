import AssociationModel
import TextFormats
import UniversalLinks

/// Decisions per second for files of several sizes, and the slowest inputs that we know.
enum LinkBenchmarks {
    static func run() {
        print("decide a URL for one app, compiled once (best of 5 rounds of 100,000 URLs):")
        for count in [4, 100, 1_000] {
            let nanoseconds = timePerDecision(file: file(components: count), urls: urls(components: count))
            print("  \(padded("\(count) components", to: 30))\(padded("\(nanoseconds)", to: 7)) ns a decision")
        }
        print("patterns made to be slow (compiling and deciding one URL, best of 5):")
        for input in HostileInput.all {
            let (compile, decide) = input.time()
            print("  \(padded(input.name, to: 58))\(padded("\(compile)", to: 8)) + \(padded("\(decide)", to: 8)) µs")
        }
    }

    static func links(_ json: String) -> CompiledLinks {
        guard let root = JSONParser.parse(Array(json.utf8)).root else { preconditionFailure("the file is no JSON") }
        return CompiledLinks(SiteAssociation(root))
    }

    /// A file as people write them: mostly sections of a site, now and then an exclusion, a query or a wildcard inside.
    static func file(components count: Int) -> CompiledLinks {
        let list = (0..<count).map { number in
            switch number % 4 {
            case 0: #"{"/": "/shop/section\#(number)/private/*", "exclude": true}"#
            case 1: #"{"/": "/shop/section\#(number)/*"}"#
            case 2: #"{"/": "/help/topic\#(number)/*", "?": {"article": "????"}}"#
            default: #"{"/": "/user/*/album\#(number)/?*"}"#
            }
        }
        return links(#"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(list.joined(separator: ","))]}]}}"#)
    }

    /// URLs for all kinds of component, and some that nothing takes.
    static func urls(components count: Int) -> [[UInt8]] {
        (0..<1_000).map { number in
            let section = number * 7_919 % count
            let url =
                switch section % 5 {
                case 0: "https://www.example.com/shop/section\(section)/private/orders?page=2"
                case 1: "https://www.example.com/shop/section\(section)/boots/42?color=brown&size=41"
                case 2: "https://www.example.com/help/topic\(section)/how_to.html?article=4815&lang=en#top"
                case 3: "https://www.example.com/user/jane/album\(section)/7"
                default: "https://www.example.com/about/press/2026/01/release-\(section).html"
                }
            return Array(url.utf8)
        }
    }

    static func timePerDecision(file: CompiledLinks, urls: [[UInt8]]) -> Int {
        var matcher = LinkMatcher(file, app: "A.b", domain: LinkDomain("www.example.com"))
        var best = Duration.seconds(1_000)
        var matches = 0
        for _ in 0..<5 {
            let time = ContinuousClock().measure {
                for _ in 0..<100 {
                    for url in urls where matcher.decide(url).rule != nil { matches += 1 }
                }
            }
            best = min(best, time)
        }
        precondition(matches > 0)
        return Int(best / .nanoseconds(1)) / (100 * urls.count)
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

/// A file and a URL that a careless matcher never finishes.
struct HostileInput {
    let name: String
    let json: String
    let url: String

    private init(_ name: String, path: String, variables: String = "", url: String) {
        self.name = name
        self.url = "https://example.com" + url
        json = """
            {"applinks":{"substitutionVariables":{\(variables)},\
            "details":[{"appIDs":["A.b"],"components":[{"/":"\(path)"}]}]}}
            """
    }

    static func runs(of text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static var all: [HostileInput] {
        let numbers = (0..<10_000).map { "\"\($0 * 7)\"" }.joined(separator: ",")
        let ladder = (1...350).map { "\"\(runs(of: "a", $0))\"" }.joined(separator: ",")
        let wild = (0..<10_000).map { "\"*\($0)?\"" }.joined(separator: ",")
        return [
            HostileInput(
                "*a*a*a…*b, 128 KB, on 2,000 a", path: runs(of: "*a", 65_000) + "*b", url: "/" + runs(of: "a", 2_000)),
            HostileInput(
                "*a*a*a…*b, 1,000 stars, on 8,000 a", path: runs(of: "*a", 1_000) + "*b",
                url: "/" + runs(of: "a", 8_000)),
            HostileInput(
                "*?a?a…b, 2,000 wildcards, on 8,000 a", path: "*" + runs(of: "?a", 2_000) + "b*",
                url: "/" + runs(of: "a", 8_000)),
            HostileInput(
                "*aaa…b*, 16 KB, on 32,000 a", path: "*" + runs(of: "a", 16_000) + "b*",
                url: "/" + runs(of: "a", 32_000)),
            HostileInput(
                "10,000 values, on its 5,000 digits", path: "/*$(v)*$(v)*$(v)x", variables: "\"v\":[\(numbers)]",
                url: "/" + runs(of: "7", 5_000)),
            HostileInput(
                "10,000 values, 1,000 times, on 2,000 digits", path: "/" + runs(of: "$(v)", 1_000) + "x",
                variables: "\"v\":[\(numbers)]", url: "/" + runs(of: "7", 2_000)),
            HostileInput(
                "a, aa, aaa, …, 1,000 times, on 2,000 a", path: "/" + runs(of: "$(v)", 1_000) + "b",
                variables: "\"v\":[\(ladder)]", url: "/" + runs(of: "a", 2_000)),
            HostileInput(
                "10,000 values with wildcards, on 2,000 digits", path: "/$(v)x", variables: "\"v\":[\(wild)]",
                url: "/" + runs(of: "7", 2_000)),
        ]
    }

    /// The microseconds that compiling and deciding take.
    func time() -> (compile: Int, decide: Int) {
        guard let root = JSONParser.parse(Array(json.utf8)).root else { preconditionFailure("\(name) is no JSON") }
        let site = SiteAssociation(root)
        let bytes = Array(url.utf8)
        var compile = Duration.seconds(1_000)
        var decide = Duration.seconds(1_000)
        for _ in 0..<5 {
            var links: CompiledLinks?
            compile = min(compile, ContinuousClock().measure { links = CompiledLinks(site) })
            guard let links else { continue }
            var matcher = LinkMatcher(links, app: "A.b", domain: nil)
            decide = min(decide, ContinuousClock().measure { _ = matcher.decide(bytes) })
        }
        return (Int(compile / .microseconds(1)), Int(decide / .microseconds(1)))
    }
}
