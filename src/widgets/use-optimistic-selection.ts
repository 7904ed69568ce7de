import { useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * For a selection whose effect takes long to render. Returns the item to show as selected, which is the last
 * one tapped even before its effect is rendered, and a tap handler: `choose` runs after the next paint, only
 * for the last of several taps.
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
