/** The place of short messages, whose code and texts load in idle time, or with the first message. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { type TextKey, t } from '../i18n/translate.ts'
import { ToastsUnsaid } from '../screens/toasts/toasts.tsx'
import { useStores } from '../screens/use-stores.ts'
import { memoizeAsync } from '../stores/loading/memoize-async.ts'
import type { Notice } from '../stores/messages/notices.ts'
import { loadChunk } from './load-chunk.ts'

let loaded: ComponentType | null = null
const load = memoizeAsync(async () => {
  const { ToastCards } = await import('../screens/toasts/toast-cards.tsx')
  loaded = ToastCards
})

/** Loads ahead, so that the first message shows at once. Never rejects: that message retries. */
export const preloadToasts = () => load().catch(() => undefined)

/** Fallback texts where the code does not load, since a pressed button needs a response. */
const EARLY: { readonly [K in Notice['kind']]?: TextKey } = {
  internetRequired: 'press.internetRequired',
  startFailed: 'press.startFailed',
}

export function ToastArea() {
  useSignals()
  const { toasts } = useStores()
  const list = toasts.list.value
  const [failed, setFailed] = useState(false)
  const [Cards, setCards] = useState(() => loaded)
  useEffect(() => {
    if (list.length === 0 || Cards) return
    loadChunk(load).then(
      () => setCards(() => loaded),
      () => setFailed(true),
    )
  }, [list, Cards])
  if (Cards) return <Cards />
  const last = list.at(-1)
  if (!failed || !last) return null
  const text = t(EARLY[last.notice.kind] ?? 'app.chunkFailed')
  return <ToastsUnsaid text={text} onClose={() => toasts.dismiss(last.id)} />
}
