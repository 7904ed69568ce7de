/** Today's and the month's sum outside the product: one silent notification, renewed after each save, where it is wanted. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Currency } from '../../../shared/domain/currency.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import type { AuthState } from '../account/auth.ts'
import type { Dashboard } from '../figures/dashboard.ts'
import type { Notifications } from './notifications.ts'

export interface SumsTexts {
  readonly title: (today: string) => string
  /** `at` is when they were true, in milliseconds since the epoch: the notification may be looked at tomorrow. */
  readonly body: (month: string, at: number) => string
}

export interface SumsNotificationDeps {
  readonly figures: ReadonlySignal<Dashboard | null>
  readonly currency: ReadonlySignal<Currency>
  readonly auth: ReadonlySignal<AuthState>
  readonly notifications: Pick<Notifications, 'state' | 'ask' | 'send' | 'takeBack'>
  readonly texts: SumsTexts
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => Date
}

const KEY = 'sumsNotification'
/** One takes the place of the other. */
const TAG = 'sums'

export function createSumsNotification(deps: SumsNotificationDeps) {
  const { figures, currency, auth, notifications, texts, storage, now } = deps
  const wanted = signal(isStored(storage))
  /** The next figures to arrive are shown: none were there yet, or something was saved since. */
  let isDue = false

  function show(): void {
    const sums = figures.peek()
    if (!wanted.peek() || !sums) return
    isDue = false
    const shown = currency.peek()
    void notifications.send({
      title: texts.title(formatMoney(sums.todaySpend[shown], shown)),
      body: texts.body(formatMoney(sums.monthSpend[shown], shown), now().getTime()),
      tag: TAG,
      silent: true,
      data: { path: '/' },
    })
  }

  async function want(next: boolean): Promise<void> {
    if (next && (await notifications.ask()) !== 'granted') return
    wanted.value = next
    try {
      storage.setItem(KEY, String(next))
    } catch {
      // Storage is blocked or full: the choice lasts for this visit.
    }
    if (next) {
      // The figures may still be on their way.
      isDue = true
      show()
    } else await notifications.takeBack(TAG)
  }

  effect(() => {
    if (figures.value && isDue) show()
  })
  // The next person on the device must not see what the one before spent.
  effect(() => {
    if (auth.value.kind === 'signedOut' && wanted.peek()) void notifications.takeBack(TAG)
  })

  return {
    wanted,
    want,
    /** Something was saved, changed or deleted, and the figures are about to say so. */
    renew(): void {
      isDue = true
    },
  }
}

function isStored(storage: SumsNotificationDeps['storage']): boolean {
  try {
    return storage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}
