import AssociationModel
import TextFormats

/// The sets of apps that the entries of a file apply to, each set once, by number.
struct Audiences {
    private let numbers: [Int]
    private let apps: [Set<String>]
    /// By app, the sets that it is in.
    private let homes: [String: [Int]]
    private var supersets: [Int: [Int]] = [:]
    private var known: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// How many sets are considered that include another.
    private static let mostSupersets = 200

    init(_ appLinks: AppLinks) {
        var found: [Set<String>: Int] = [:]
        var apps: [Set<String>] = []
        var homes: [String: [Int]] = [:]
        numbers = appLinks.details.map { entry in
            let own = Set(entry.identifiers.map(\.text))
            if let number = found[own] { return number }
            for app in own { homes[app, default: []].append(apps.count) }
            found[own] = apps.count
            apps.append(own)
            return apps.count - 1
        }
        self.apps = apps
        self.homes = homes
    }

    /// The number of the set of an entry.
    subscript(_ entry: Int) -> Int { numbers[entry] }

    /// The sets that include all apps of a set, the set itself among them; none if it is empty.
    mutating func including(_ set: Int) -> [Int] {
        if let known = supersets[set] { return known }
        let rarest = apps[set].lazy.compactMap { [homes] in homes[$0] }.min { $0.count < $1.count } ?? []
        var found: [Int] = []
        for home in rarest where found.count < Self.mostSupersets && apps[home].isSuperset(of: apps[set]) {
            found.append(home)
        }
        supersets[set] = found
        return found
    }

    /// Whether the first set includes all apps of the second, which is not empty.
    mutating func includes(_ first: Int, _ second: Int) -> Bool {
        if first == second { return !apps[first].isEmpty }
        if let known = known[Pair(first: first, second: second)] { return known }
        let result = !apps[second].isEmpty && apps[first].isSuperset(of: apps[second])
        known[Pair(first: first, second: second)] = result
        return result
    }
}
