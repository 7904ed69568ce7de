/** The dialogs on show. */
import { type Signal, signal } from '@preact/signals-react'

type Dialogs = readonly HTMLDialogElement[]

const modals = signal<Dialogs>([])
const sheets = signal<Dialogs>([])

/** The modal ones, the topmost last. All outside that one is inert: neither clicked nor read out. */
export const openDialogs: { readonly value: Dialogs } = modals

/** Where the messages of a modal dialog stand, near its buttons and so the thumb; it holds nothing else. */
export function messagesIn(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector('[data-messages]')
}

/** Where messages stand while a sheet is open: above it, so that none moves its rows. It holds nothing else. */
export function messagesAbove(sheet: HTMLDialogElement): HTMLElement | null {
  return sheet.previousElementSibling as HTMLElement | null
}

/** The non-modal ones, the topmost last. */
export const openSheets: { readonly value: Dialogs } = sheets

/** Both return a function that unmarks it. */
export const markModal = (dialog: HTMLDialogElement) => mark(modals, dialog)
export const markSheet = (dialog: HTMLDialogElement) => mark(sheets, dialog)

function mark(list: Signal<Dialogs>, dialog: HTMLDialogElement): () => void {
  list.value = [...list.peek(), dialog]
  return () => {
    list.value = list.peek().filter(other => other !== dialog)
  }
}
