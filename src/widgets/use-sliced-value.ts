import { effect, type ReadonlySignal } from '@preact/signals-react'
import { startTransition, useEffect, useState } from 'react'

/**
 * The signal's value, for what takes long to render: done in slices, after what answers the person's touch or key, and
 * left for a later value that comes meanwhile.
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
