/** Hands the stores down to the screens. */
import { createContext, useContext } from 'react'
import type { BaseStores } from '../stores/base-stores.ts'
import type { Stores } from '../stores/stores.ts'

const BaseContext = createContext<BaseStores | null>(null)
const StoresContext = createContext<Stores | null>(null)
export const BaseStoresProvider = BaseContext.Provider
export const StoresProvider = StoresContext.Provider

/** The stores of this page. Throws outside a `StoresProvider`, which only a signed-in person's screens have. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('no StoresProvider above')
  return stores
}

/** The stores that are there before anybody has signed in. Throws outside both providers. */
export function useBaseStores(): BaseStores {
  const base = useContext(BaseContext)
  const stores = useContext(StoresContext) ?? base
  if (!stores) throw new Error('no BaseStoresProvider above')
  return stores
}
