import TestData
import Testing

@Suite struct `the folders inside a module` {
    /// The folders of each module, from the lowest: a folder names types of its own and of those before it. What stands
    /// in no folder comes first.
    static let orders: [String: [String]] = [
        "TextFormats": [
            "Bytes", "SourceCode", "Spelling", "JSON", "XML", "HTML", "PropertyList", "SignedText", "Configuration",
        ],
        "AssociationModel": [
            "Files", "App", "SiteAssociation", "Builds", "Entitlement", "Exchange", "Project", "Deployment",
            "ConsoleLog",
        ],
        "UniversalLinks": ["Matching", "Comparison", "Expectations", "Lines", "Swcutil"],
        "PasswordRules": ["Language", "Reading", "Judging", "Generating"],
        "SignUpScreens": [
            "Screens", "InterfaceBuilder", "Descriptors", "Description", "Inference", "NativeAuthentication",
            "SharedCredentials",
        ],
        "LinkHandlers": ["Outline", "Frameworks", "Reception"],
        "Inputs": [
            "RouteHandlers", "Deployment", "Entitlements", "Profile", "Bundle", "Xcode", "Description", "Generated",
            "SiteFile", "Expectations", "Screens", "PasswordRules", "Frameworks", "Handlers",
            "Log", "Kinds",
        ],
        "Judging": ["Stacks", "Question", "Survey", "Engine"],
        "FileChecks": ["Bytes", "Structure", "Patterns"],
        "SiteChecks": ["Transport", "Deployment", "ContentDelivery", "Agreement"],
        "AppChecks": ["Apps", "Entitlements", "NativeAuthentication", "Handlers"],
        "ScreenChecks": ["PasswordRules", "Screens"],
        "Catalogue": ["Configuration", "Catalog", "Reporting", "Links"],
    ]

    @Test(arguments: orders.keys.sorted())
    func `name no type of a folder above them`(module: String) throws {
        let order = try #require(Self.orders[module])
        let files = try Repository.swiftFiles(in: "Sources/\(module)").map { path in
            let parts = path.split(separator: "/").map(String.init)
            return SwiftCode(path, folder: parts.count > 3 ? parts[2] : "", try Repository.text(of: path))
        }
        #expect(Set(files.map(\.folder)).subtracting([""]) == Set(order), "the table names the folders of \(module)")
        var homes: [String: Int] = [:]
        for file in files { for name in file.declared { homes[name] = order.firstIndex(of: file.folder) ?? -1 } }
        #expect(!homes.isEmpty)
        for file in files {
            let level = order.firstIndex(of: file.folder) ?? -1
            for name in file.named.sorted() {
                guard let home = homes[name], home > level else { continue }
                Issue.record("\(file.path) names \(name), which belongs to \(order[home])")
            }
        }
    }
}

/// The types that a file declares outside any other, and the capitalised words of its code.
private struct SwiftCode {
    let path: String
    let folder: String
    let declared: [String]
    let named: Set<String>

    init(_ path: String, folder: String, _ text: String) {
        self.path = path
        self.folder = folder
        let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
        declared = text.split(separator: "\n").compactMap { line in
            guard line.first != " " else { return nil }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count else { return nil }
            let modifiers: Set<Substring> = ["package", "public", "final", "indirect"]
            return words[..<index].allSatisfy(modifiers.contains) ? String(words[index + 1]) : nil
        }
        named = Self.words(of: Array(text.utf8))
    }

    /// The capitalised words outside comments, string literals and member accesses.
    private static func words(of bytes: [UInt8]) -> Set<String> {
        var words: Set<String> = []
        var index = 0
        var previous: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if byte == UInt8(ascii: "\"") {
                index = endOfLiteral(in: bytes, from: index)
            } else if isWord(byte) {
                let start = index
                while index < bytes.count, isWord(bytes[index]) { index += 1 }
                if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte), previous != UInt8(ascii: ".") {
                    words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
                }
            } else {
                index += 1
            }
            previous = index > 0 ? bytes[index - 1] : 0
        }
        return words
    }

    private static func endOfLiteral(in bytes: [UInt8], from start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = bytes[start...].prefix(3).allSatisfy { $0 == quote } && bytes.count > start + 2
        let marks = isLong ? 3 : 1
        var index = start + marks
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index...].prefix(marks).allSatisfy({ $0 == quote }) {
                return index + marks
            } else {
                index += 1
            }
        }
        return index
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
