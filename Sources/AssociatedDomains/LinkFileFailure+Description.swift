import Catalogue
import Reports

extension LinkFile.Failure: CustomStringConvertible {
    /// The errors, as `aasa lint` prints them.
    public var description: String { report.text() }
}
