import AssociationModel
import TextFormats

/// Reduces texts to skeletons that are equal for texts that are easily confused by eye.
enum LookAlike {
    /// The text as UTF-8 in lower case, with `0` replaced by o, `1`, `I` and `|` by l, and Greek, Cyrillic and full-width
    /// characters by the Latin ones that they look like.
    static func skeleton(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if let letter = letter(scalar) {
                result.append(letter)
            } else {
                result += Array(String(scalar).utf8)
            }
        }
        return result
    }

    private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "0", "O", "o": UInt8(ascii: "o")
        case "1", "I", "l", "|": UInt8(ascii: "l")
        case _ where scalar.isASCII: UInt8(truncatingIfNeeded: scalar.value).asciiLowercased
        case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0).flatMap(letter)
        case "\u{2010}"..."\u{2015}", "\u{2212}": UInt8(ascii: "-")
        case "\u{2024}", "\u{3002}", "\u{FF61}": UInt8(ascii: ".")
        default: latin[scalar]
        }
    }

    private static let latin: [Unicode.Scalar: UInt8] = {
        let pairs: [(String, String)] = [
            ("авеіјкмноԁрсѕтуһх", "abeijkmnodpcstyhx"), ("АВЕКМНОРСТУХІЅ", "abekmhopctyxls"),
            ("οαρυν", "oapuv"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),
        ]
        var table: [Unicode.Scalar: UInt8] = [:]
        for (lookAlikes, letters) in pairs {
            for (scalar, letter) in zip(lookAlikes.unicodeScalars, letters.utf8) { table[scalar] = letter }
        }
        return table
    }()
}
