/**
 * The browser's Back closes what is open, the topmost first. While anything is open, the page's entry has one of its
 * own above it in the history, which Back takes away; what closes by itself goes back over it.
 */
import { flushSync } from 'react-dom'

export interface DialogHistoryEnvironment {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>
  /** Fires `popstate` and, from the router, `pushState` and `replaceState`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

/**
 * After this a way back that has not come was cut by another navigation, and never comes, in milliseconds: it takes a few
 * of them, on a slow phone hundreds.
 */
const MAX_RETURN = 2000

/** State of the entry. It outlives a reload, as the entry does. */
const OPEN = { dialog: 'open' } as const

export function createDialogHistory({ history, events }: DialogHistoryEnvironment) {
  /** Asks for each to be closed, the topmost last. One with unsaved input may stay. */
  const open: (() => void)[] = []
  /** On the way back over the entry; the next `popstate` is not the person's. */
  let isReturning = false
  let returnTimer: ReturnType<typeof setTimeout>

  function isAbove(): boolean {
    return (history.state as Partial<typeof OPEN> | null)?.dialog === OPEN.dialog
  }

  /** Also leaves the entry where nothing is open: after a reload, or on Forward. */
  function reconcile(): void {
    if (isReturning || open.length > 0 === isAbove()) return
    if (open.length > 0) {
      history.pushState(OPEN, '')
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
    const topmost = open.at(-1)
    if (isPersons && topmost && !isAbove()) flushSync(topmost)
    reconcile()
  })
  // A link beside what is open leads to an entry that has none above it.
  for (const type of ['pushState', 'replaceState'])
    events.addEventListener(type, () => queueMicrotask(reconcile))
  queueMicrotask(reconcile)

  return {
    /** `requestClose` is what Escape does. Returns the end of it. */
    opened(requestClose: () => void): () => void {
      open.push(requestClose)
      queueMicrotask(reconcile)
      return () => {
        open.splice(open.indexOf(requestClose), 1)
        // One dialog may give way to the next.
        queueMicrotask(reconcile)
      }
    },
  }
}
