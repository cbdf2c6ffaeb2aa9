// What `import AssociatedDomains` shows. Everything else is `package`.
@_exported public import AssociationModel
@_exported public import Catalogue
@_exported public import CurlFetch
@_exported public import Findings
@_exported public import Judging
@_exported public import PasswordRules
@_exported public import Reports
@_exported public import TextFormats
@_exported public import UniversalLinks

// These show nothing: they have only `package` names, which the command line uses.
@_exported public import Inputs
@_exported public import LocalFiles
@_exported public import SignUpScreens
