/** Where deleted expenses stood in the order of entry, so that Undo puts them back there. */
import * as v from 'valibot'

/** Of a backend that does not tell, as of one that answers otherwise, nothing is known. */
export const oneDeletedOutput = v.fallback(v.object({ place: v.optional(v.string()) }), {})
export const manyDeletedOutput = v.fallback(v.object({ places: v.array(v.nullable(v.string())) }), {
  places: [],
})

/** For as long as the page lives: Undo is offered no longer. */
export function createDeletedPlaces() {
  const places = new Map<string, string>()
  return {
    of: (id: string) => places.get(id),
    /** `told` in the order of `ids`, as far as it goes. */
    note(ids: readonly string[], told: readonly (string | null | undefined)[]): void {
      for (const [index, id] of ids.entries()) {
        const place = told[index]
        if (place != null) places.set(id, place)
      }
    },
  }
}
