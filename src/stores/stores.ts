/** All state of a page, put together once. */
import { computed, effect } from '@preact/signals-react'
import { type AccountStores, createAccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { createInitialStores, InitialStores } from './initial-stores.ts'
import type { createLazyStores, LazyStores } from './lazy-stores.ts'
import { createLazyValue, type LazyValue } from './loading/lazy-value.ts'

/** With the loading of the code of those members that are made later. */
export interface StoresEnvironment extends Environment {
  readonly loadInitialStores: () => Promise<typeof createInitialStores>
  readonly loadLazyStores: () => Promise<typeof createLazyStores>
}

/** Loading of the members that the first paint does without. */
export interface LazyLoading {
  readonly loaded: { readonly value: boolean }
  /** Whether an action of the person waits for the code, or was dropped because it did not load. */
  readonly waiting: { readonly value: 'no' | 'loading' | 'failed' }
  /** Rejects where the code does not load; the next call tries again. */
  readonly load: () => Promise<void>
  /** Never rejects. */
  readonly preload: () => Promise<void>
  /** Drops the action that waits. */
  readonly cancel: () => void
}

/**
 * Each member behind the interface that it has when loaded. Of the `LazyStores`, what the initial screens call loads
 * them first; anything else throws until they are loaded, and so do the `InitialStores` before `loadInitial`.
 */
export interface Stores
  extends Omit<AccountStores, 'http'>,
    Omit<InitialStores, 'wiring'>,
    Omit<LazyStores, 'voiceResults'> {
  readonly loadInitial: () => Promise<void>
  readonly lazy: LazyLoading
}

/** Once a page. */
export function createStores(environment: StoresEnvironment): Stores {
  const { http, ...account } = createAccountStores(environment)
  const initial: LazyValue<InitialStores> = createLazyValue(async () => {
    const create = await environment.loadInitialStores()
    return create({ http, ...account }, environment, async () => (await lazy.load()).voiceResults)
  })
  const lazy: LazyValue<LazyStores> = createLazyValue(async () => {
    const [create, first] = await Promise.all([environment.loadLazyStores(), initial.load()])
    return create({ http, ...account }, first, environment)
  })
  /** For an action without a visible result: dropped where the code does not load. */
  const inBackground = (action: (stores: LazyStores) => unknown) => lazy.load().then(action, () => undefined)

  function initialMember<K extends keyof InitialStores>(name: K): InitialStores[K] {
    const stores = initial.value.peek()
    if (!stores) throw new Error(`stores.${name} is used before loadInitial`)
    return stores[name]
  }

  /** Until it is loaded, `actions` are what it has. */
  function lazyMember<K extends keyof LazyStores>(
    name: K,
    actions: Partial<LazyStores[K]> = {},
  ): () => LazyStores[K] {
    const early = new Proxy(actions, {
      get(target, property) {
        if (property in target) return Reflect.get(target, property)
        throw new Error(`stores.${name}.${String(property)} is used before it is loaded`)
      },
    }) as LazyStores[K]
    return () => lazy.value.value?.[name] ?? early
  }

  const members = {
    analytics: lazyMember('analytics'),
    periodDetail: lazyMember('periodDetail'),
    search: lazyMember('search'),
    selection: lazyMember('selection'),
    bulkDelete: lazyMember('bulkDelete'),
    review: lazyMember('review'),
    corrections: lazyMember('corrections'),
    spendingAnswers: lazyMember('spendingAnswers'),
    editing: lazyMember('editing', {
      openAdd: (...typed) => lazy.run(({ editing }) => editing.openAdd(...typed)),
      openEdit: expense => lazy.run(({ editing }) => editing.openEdit(expense)),
    }),
    sentence: lazyMember('sentence', {
      wake: async () => {
        await inBackground(({ sentence }) => sentence.wake())
      },
      addByForm: () => lazy.run(({ sentence }) => sentence.addByForm()),
      submit: async () => {
        lazy.run(({ sentence }) => void sentence.submit())
        return false
      },
    }),
    again: lazyMember('again'),
    agreement: lazyMember('agreement'),
    budgets: lazyMember('budgets'),
    recurring: lazyMember('recurring'),
    phrases: lazyMember('phrases'),
    installOffer: lazyMember('installOffer'),
    exporting: lazyMember('exporting', {
      open: preset => lazy.run(({ exporting }) => exporting.open(preset)),
    }),
    importing: lazyMember('importing'),
    accountDeletion: lazyMember('accountDeletion', {
      open: async () => lazy.run(({ accountDeletion }) => void accountDeletion.open()),
    }),
    ownCopy: lazyMember('ownCopy', { open: () => lazy.run(({ ownCopy }) => ownCopy.open()) }),
    notifications: lazyMember('notifications', {
      offer: () => void inBackground(({ notifications }) => notifications.offer()),
    }),
    signingOut: lazyMember('signingOut', {
      // Where the question does not load, all recordings stay stored for the same account.
      begin: () => lazy.load().then(({ signingOut }) => signingOut.begin(), account.auth.signOut),
    }),
    sumsNotification: lazyMember('sumsNotification'),
    standing: lazyMember('standing'),
    trends: lazyMember('trends'),
    unsent: lazyMember('unsent', {
      refresh: async () => {
        await inBackground(({ unsent }) => unsent.refresh())
      },
    }),
  }

  // An action that one account asked for is not run for the next one.
  effect(() => {
    if (account.auth.state.value.kind === 'signedOut') lazy.cancel()
  })

  effect(() => {
    const deleting = account.auth.deleting.value
    if (deleting) void forget(deleting.userId, deleting.message)
  })

  /** What the account has on this device goes, too. Told last: what stands there is withdrawn with the session. */
  async function forget(userId: string, message: string | null): Promise<void> {
    await lazy.load().then(({ accountDeletion }) => accountDeletion.emptyDevice(userId), account.auth.expire)
    if (message !== null) account.toasts.show('info', { kind: 'text', text: message }, { duration: null })
  }

  return {
    ...account,
    loadInitial: async () => void (await initial.load()),
    lazy: {
      loaded: computed(() => lazy.value.value !== null),
      waiting: lazy.waiting,
      load: async () => void (await lazy.load()),
      preload: async () => void (await inBackground(() => undefined)),
      cancel: lazy.cancel,
    },
    get connection() {
      return initialMember('connection')
    },
    get subscription() {
      return initialMember('subscription')
    },
    get dashboard() {
      return initialMember('dashboard')
    },
    get firstUse() {
      return initialMember('firstUse')
    },
    get inHand() {
      return initialMember('inHand')
    },
    get recording() {
      return initialMember('recording')
    },
    get typed() {
      return initialMember('typed')
    },
    get typing() {
      return initialMember('typing')
    },
    get today() {
      return initialMember('today')
    },
    get timeZone() {
      return initialMember('timeZone')
    },
    get now() {
      return initialMember('now')
    },
    get analytics() {
      return members.analytics()
    },
    get periodDetail() {
      return members.periodDetail()
    },
    get search() {
      return members.search()
    },
    get selection() {
      return members.selection()
    },
    get bulkDelete() {
      return members.bulkDelete()
    },
    get review() {
      return members.review()
    },
    get corrections() {
      return members.corrections()
    },
    get spendingAnswers() {
      return members.spendingAnswers()
    },
    get sentence() {
      return members.sentence()
    },
    get editing() {
      return members.editing()
    },
    get again() {
      return members.again()
    },
    get agreement() {
      return members.agreement()
    },
    get budgets() {
      return members.budgets()
    },
    get recurring() {
      return members.recurring()
    },
    get phrases() {
      return members.phrases()
    },
    get installOffer() {
      return members.installOffer()
    },
    get accountDeletion() {
      return members.accountDeletion()
    },
    get ownCopy() {
      return members.ownCopy()
    },
    get exporting() {
      return members.exporting()
    },
    get importing() {
      return members.importing()
    },
    get notifications() {
      return members.notifications()
    },
    get signingOut() {
      return members.signingOut()
    },
    get sumsNotification() {
      return members.sumsNotification()
    },
    get standing() {
      return members.standing()
    },
    get trends() {
      return members.trends()
    },
    get unsent() {
      return members.unsent()
    },
  }
}
