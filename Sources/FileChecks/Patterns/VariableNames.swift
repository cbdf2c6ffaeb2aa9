import AssociationModel
import Findings
import TextFormats

/// The names of the variables that the patterns of a file may use.
package struct VariableNames: Sendable {
    /// The names, those that the file defines first, then the built-in ones.
    package let all: [String]
    /// Whether the file also tries to define variables in a place or form that Apple does not read.
    package let areUncertain: Bool

    /// The known name that an unknown one was probably meant to be. Lists of more than 100 names are not searched.
    func nearest(to name: String) -> String? {
        name.utf8.count > 64 || all.count > 100 ? nil : NearestName.nearest(to: name, among: all)
    }
}
