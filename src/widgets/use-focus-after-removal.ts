import { type FocusEvent, useRef } from 'react'

interface Focused {
  readonly element: Element
  /** Its place in the list; null for what is no row. */
  readonly row: number | null
}

/**
 * Where what had the focus is removed from a list, the row that takes its place gets it, or else the one before it, or
 * the title that is marked `data-list-title`. `around` belongs to the element around the list; `settle` is to be called
 * in a layout effect of what renders the list.
 */
export function useFocusAfterRemoval() {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Focused | null>(null)

  function settle(): void {
    const { current: list } = place
    const { current: focused } = last
    if (!list || !focused || focused.element.isConnected || document.activeElement !== document.body) return
    // What is removed may be out of sight, and so may be what follows it.
    heirOf(list, focused)?.focus({ preventScroll: true })
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const row = target.closest<HTMLElement>('[data-index]')
    last.current = { element: target, row: row && Number(row.dataset.index) }
  }

  return { around: { ref: place, onFocus }, settle }
}

function heirOf(list: HTMLElement, { row }: Focused): HTMLElement | null {
  const at = (index: number) => list.querySelector<HTMLElement>(`[data-index="${index}"] button`)
  const heir = row === null ? null : (at(row) ?? at(row - 1))
  // A long list renders the rows on the screen alone: its row may have been scrolled away.
  if (heir || (row !== null && list.querySelector('[data-index]'))) return heir
  const title = list.querySelector<HTMLElement>('[data-list-title]')
  if (title) title.tabIndex = -1
  return title
}
