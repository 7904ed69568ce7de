/**
 * The browser's Back closes open dialogs, the topmost first. While any is open, the history has an additional
 * entry above the page's, which Back removes; closing by other means navigates back over it.
 */
import { flushSync } from 'react-dom'
import { DIALOG_ENTRY, isDialogEntry } from './dialog-entry.ts'

export interface DialogHistoryEnvironment {
  readonly history: Pick<History, 'state' | 'pushState' | 'back' | 'scrollRestoration'>
  /** Fires `popstate` and, from the router, `pushState` and `replaceState`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

/**
 * Time-out of a navigation back, in milliseconds, after which another navigation must have cancelled it; it
 * takes a few, on a slow phone hundreds.
 */
const MAX_RETURN = 2000

export function createDialogHistory({ history, events }: DialogHistoryEnvironment) {
  /** Close requests of open dialogs, the topmost last. One with unsaved input may stay open. */
  const open: (() => void)[] = []
  /** Navigating back over the entry: the next `popstate` is not by the user. */
  let isReturning = false
  let returnTimer: ReturnType<typeof setTimeout>

  const isAbove = () => isDialogEntry(history.state)

  /** Also removes the entry where nothing is open: after a reload, or on Forward. */
  function reconcile(): void {
    if (isReturning || open.length > 0 === isAbove()) return
    if (open.length > 0) {
      // The page may scroll meanwhile, and must not jump back as this ends; each entry has a mode of its own.
      history.scrollRestoration = 'manual'
      history.pushState(DIALOG_ENTRY, '')
      history.scrollRestoration = 'auto'
      return
    }
    isReturning = true
    returnTimer = setTimeout(() => {
      isReturning = false
      reconcile()
    }, MAX_RETURN)
    history.back()
  }

  events.addEventListener('popstate', () => {
    const isPersons = !isReturning
    isReturning = false
    clearTimeout(returnTimer)
    // The browser restores the position of the page's entry after this event, if at all.
    setTimeout(() => {
      history.scrollRestoration = 'auto'
    })
    const topmost = open.at(-1)
    if (isPersons && topmost && !isAbove()) flushSync(topmost)
    reconcile()
  })
  // A link outside the dialog navigates to an entry without one above it.
  for (const type of ['pushState', 'replaceState'])
    events.addEventListener(type, () => queueMicrotask(reconcile))
  queueMicrotask(reconcile)

  return {
    /** `requestClose`: as for Escape. Returns a function that unregisters it. */
    opened(requestClose: () => void): () => void {
      open.push(requestClose)
      queueMicrotask(reconcile)
      return () => {
        open.splice(open.indexOf(requestClose), 1)
        // Deferred, as one dialog may be replaced by another.
        queueMicrotask(reconcile)
      }
    },
  }
}
