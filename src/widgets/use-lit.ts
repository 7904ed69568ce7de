import { useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * For one of several that leads to much. Returns which to show as chosen: what was tapped last, also while what it
 * leads to is on its way; and what a tap calls: `choose` follows once that is on the screen, of several with the last.
 */
export function useLit<Id extends string>(chosen: Id, choose: (id: Id) => void) {
  const [next, setNext] = useState<Id | null>(null)
  const asked = useRef<Id>(null)

  function light(id: Id): void {
    asked.current = id
    setNext(id)
    afterPaint(() => {
      if (asked.current !== id) return
      asked.current = null
      choose(id)
      setNext(null)
    })
  }
  return [next ?? chosen, light] as const
}
