/** The lazy tier's parts of a signed-in page. */
import { effect, untracked } from '@preact/signals-react'
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStores } from '../screens/use-stores.ts'

/**
 * Null until the tier is loaded. Rendered in slices, but at once where an action waits for it: its dialog
 * takes the focus over from the placeholder.
 */
export function useLazyParts<T>(lazyApp: () => T | null): T | null {
  const { lazy } = useStores()
  const [parts, setParts] = useState(() => (lazy.loaded.value ? lazyApp() : null))
  useEffect(
    () =>
      effect(() => {
        if (!lazy.loaded.value) return
        const show = () => setParts(() => lazyApp())
        if (untracked(() => lazy.waiting.value) === 'no') startTransition(show)
        else flushSync(show)
      }),
    [lazy, lazyApp],
  )
  return parts
}
