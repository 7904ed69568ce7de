import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationPrompt } from '../../src/screens/notifications/notification-prompt.tsx'
import { ToastCards } from '../../src/screens/toasts/toast-cards.tsx'
import { Toasts } from '../../src/screens/toasts/toasts.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { createNotifications } from '../../src/stores/device/notifications.ts'
import { createToasts } from '../../src/stores/messages/toasts.ts'
import { partOfStores } from './part-of-stores.ts'

/** Offers notifications; `answer` is the person's to the browser's own question. */
function setUp(answer: NotificationPermission) {
  const toasts = createToasts()
  const permission = {
    permission: 'default' as NotificationPermission,
    async requestPermission() {
      this.permission = answer
      return answer
    },
  }
  const notifications = createNotifications({
    permission,
    registration: async () => ({ showNotification: async () => undefined, getNotifications: async () => [] }),
    watchPermission: () => undefined,
    now: () => new Date(),
    storage: { getItem: () => null, setItem: () => undefined },
    texts: { title: () => 'Ucap', welcome: () => '', saved: () => '' },
    toasts,
  })
  render(
    <StoresProvider value={partOfStores({ notifications, toasts })}>
      <NotificationPrompt />
      <Toasts prompt={null}>
        <ToastCards />
      </Toasts>
    </StoresProvider>,
  )
  expect(screen.queryByRole('region')).toBeNull()
  act(() => notifications.offer())
  return { permission }
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('the offer of notifications', () => {
  it.each([
    ['granted', 'status', 'Notifications are on. We will tell you when your expenses are saved.'],
    [
      'denied',
      'status',
      'Notifications denied. You can enable them later in browser settings. To turn them on: tap the icon beside the web address, open Permissions, allow Notifications, then come back.',
    ],
    ['default', 'status', 'Notifications stay off for now.'],
  ] as const)(
    'closes when it is taken, and tells what came of it: %s',
    { tags: ['spec-2.37', 'spec-4.41', 'spec-8.46', 'spec-8.47'] },
    async (answer, role, text) => {
      setUp(answer)
      await press('Enable Notifications')
      expect(screen.queryByRole('region')).toBeNull()
      expect(screen.getByRole(role).textContent).toBe(text)
    },
  )

  it('closes when it is put off, and asks the browser nothing', { tags: ['spec-2.37'] }, async () => {
    const { permission } = setUp('granted')
    await press('Maybe Later')
    expect(screen.queryByRole('region')).toBeNull()
    expect(permission.permission).toBe('default')
  })
})
