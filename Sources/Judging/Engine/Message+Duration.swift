import AssociationModel
package import Findings

extension Message {
    /// States a duration in the largest unit that fits at least twice, rounded down: `90 minutes`.
    package static func duration(_ seconds: Int) -> Message {
        switch seconds {
        case ..<1: "less than a second"
        case 1: "1 second"
        case ..<120: "\(seconds) seconds"
        case ..<7_200: "\(seconds / 60) minutes"
        case ..<172_800: "\(seconds / 3_600) hours"
        default: "\(seconds / 86_400) days"
        }
    }
}
