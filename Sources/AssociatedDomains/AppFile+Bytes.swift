import AppBundles
package import Findings
import Judging

extension AppFile {
    /// Reads an app's side from the bytes of a file: entitlements, a provisioning profile, or Expo's `app.json`. Nothing is
    /// read from disk.
    ///
    /// - Parameter name: the name of the file, by which its form is recognised.
    /// - Throws: ``InputFailure`` too for an app or a project, which are folders or need programs to be read.
    package static func lists(in bytes: [UInt8], named name: String) throws(InputFailure) -> [ClaimList] {
        switch Form(path: name) {
        case .entitlements:
            do throws(EntitlementsFailure) {
                return [ClaimList(try EntitlementsFile.read(bytes, path: name))]
            } catch {
                throw InputFailure(error.message, at: name, error.place)
            }
        case .profile:
            do throws(BundleFailure) { return [ClaimList(try ProfileFile.read(bytes, path: name))] } catch {
                throw InputFailure(error.message, at: error.path)
            }
        case .description(let tool) where tool != .capacitor:
            do throws(DescriptionFailure) {
                return [ClaimList(try DescriptionFile.read(bytes, of: tool, path: name))]
            } catch {
                throw InputFailure(error.message, at: name, error.place)
            }
        case .generator(let generator): throw InputFailure(generator.message, at: name)
        default:
            throw InputFailure(
                "not a file that can be read without those beside it: use aasa check \(plain: name)", at: name)
        }
    }
}
