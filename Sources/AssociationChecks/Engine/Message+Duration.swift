import AssociationModel
import Findings

extension Message {
    /// A length of time in the largest unit of which there are at least two, rounded down: `90 minutes`.
    static func duration(_ seconds: Int) -> Message {
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
