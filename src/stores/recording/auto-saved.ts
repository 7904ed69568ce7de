/** Fired on the window when spoken expenses have been saved (specification §4). */
export const AUTO_SAVED_EVENT = 'expensesAutoSaved'
