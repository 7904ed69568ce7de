import { describe, expect, it, vi } from 'vitest'
import type { Notice } from '../../../src/stores/notices.ts'
import { createNotifications } from '../../../src/stores/notifications.ts'

function setUp(before: NotificationPermission | null, answer: NotificationPermission | Error = 'granted') {
  const showNotification = vi.fn(async () => undefined)
  const notices: Notice[] = []
  const kept = new Map<string, string>()
  const permission = before && {
    permission: before,
    async requestPermission() {
      if (answer instanceof Error) throw answer
      this.permission = answer
      return answer
    },
  }
  const notifications = createNotifications({
    permission,
    registration: async () => ({ showNotification }),
    storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    texts: { title: () => 'Ucap', welcome: () => 'Welcome', saved: () => 'Saved' },
    toasts: { show: (_, notice) => notices.push(notice) },
  })
  return { notifications, notices, showNotification }
}

describe('notifications', () => {
  it('are offered only while the browser would still ask', () => {
    for (const [permission, open] of [
      ['default', true],
      ['granted', false],
      ['denied', false],
      [null, false],
    ] as const) {
      const { notifications } = setUp(permission)
      notifications.offer()
      expect(notifications.promptOpen.value, String(permission)).toBe(open)
    }
  })

  it('are not offered again in this visit after Maybe Later', () => {
    const { notifications } = setUp('default')
    notifications.offer()
    notifications.later()
    notifications.offer()
    expect(notifications.promptOpen.value).toBe(false)
  })

  it('welcome a person who allows them', async () => {
    const { notifications, notices, showNotification } = setUp('default')
    await notifications.enable()
    expect(notices).toEqual([{ kind: 'notificationsOn' }])
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Ucap', {
      body: 'Welcome',
      icon: '/icon-192.png',
    })
  })

  it.each<[NotificationPermission | Error, Notice[]]>([
    ['denied', [{ kind: 'notificationsDenied' }]],
    ['default', [{ kind: 'notificationsDismissed' }]],
    [new TypeError('no'), [{ kind: 'notificationsFailed' }]],
  ])('answered with %s tell %j and send nothing', async (answer, told) => {
    const { notifications, notices, showNotification } = setUp('default', answer)
    await notifications.enable()
    expect(notices).toEqual(told)
    expect(showNotification).not.toHaveBeenCalled()
  })

  it('are not offered again in this visit once the browser’s own question was closed', async () => {
    const { notifications } = setUp('default', 'default')
    await notifications.enable()
    notifications.offer()
    expect(notifications.promptOpen.value).toBe(false)
  })

  it.each<[NotificationPermission | null, Notice]>([
    ['granted', { kind: 'notificationsAlready' }],
    [null, { kind: 'notificationsUnsupported' }],
  ])('asked for where they are %s tell %j, with no question and no welcome', async (before, told) => {
    const { notifications, notices, showNotification } = setUp(before)
    await notifications.enable()
    expect(notices).toEqual([told])
    expect(showNotification).not.toHaveBeenCalled()
  })

  it('say that the expenses are saved only where they are allowed', async () => {
    const allowed = setUp('granted')
    await allowed.notifications.notifySaved()
    expect(allowed.showNotification).toHaveBeenCalledExactlyOnceWith('Ucap', {
      body: 'Saved',
      icon: '/icon-192.png',
    })
    const denied = setUp('denied')
    await denied.notifications.notifySaved()
    expect(denied.showNotification).not.toHaveBeenCalled()
  })
})
