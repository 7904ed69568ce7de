import { describe, expect, it, vi } from 'vitest'
import { createNotifications, LATER_FOR } from '../../../src/stores/device/notifications.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'

function setUp(
  before: NotificationPermission | null,
  answer: NotificationPermission | Error = 'granted',
  kept = new Map<string, string>(),
) {
  const showNotification = vi.fn(async () => undefined)
  const notices: Notice[] = []
  const clock = { now: Date.parse('2026-11-20T05:00:00Z') }
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
    registration: async () => ({ showNotification, getNotifications: async () => [] }),
    storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    watchPermission: () => undefined,
    now: () => new Date(clock.now),
    texts: { title: () => 'Ucap', welcome: () => 'Welcome', saved: () => 'Saved' },
    toasts: { show: (_, notice) => notices.push(notice) },
  })
  return { notifications, notices, showNotification, clock, kept }
}

type Offered = ReturnType<typeof createNotifications>

describe('notifications', () => {
  it('are offered only while the browser would still ask', { tags: ['spec-2.36'] }, () => {
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

  it.each<[string, NotificationPermission, (notifications: Offered) => unknown]>([
    ['Maybe Later', 'granted', notifications => notifications.later()],
    ['closing the browser’s own question', 'default', notifications => notifications.enable()],
  ])(
    'are not offered again for 30 days after %s, nor at a later visit',
    { tags: ['spec-2.36'] },
    async (_, answer, putOff) => {
      const { notifications, clock, kept } = setUp('default', answer)
      notifications.offer()
      await putOff(notifications)
      expect(notifications.promptOpen.value).toBe(false)
      const offered = (at: number) => {
        const visit = setUp('default', answer, kept)
        visit.clock.now = at
        visit.notifications.offer()
        return visit.notifications.promptOpen.value
      }
      expect(offered(clock.now)).toBe(false)
      expect(offered(clock.now + LATER_FOR - 1)).toBe(false)
      expect(offered(clock.now + LATER_FOR)).toBe(true)
      expect(LATER_FOR).toBe(30 * 86_400_000)
    },
  )

  it('are offered where they were put off at a moment that is still to come, or at none', () => {
    for (const moment of [String(Date.parse('2027-11-20T05:00:00Z')), 'nonsense']) {
      const { notifications } = setUp('default', 'granted', new Map([['notificationsLater', moment]]))
      notifications.offer()
      expect(notifications.promptOpen.value, moment).toBe(true)
    }
  })

  it('welcome a person who allows them', { tags: ['spec-2.38', 'spec-4.42', 'spec-9.15'] }, async () => {
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
  ])(
    'answered with %s tell %j and send nothing',
    { tags: ['spec-4.42', 'spec-8.48'] },
    async (answer, told) => {
      const { notifications, notices, showNotification } = setUp('default', answer)
      await notifications.enable()
      expect(notices).toEqual(told)
      expect(showNotification).not.toHaveBeenCalled()
    },
  )

  it.each<[NotificationPermission | null, Notice]>([
    ['granted', { kind: 'notificationsAlready' }],
    [null, { kind: 'notificationsUnsupported' }],
  ])(
    'asked for where they are %s tell %j, with no question and no welcome',
    { tags: ['spec-4.42', 'spec-8.44', 'spec-8.45'] },
    async (before, told) => {
      const { notifications, notices, showNotification } = setUp(before)
      await notifications.enable()
      expect(notices).toEqual([told])
      expect(showNotification).not.toHaveBeenCalled()
    },
  )

  it('say that the expenses are saved only where they are allowed', { tags: ['spec-4.20'] }, async () => {
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
