package import AssociationModel
import CurlFetch
import Findings
import LocalFiles
import TextFormats
import UniversalLinks

/// A folder of recorded exchanges, one text file each, with the extension `.http`.
package struct RecordingFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Names a folder, which need not exist yet.
    package init(_ path: String) { self.path = path }

    // Enough for the largest body in base64, and headers.
    private static let sizeLimit = Bound.recordedExchange.most

    /// Reads all files whose names end in `.http`, in the order of their names. Two answers to one request are of two runs,
    /// and nobody can say which is meant.
    package func read() throws(InputFailure) -> [Exchange] {
        var exchanges: [Exchange] = []
        var files: [Request: String] = [:]
        for name in try names() {
            let exchange = try exchange(in: path + "/" + name)
            if let other = files.updateValue(name, forKey: exchange.request) {
                throw InputFailure(
                    "answers the same request as \(plain: other): the folder holds more than one recording",
                    at: path + "/" + name)
            }
            exchanges.append(exchange)
        }
        return exchanges
    }

    /// Throws if the folder holds exchanges, which a new recording would be mixed with.
    package func requireEmpty() throws(InputFailure) {
        guard LocalFiles().exists(path), let first = try names().first else { return }
        throw InputFailure("holds a recording already, with \(plain: first)", at: path)
    }

    /// Removes the exchanges that the folder holds.
    package func empty() throws(InputFailure) {
        guard LocalFiles().exists(path) else { return }
        let names = try names()
        do throws(WriteFailure) { try LocalFiles().remove(names, in: path) } catch {
            throw InputFailure(error, writing: path)
        }
    }

    /// Writes exchanges, numbered in their order; creates the folder if it is missing.
    package func write(_ exchanges: [Exchange]) throws(InputFailure) {
        for (index, exchange) in exchanges.enumerated() {
            let number = String(index + 1)
            let file =
                String(repeating: "0", count: max(0, 3 - number.count)) + number + "-" + Self.slug(exchange) + ".http"
            do throws(WriteFailure) {
                try LocalFiles().makeDirectory(path)
                try LocalFiles().write(ExchangeText.text(of: exchange), to: path + "/" + file)
            } catch {
                throw InputFailure(error, writing: path + "/" + file)
            }
        }
    }

    private func names() throws(InputFailure) -> [String] {
        do throws(FileFailure) { return try LocalFiles().names(in: path).filter { $0.hasSuffix(".http") } } catch {
            throw InputFailure(error, reading: path)
        }
    }

    private func exchange(in file: String) throws(InputFailure) -> Exchange {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().read(file, limit: Self.sizeLimit) } catch {
            throw InputFailure(error, reading: file)
        }
        let text = SourceText(bytes, from: .file(path: file))
        let tooLarge = InputFailure("more than \(Self.sizeLimit) bytes, too large for a recorded exchange", in: text)
        let exchange: Exchange
        do throws(ExchangeText.Problem) { exchange = try ExchangeText.exchange(from: bytes) } catch {
            guard bytes.count <= Self.sizeLimit else { throw tooLarge }
            throw InputFailure(
                "not a recorded exchange: \(plain: error.reason)", in: text, at: text.span(ofLine: error.line))
        }
        // A body that is larger than Apple reads is, however much of it is there.
        let isBodyTooLarge = exchange.response.map { $0.body.count > Response.sizeLimit } ?? false
        guard bytes.count <= Self.sizeLimit || isBodyTooLarge else { throw tooLarge }
        return exchange
    }

    // The URL from the host on, in characters that any file system accepts.
    private static func slug(_ exchange: Exchange) -> String {
        let address = exchange.request.url.utf8.drop { $0 != UInt8(ascii: ":") }.drop { !$0.isASCIIAlphanumeric }
        let characters = address.prefix(80).map { byte in
            byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                ? byte : UInt8(ascii: "_")
        }
        return String(decoding: characters, as: UTF8.self)
    }
}
