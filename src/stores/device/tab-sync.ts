/** The same account in other tabs of this browser: each notifies the others that something changed, not what. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { AuthState } from '../account/auth.ts'

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

export interface TabSyncDeps {
  readonly auth: ReadonlySignal<AuthState>
  readonly visible: ReadonlySignal<boolean>
  /** Fires `pagehide` and `pageshow`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  readonly openChannel: (name: string) => TabChannel
  /** Another tab has changed something; told once the page can be seen. */
  readonly onChanged: () => void
}

export interface TabSync {
  notify(): void
}

export function createTabSync({ auth, visible, events, openChannel, onChanged }: TabSyncDeps): TabSync {
  /** An open channel keeps a page out of some browsers' back/forward cache. */
  const open = signal(true)
  const changed = signal(false)
  let channel: TabChannel | null = null

  events.addEventListener('pagehide', () => {
    open.value = false
  })
  events.addEventListener('pageshow', () => {
    open.value = true
  })

  effect(() => {
    if (!open.value || auth.value.kind !== 'signedIn') return
    const opened = openChannel(`changes:${auth.value.user.uid}`)
    opened.onmessage = () => {
      changed.value = true
    }
    channel = opened
    return () => {
      opened.close()
      channel = null
    }
  })

  effect(() => {
    if (!changed.value || !visible.value) return
    changed.value = false
    untracked(onChanged)
  })

  return { notify: () => channel?.postMessage(null) }
}
