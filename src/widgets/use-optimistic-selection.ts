import { useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * For a selection whose effect takes long to render. Returns the item to show as selected, which is the one tapped last
 * also while its effect is not rendered yet, and what a tap calls: `choose` runs after the next paint, of several taps
 * for the last one only.
 */
export function useOptimisticSelection<Id extends string, Chosen extends Id | null = Id>(
  chosen: Chosen,
  choose: (id: Id) => void,
) {
  const [next, setNext] = useState<Id | null>(null)
  const asked = useRef<Id>(null)

  function select(id: Id): void {
    asked.current = id
    setNext(id)
    afterPaint(() => {
      if (asked.current !== id) return
      asked.current = null
      choose(id)
      setNext(null)
    })
  }
  return [next ?? chosen, select] as const
}
