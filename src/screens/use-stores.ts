/** Hands the stores down to the screens. */
import { createContext, useContext } from 'react'
import type { Stores } from '../stores/stores.ts'

const StoresContext = createContext<Stores | null>(null)
export const StoresProvider = StoresContext.Provider

/** The stores of this page. Throws outside a `StoresProvider`. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('no StoresProvider above')
  return stores
}
