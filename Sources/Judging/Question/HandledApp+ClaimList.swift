import AssociationModel
package import LinkHandlers
import TextFormats

extension HandledApp {
    /// Whether claims are those of its target, in one of its configurations.
    package func isBuilt(by list: ClaimList) -> Bool {
        if let product = list.product {
            return product.path == path && product.target.map { $0 == target } ?? (claimsLinks != false)
        }
        guard let built = list.target, list.project?.path == path, built.target.name.string == target else {
            return false
        }
        return built.configurations.contains(where: configurations.contains)
    }
}
