@_exported public import AppBundles
@_exported public import AssociationChecks
@_exported public import AssociationInspection
@_exported public import AssociationModel
@_exported public import CurlFetch
@_exported public import Findings
@_exported public import LocalFiles
@_exported public import Reports
