/** Hands the stores down to the screens. */
import { createContext, useContext } from 'react'
import type { BaseStores } from '../stores/base-stores.ts'
import type { FirstStores } from '../stores/first-stores.ts'
import type { Stores } from '../stores/stores.ts'

/** What the dashboard and the shell begin with. */
export type Beginning = Omit<FirstStores, 'wiring'> & {
  /** Has `work` done with all the stores, as soon as they are there; until then a dialog stands in for what it opens. */
  readonly ask: (work: (stores: Stores) => void) => void
  /** The same of something that nobody waits for: where they do not come, it is left. Settles once that is clear. */
  readonly askLater: (work: (stores: Stores) => unknown) => Promise<unknown>
  /** Signs out, after a question where recordings wait on this device. */
  readonly signOut: () => void
}

const BaseContext = createContext<BaseStores | null>(null)
const FirstContext = createContext<Beginning | null>(null)
const StoresContext = createContext<Stores | null>(null)
export const BaseStoresProvider = BaseContext.Provider
export const FirstStoresProvider = FirstContext.Provider
export const StoresProvider = StoresContext.Provider

/** The stores of this page. Throws outside a `StoresProvider`, which only what came later has. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('no StoresProvider above')
  return stores
}

/** The stores that a signed-in person's page begins with. Throws where there are none of theirs. */
export function useFirstStores(): Beginning {
  const first = useContext(FirstContext)
  const stores = useContext(StoresContext)
  if (first) return first
  if (!stores) throw new Error('no FirstStoresProvider above')
  const ask = (work: (stores: Stores) => void) => work(stores)
  const signOut = () => void stores.signingOut.begin()
  return { ...stores, ask, askLater: async work => work(stores), signOut }
}

/** The stores that are there before anybody has signed in. Throws outside all providers. */
export function useBaseStores(): BaseStores {
  const base = useContext(BaseContext)
  const stores = useContext(StoresContext) ?? base
  if (!stores) throw new Error('no BaseStoresProvider above')
  return stores
}
