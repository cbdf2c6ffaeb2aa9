import AssociationModel
import Findings

extension Stack {
    /// The stacks that the files of a deployment show.
    static func matches(in deployment: Deployment) -> [ServedBy.Match] {
        all.compactMap { stack in
            guard let kind = stack.kinds.first(where: { !deployment.files($0).isEmpty }),
                let file = deployment.files(kind).first
            else { return nil }
            return ServedBy.Match(stack: stack, basis: "file \(plain: file.path)")
        }
    }
}
