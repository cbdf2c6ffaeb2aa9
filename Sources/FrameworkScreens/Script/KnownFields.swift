/// Components of public libraries that are React Native's `TextInput` with something around it, and hand all of its
/// attributes on to it.
enum KnownFields {
    /// The names, by the beginning of the name of the package that has them.
    private static let packages: [(package: String, names: Set<String>)] = [
        ("react-native-gesture-handler", ["TextInput"]),
        ("react-native-paper", ["TextInput"]),
        ("@gorhom/bottom-sheet", ["BottomSheetTextInput"]),
        ("@rneui/", ["Input"]),
        ("react-native-elements", ["Input"]),
        ("native-base", ["Input"]),
        ("@ui-kitten/components", ["Input"]),
        ("react-native-ui-lib", ["TextField"]),
        ("tamagui", ["Input"]),
        ("@gluestack-ui/themed", ["InputField"]),
        ("react-native", ["TextInput"]),
    ]

    /// The fields of Ionic, which have the attributes of HTML. <https://ionicframework.com/docs/api/input>
    static let ionic: Set<String> = ["IonInput", "IonTextarea"]

    static let names: Set<String> = Set(packages.flatMap(\.names)).union(ionic)

    static func contains(_ name: String, of module: String) -> Bool {
        packages.contains { package, names in
            names.contains(name)
                && (module == package || module.hasPrefix(package + "/")
                    || package.hasSuffix("/") && module.hasPrefix(package))
        }
    }

    /// Whether a component of which nothing else is known is a field by its name.
    static func isFieldName(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? ""
        return ["TextInput", "TextField", "Input", "InputField", "PasswordField", "FormField"].contains {
            last.hasSuffix($0)
        }
    }
}
