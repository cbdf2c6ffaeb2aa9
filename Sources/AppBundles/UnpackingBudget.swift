/// How many bytes of one archive may still be unpacked.
///
/// What stands far into a file can be reached only by unpacking all before it, again for each part that is read; an
/// archive of some megabytes could keep a machine busy for hours.
actor UnpackingBudget {
    private var left: Int

    init(_ limit: Int) { left = limit }

    /// Whether there is anything left.
    var isSpent: Bool { left <= 0 }

    func spend(_ count: Int) { left -= min(count, left) }
}
