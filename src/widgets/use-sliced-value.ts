import { effect, type ReadonlySignal } from '@preact/signals-react'
import { startTransition, useEffect, useState } from 'react'

/**
 * The signal's value for slow rendering: rendered in slices, at a lower priority than input, and abandoned
 * for a newer value.
 */
export function useSlicedValue<T>(signal: ReadonlySignal<T>): T {
  const [value, setValue] = useState(() => signal.peek())
  useEffect(
    () =>
      effect(() => {
        const next = signal.value
        startTransition(() => setValue(() => next))
      }),
    [signal],
  )
  return value
}
