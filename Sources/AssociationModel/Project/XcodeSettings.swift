import TextFormats

/// The build settings that Xcode itself gives a value, which no file of a project shows.
///
/// <https://developer.apple.com/documentation/xcode/build-settings-reference>
enum XcodeSettings {
    /// Whether Xcode may set it. The rules are broad: a setting of a project that they take for one of Xcode's stays
    /// unknown, which is never wrong.
    static func mayContain(_ name: String) -> Bool {
        names.contains(name) || suffixes.contains { name.hasSuffix($0) } || prefixes.contains { name.hasPrefix($0) }
    }

    private static let names: Set<String> = [
        "inherited", "value", "ACTION", "ALTERNATE_GROUP", "ALTERNATE_MODE", "ALTERNATE_OWNER", "ARCHS",
        "BUILD_COMPONENTS", "BUILD_STYLE", "BUILD_VARIANTS", "CODE_SIGN_IDENTITY", "CODE_SIGN_STYLE", "COMMAND_MODE",
        "CONFIGURATION", "DEBUGGING_SYMBOLS", "DEPLOYMENT_LOCATION", "DEPLOYMENT_POSTPROCESSING", "FULL_PRODUCT_NAME",
        "GENERATE_PKGINFO_FILE", "GID", "GROUP", "HOME", "HOST", "INSTALL_GROUP", "INSTALL_OWNER", "LANG", "LOGNAME",
        "ONLY_ACTIVE_ARCH", "OS", "PACKAGE_TYPE", "PATH", "PLIST_FILE_OUTPUT_FORMAT", "PRODUCT_BUNDLE_PACKAGE_TYPE",
        "PRODUCT_TYPE", "SHELL", "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY", "TMPDIR", "UID", "USER", "VARIANT",
        "VERSION_INFO_BUILDER", "YACC",
    ]

    private static let prefixes = [
        "ARCHS_", "CURRENT_", "DEVELOPER_", "EFFECTIVE_", "EXECUTABLE_", "EXPANDED_CODE_SIGN_", "MAC_OS_X_",
        "NATIVE_", "PLATFORM_", "SDK_", "SDKROOT", "SWIFT_PLATFORM_", "SYSTEM_", "WRAPPER_", "XCODE_", "arch",
        "variant",
    ]

    private static let suffixes = [
        "_DIR", "_DIRS", "_FOLDER", "_PATH", "_PATHS", "_ROOT", "_DEPLOYMENT_TARGET", "ROOT",
    ]
}
