import { expect, it } from 'vitest'
import { createNotifications } from '../../../src/stores/device/notifications.ts'

function setUp(
  permission: { permission: NotificationPermission } | null,
  watchPermission: (onChange: () => void) => void = () => undefined,
) {
  return createNotifications({
    permission:
      permission && Object.assign(permission, { requestPermission: async () => permission.permission }),
    registration: async () => ({ showNotification: async () => undefined, getNotifications: async () => [] }),
    watchPermission,
    now: () => new Date(),
    storage: { getItem: () => null, setItem: () => undefined },
    texts: { title: () => '', welcome: () => '', saved: () => '' },
    toasts: { show: () => undefined },
  })
}

it.each([
  [{ permission: 'default' }, 'prompt'],
  [{ permission: 'granted' }, 'granted'],
  [{ permission: 'denied' }, 'denied'],
  [null, 'unsupported'],
] as const)('with the browser’s %j, notifications are %s', (permission, state) => {
  expect(setUp(permission && { ...permission }).state.value).toBe(state)
})

it('what the person answers shows', async () => {
  const browser: { permission: NotificationPermission } = { permission: 'default' }
  const notifications = setUp(browser)
  browser.permission = 'denied'
  await notifications.enable()
  expect(notifications.state.value).toBe('denied')
})

it('what is changed in the browser’s settings shows, and ends an offer that has nothing to ask for any more', () => {
  const browser: { permission: NotificationPermission } = { permission: 'default' }
  const watchers: (() => void)[] = []
  const notifications = setUp(browser, onChange => void watchers.push(onChange))
  notifications.offer()
  for (const [permission, state, offered] of [
    ['default', 'prompt', true],
    ['granted', 'granted', false],
    ['denied', 'denied', false],
  ] as const) {
    browser.permission = permission
    for (const changed of watchers) changed()
    expect(notifications.state.value).toBe(state)
    expect(notifications.promptOpen.value).toBe(offered)
  }
})
