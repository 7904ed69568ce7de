import { expect, it } from 'vitest'
import { createNotifications } from '../../../src/stores/notifications.ts'

function setUp(permission: { permission: NotificationPermission } | null) {
  return createNotifications({
    permission:
      permission && Object.assign(permission, { requestPermission: async () => permission.permission }),
    registration: async () => ({ showNotification: async () => undefined }),
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

it('what the person answers, or changes in the browser, shows', async () => {
  const browser: { permission: NotificationPermission } = { permission: 'default' }
  const notifications = setUp(browser)
  browser.permission = 'denied'
  await notifications.enable()
  expect(notifications.state.value).toBe('denied')
  browser.permission = 'granted'
  notifications.refresh()
  expect(notifications.state.value).toBe('granted')
})
