extension Departure {
    /// Whether the names on the way to it speak of leaving without success, where nothing should be saved: by choice
    /// (see ``isCancelling``), or because the server refused.
    package var isAfterFailure: Bool { isCancelling || isNamed(by: Self.failing) }

    /// Whether the names on the way to it speak of leaving by choice: `cancelTapped`, a button “Close”.
    package var isCancelling: Bool { isNamed(by: Self.cancelling) }

    /// Whether it calls a function of the system that does nothing to the root of a window.
    package var hasNoEffectOnRoots: Bool {
        origin == nil
            && ["dismiss", "popViewController", "popToRootViewController", "popToViewController"].contains(detail)
    }

    private func isNamed(by phrases: PhraseList) -> Bool {
        ([function] + callers).contains { Words($0).contain(anyOf: phrases) }
    }

    private static let cancelling = PhraseList([
        "cancel", "cancelled", "canceled", "abort", "close", "back", "not now", "maybe later", "abbrechen", "schließen",
        "zurück", "annuler", "fermer", "retour", "cancelar", "cerrar", "volver", "fechar", "voltar", "annulla",
        "chiudi", "indietro", "annuleren", "sluiten", "terug", "avbryt", "stäng", "anuluj", "zamknij", "wstecz",
        "iptal", "отмена", "закрыть", "назад", "キャンセル", "閉じる", "戻る", "取消", "关闭", "返回", "취소", "닫기",
    ])

    private static let failing = PhraseList([
        "fail", "failed", "failure", "fails", "error", "errors", "invalid", "refused", "denied", "reset", "logout",
        "log out", "signout", "sign out", "expired", "unavailable",
    ])
}
