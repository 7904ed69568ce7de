import type { Stores } from '../../src/stores/stores.ts'

/** The stores that a component under test uses; touching another one fails the test. */
export function partOfStores(part: { readonly [K in keyof Stores]?: Partial<Stores[K]> }): Stores {
  return new Proxy(part, {
    get(target, name) {
      if (name in target) return target[name as keyof Stores]
      throw new Error(`the component uses the store ${String(name)}, which the test did not give`)
    },
  }) as Stores
}
