import AssociationModel
import Foundation
import TextFormats

/// In-process parsing of the largest legal file, beside Foundation's parser in the same run; then decisions about
/// links.
@main struct Benchmarks {
    static func main() throws {
        let file = largestFile()
        let rounds = 200
        let ours = throughput(of: file, rounds: rounds) {
            precondition(JSONParser.parse($0).isWellFormed)
        }
        let data = Data(file)
        let theirs = throughput(of: file, rounds: rounds) { _ in
            precondition((try? JSONSerialization.jsonObject(with: data)) != nil)
        }
        print("parse \(file.count) bytes of AASA in process (best of \(rounds) rounds):")
        print("  JSONParser (keeps positions, order, duplicates)  \(ours) MB/s")
        print("  Foundation.JSONSerialization                     \(theirs) MB/s")
        print("  peak memory of this process: \(peakMemory()) KB")
        print()
        LinkBenchmarks.run()
    }

    /// A file of as many `details` entries as fit into 131,072 bytes.
    static func largestFile() -> [UInt8] {
        var text = #"{"webcredentials":{"apps":["7D3KX9QW2M.com.example.app"]},"applinks":{"details":["#
        var number = 0
        while true {
            let entry = """
                \(number == 0 ? "" : ",")
                    {
                        "appIDs": ["7D3KX9QW2M.com.example.app\(number)"],
                        "components": [
                            { "/": "/products/\(number)/*", "?": { "id": "?*" }, "comment": "number \(number)" },
                            { "/": "/caf\\u00e9/*", "exclude": true, "caseSensitive": false }
                        ]
                    }
                """
            if text.utf8.count + entry.utf8.count + 4 > Response.sizeLimit { break }
            text += entry
            number += 1
        }
        return Array((text + "]}}").utf8)
    }

    static func throughput(of file: [UInt8], rounds: Int, _ body: ([UInt8]) -> Void) -> Int {
        var best = Duration.seconds(1_000)
        for _ in 0..<rounds { best = min(best, ContinuousClock().measure { body(file) }) }
        let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
        return Int(Double(file.count) / seconds / 1e6)
    }

    static func peakMemory() -> Int {
        var usage = rusage()
        getrusage(0, &usage)  // RUSAGE_SELF, which the C libraries type differently
        return usage.ru_maxrss
    }
}
