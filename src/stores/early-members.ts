/** The lazy members before they are loaded: what the initial screens call of them loads them first. */
import { computed } from '@preact/signals-react'
import type { LazyStores } from './lazy-stores.ts'
import type { LazyValue } from './loading/lazy-value.ts'

export type LazyMembers = Omit<LazyStores, 'voiceResults'>

/** Each has its early actions alone; anything else of it throws. */
export function createEarlyMembers(lazy: LazyValue<LazyStores>, signOut: () => void): LazyMembers {
  const actions = earlyActions(lazy, signOut)
  const members = Object.entries(actions).map(([name, early]) => [name, onlyActions(name, early)])
  return Object.fromEntries(members)
}

function earlyActions(
  lazy: LazyValue<LazyStores>,
  signOut: () => void,
): { readonly [K in keyof LazyMembers]: Partial<LazyMembers[K]> } {
  /** For an action without a visible result: dropped where the code does not load. */
  const inBackground = (action: (stores: LazyStores) => unknown) => lazy.load().then(action, () => undefined)
  return {
    analytics: {},
    periodDetail: {},
    search: {},
    selection: {},
    bulkDelete: {},
    review: {},
    corrections: {},
    spendingAnswers: {},
    editing: {
      openAdd: (...typed) => lazy.run(({ editing }) => editing.openAdd(...typed)),
      openEdit: expense => lazy.run(({ editing }) => editing.openEdit(expense)),
    },
    sentence: {
      isReturned: computed(() => false),
      dropReturned: () => undefined,
      wake: async () => {
        await inBackground(({ sentence }) => sentence.wake())
      },
      addByForm: () => lazy.run(({ sentence }) => sentence.addByForm()),
      submit: async () => {
        lazy.run(({ sentence }) => void sentence.submit())
        return false
      },
    },
    again: {},
    agreement: {},
    budgets: {},
    recurring: {},
    phrases: {},
    installOffer: {},
    exporting: { open: preset => lazy.run(({ exporting }) => exporting.open(preset)) },
    importing: {},
    accountDeletion: { open: async () => lazy.run(({ accountDeletion }) => void accountDeletion.open()) },
    ownCopy: { open: () => lazy.run(({ ownCopy }) => ownCopy.open()) },
    notifications: { offer: () => void inBackground(({ notifications }) => notifications.offer()) },
    // Where the question does not load, all recordings stay stored for the same account.
    signingOut: { begin: () => lazy.load().then(({ signingOut }) => signingOut.begin(), signOut) },
    sumsNotification: {},
    standing: {},
    trends: {},
    unsent: {
      refresh: async () => {
        await inBackground(({ unsent }) => unsent.refresh())
      },
    },
  }
}

function onlyActions(name: string, actions: object): object {
  return new Proxy(actions, {
    get(target, property) {
      if (property in target) return Reflect.get(target, property)
      throw new Error(`stores.${name}.${String(property)} is used before it is loaded`)
    },
  })
}
