import AssociationModel
import Findings

extension Stack {
    /// The stacks that the files of a deployment show.
    static func matches(in deployment: Deployment) -> [ServedBy.Match] {
        all.compactMap { stack in
            stack.kinds.lazy.compactMap { deployment.files($0).first }.first.map {
                ServedBy.Match(stack: stack, basis: "file \(plain: $0.path)")
            }
        }
    }
}
