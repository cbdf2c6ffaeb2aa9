extension Catalog {
    /// AD3xx: the bytes of the file.
    package static let bytes: [Check] = [
        .jsonTrailingComma, .jsonComment, .jsonSingleQuotes, .jsonSmartQuotes, .jsonUnquotedKey, .jsonMissingComma,
        .jsonTruncated, .jsonTrailingContent, .jsonControlCharacter, .jsonBadEscape, .jsonBadNumber, .jsonBadLiteral,
        .jsonSyntax,
        .jsonInvalidUTF8, .jsonUTF16, .jsonByteOrderMark,
        .jsonDuplicateKey, .jsonTooDeep,
        .signedFile, .signedFileUnreadable,
    ]
}
