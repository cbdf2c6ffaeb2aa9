import AssociationModel
public import Findings
import Judging
import Inputs
public import PasswordRules

extension PasswordPolicy {
    /// The name of ``PasswordRules/PasswordPolicy/entra`` among the arguments of a command.
    package static var entraName: String { "entra" }

    /// Takes the policy that a name stands for, else reads a file.
    package init(namedOrReadingFile name: String) throws(InputFailure) {
        if name == Self.entraName { self = .entra } else { try self.init(readingFile: name) }
    }

    /// Reads a policy from a JSON file, in which comments and trailing commas are allowed:
    ///
    ///     { "name": "shop", "minLength": 10, "maxLength": 64,
    ///       "allowed": "ascii-printable", "required": ["upper", "digit, [-!]"],
    ///       "categories": { "needed": 3, "of": ["upper", "lower", "digit", "special"] },
    ///       "forbiddenWords": ["shop"], "maxRepeating": 2, "maxSequential": 3 }
    ///
    /// All keys are optional; an unknown key is an error. Character classes are written as in password rules.
    public init(readingFile path: String) throws(InputFailure) {
        let text = try InputItem(at: path).text(limit: Bound.policy.most, of: "a password policy")
        do throws(PolicyFileFailure) { try self.init(reading: text) } catch {
            throw InputFailure(error.message, in: text, at: error.span)
        }
    }
}
