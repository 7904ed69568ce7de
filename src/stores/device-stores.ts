/** The members about the device: other tabs, notifications, and the offer to install. */
import type { AccountStores } from './account-stores.ts'
import { createInstallOffer } from './device/install-offer.ts'
import { createNotifications } from './device/notifications.ts'
import { createSumsNotification } from './device/sums-notification.ts'
import { createTabSync } from './device/tab-sync.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'

type DeviceEnvironment = Pick<
  Environment,
  'events' | 'openChannel' | 'notifications' | 'sumsTexts' | 'localStorage' | 'now' | 'installation'
>

export function createDeviceStores(
  { auth, preferences, toasts }: AccountStores,
  { dashboard, wiring }: InitialStores,
  environment: DeviceEnvironment,
) {
  const { localStorage, now } = environment
  const { refresh, visible } = wiring
  const tabSync = createTabSync({ ...environment, auth: auth.state, visible, onChanged: refresh })
  const notifications = createNotifications({ ...environment.notifications, now, toasts })
  const sumsNotification = createSumsNotification({
    figures: dashboard.data,
    currency: preferences.currency,
    auth: auth.state,
    notifications,
    texts: environment.sumsTexts,
    storage: localStorage,
    now,
  })
  const installOffer = createInstallOffer({ ...environment, storage: localStorage })
  return { tabSync, notifications, sumsNotification, installOffer }
}
