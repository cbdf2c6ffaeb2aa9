/// How many bytes of one archive may still be unpacked.
///
/// A part far into a file can be reached only by unpacking everything before it, again for each part that is read. An
/// archive of a few megabytes could otherwise keep a machine busy for hours.
actor UnpackingBudget {
    private var left: Int

    init(_ limit: Int) { left = limit }

    /// Whether nothing more may be unpacked.
    var isSpent: Bool { left <= 0 }

    func spend(_ count: Int) { left -= min(count, left) }
}
