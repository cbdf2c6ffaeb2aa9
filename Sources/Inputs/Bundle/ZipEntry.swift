import AssociationModel

/// What the listing of a zip archive says of an entry.
struct ZipEntry: Hashable {
    enum Kind { case file, folder, other }

    /// Without a slash at its end.
    let path: String
    let kind: Kind
    /// How many bytes it has unpacked, as the archive claims.
    let size: Int

    /// Reads a line of `zipinfo -l -T`, such as `-rw-r--r--  3.0 unx  6 tx  6 stor 20261127.104219 a.txt`; nil for those before
    /// and after the entries.
    init?(line: Substring) {
        let fields = line.split(separator: " ", maxSplits: 8)
        guard fields.count == 9, let type = fields[0].first, "-?dlbcps".contains(type), let size = Int(fields[3]),
            size >= 0
        else { return nil }
        // After one space, the name begins, which may begin with more.
        let name = line[fields[7].endIndex...].dropFirst()
        path = String(name.last == "/" ? name.dropLast() : name)
        kind = name.last == "/" || type == "d" ? .folder : "-?".contains(type) ? .file : .other
        self.size = size
    }
}
