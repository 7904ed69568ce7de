/** All state of a page, put together once. */
import { computed, effect } from '@preact/signals-react'
import { type AccountStores, createAccountStores } from './account-stores.ts'
import { createEarlyMembers, type LazyMembers } from './early-members.ts'
import type { Environment } from './environment.ts'
import type { createInitialStores, InitialStores } from './initial-stores.ts'
import type { createLazyStores, LazyStores } from './lazy-stores.ts'
import { addMembers } from './loading/add-members.ts'
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

type InitialMembers = Omit<InitialStores, 'wiring'>

const INITIAL: { readonly [K in keyof InitialMembers]: true } = {
  connection: true,
  subscription: true,
  dashboard: true,
  firstUse: true,
  inHand: true,
  recording: true,
  typed: true,
  typing: true,
  today: true,
  timeZone: true,
  now: true,
}

/**
 * Each member behind the interface that it has when loaded. Of the `LazyStores`, what the initial screens call loads
 * them first; anything else throws until they are loaded, and so do the `InitialStores` before `loadInitial`.
 */
export interface Stores extends Omit<AccountStores, 'http'>, InitialMembers, LazyMembers {
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
  const early = createEarlyMembers(lazy, account.auth.signOut)

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

  const present = {
    ...account,
    loadInitial: async () => void (await initial.load()),
    lazy: {
      loaded: computed(() => lazy.value.value !== null),
      waiting: lazy.waiting,
      load: async () => void (await lazy.load()),
      preload: () =>
        lazy.load().then(
          () => undefined,
          () => undefined,
        ),
      cancel: lazy.cancel,
    },
  }
  const withInitial = addMembers<typeof present, InitialMembers>(present, INITIAL, name => {
    const stores = initial.value.peek()
    if (!stores) throw new Error(`stores.${name} is used before loadInitial`)
    return stores[name]
  })
  return addMembers<typeof withInitial, LazyMembers>(
    withInitial,
    early,
    name => (lazy.value.value ?? early)[name],
  )
}
