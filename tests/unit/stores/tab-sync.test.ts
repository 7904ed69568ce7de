import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createTabSync, type TabChannel } from '../../../src/stores/device/tab-sync.ts'

const account = (uid: string): AuthState => ({
  kind: 'signedIn',
  user: { uid, displayName: null, email: null, photoURL: null },
})

/** Tabs of one browser, with channels that deliver at once. */
function setUp() {
  const channels = new Map<TabChannel, string>()
  function openChannel(name: string): TabChannel {
    const channel: TabChannel = {
      onmessage: null,
      close: () => void channels.delete(channel),
      postMessage(data) {
        for (const [other, its] of channels)
          if (its === name && other !== channel)
            other.onmessage?.call({} as BroadcastChannel, new MessageEvent('message', { data }))
      },
    }
    channels.set(channel, name)
    return channel
  }
  function openTab(uid: string) {
    const auth = signal(account(uid))
    const visible = signal(true)
    const events = new EventTarget()
    const onChanged = vi.fn()
    const { notify } = createTabSync({ auth, visible, events, openChannel, onChanged })
    return { auth, visible, events, onChanged, notify }
  }
  return { openTab, channels }
}

it('a change is told to the other tabs of the account only', () => {
  const { openTab } = setUp()
  const [one, two, stranger] = [openTab('ani'), openTab('ani'), openTab('budi')]
  one.notify()
  expect(two.onChanged).toHaveBeenCalledOnce()
  expect(one.onChanged).not.toHaveBeenCalled()
  expect(stranger.onChanged).not.toHaveBeenCalled()
})

it('a hidden tab reloads only once it is visible, once for many changes', () => {
  const { openTab } = setUp()
  const [one, two] = [openTab('ani'), openTab('ani')]
  two.visible.value = false
  one.notify()
  one.notify()
  expect(two.onChanged).not.toHaveBeenCalled()
  two.visible.value = true
  expect(two.onChanged).toHaveBeenCalledOnce()
  two.visible.value = false
  two.visible.value = true
  expect(two.onChanged).toHaveBeenCalledOnce()
})

it('the line follows the account, and is down while there is none or the page is left', () => {
  const { openTab, channels } = setUp()
  const tab = openTab('ani')
  tab.auth.value = account('budi')
  expect([...channels.values()]).toEqual(['changes:budi'])
  tab.events.dispatchEvent(new Event('pagehide'))
  expect(channels.size).toBe(0)
  expect(tab.notify).not.toThrow()
  tab.events.dispatchEvent(new Event('pageshow'))
  expect(channels.size).toBe(1)
  tab.auth.value = { kind: 'signedOut' }
  expect(channels.size).toBe(0)
})
