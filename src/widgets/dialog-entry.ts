/** The entry that the history has above the page's while a dialog is open; it has the page's address. */

/** Its state outlives a reload, as the entry does. */
export const DIALOG_ENTRY = { dialog: 'open' } as const

/** `state` is a history entry's, which anything may have written. */
export function isDialogEntry(state: unknown): boolean {
  return (state as Partial<typeof DIALOG_ENTRY> | null)?.dialog === DIALOG_ENTRY.dialog
}
