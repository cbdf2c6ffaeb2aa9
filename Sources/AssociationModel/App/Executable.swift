import TextFormats

/// What a Mach-O executable says about itself, for each of its architectures.
///
/// The layout is documented in `<mach-o/loader.h>` and `<mach-o/fat.h>` of Apple's open-source xnu.
package struct Executable: Sendable {
    /// The path of the file as reports show it.
    package let path: String
    /// The architectures in file order; a thin file has one.
    package let slices: [ExecutableSlice]

    package init(path: String, slices: [ExecutableSlice]) {
        self.path = path
        self.slices = slices
    }

    /// The slice that current devices run: the first 64-bit ARM slice, else the first slice.
    package var mainSlice: ExecutableSlice? {
        slices.first { $0.architecture.hasPrefix("arm64") && $0.architecture != "arm64_32" } ?? slices.first
    }
}
