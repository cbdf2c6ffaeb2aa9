package import Judging

/// AD3xx: the bytes of the file.
package enum ByteChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        jsonTrailingComma, jsonComment, jsonSingleQuotes, jsonSmartQuotes, jsonUnquotedKey, jsonMissingComma,
        jsonTruncated, jsonTrailingContent, jsonControlCharacter, jsonBadEscape, jsonBadNumber, jsonBadLiteral,
        jsonSyntax,
        jsonInvalidUTF8, jsonUTF16, jsonByteOrderMark,
        jsonDuplicateKey, jsonTooDeep,
        signedFile, signedFileUnreadable,
    ]
}
