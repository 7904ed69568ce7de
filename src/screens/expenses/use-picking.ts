/** Keeps a list's rows on what is picked, without rendering a single one anew. */
import { effect } from '@preact/signals-react'
import { type RefObject, useLayoutEffect } from 'react'
import type { Selection } from '../../stores/selection.ts'
import { whenIdle } from './when-idle.ts'

/** Slices that are brought up to date at once where nobody sees them. */
const BATCH = 10

/**
 * The list's children are its slices; each checkbox in them has an id for its value. What the browser renders changes
 * at once, what it skips far from the screen when the page is idle. A slice that comes later brings its own first state.
 */
export function usePicking(
  list: RefObject<HTMLElement | null>,
  { selecting, picked, set }: Pick<Selection, 'selecting' | 'picked' | 'set'>,
): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    let callOff = () => {}
    const stop = effect(() => {
      const picking = String(selecting.value)
      const ids = picked.value
      const update = (slice: HTMLElement) => {
        if (slice.dataset.picking !== picking) slice.dataset.picking = picking
        for (const box of slice.getElementsByTagName('input')) box.checked = ids.has(box.value)
      }
      callOff()
      const slices = [...element.children].filter(slice => slice instanceof HTMLElement)
      const skipped = slices.filter(slice => !isRendered(slice))
      for (const slice of slices) if (!skipped.includes(slice)) update(slice)
      callOff = inBatches(skipped, update)
    })
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) set(target.value, target.checked)
    }
    element.addEventListener('change', change)
    return () => {
      stop()
      callOff()
      element.removeEventListener('change', change)
    }
  }, [list, selecting, picked, set])
}

/** A browser that can't tell what it skips renders everything. */
function isRendered(slice: HTMLElement): boolean {
  return slice.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
}

/** Returns how to call it off. */
function inBatches<Item>(items: readonly Item[], work: (item: Item) => void): () => void {
  if (items.length === 0) return () => {}
  let callOff = whenIdle(() => {
    items.slice(0, BATCH).forEach(work)
    callOff = inBatches(items.slice(BATCH), work)
  })
  return () => callOff()
}
