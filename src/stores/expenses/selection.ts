/** Which expenses of a list are picked, while picking is on. */
import { batch, computed, signal } from '@preact/signals-react'

export type Selection = ReturnType<typeof createSelection>

export function createSelection() {
  const selecting = signal(false)
  /** Ids. Empty while picking is off. */
  const picked = signal<ReadonlySet<string>>(new Set())

  function leave(): void {
    batch(() => {
      selecting.value = false
      if (picked.peek().size > 0) picked.value = new Set()
    })
  }

  return {
    selecting,
    picked,
    count: computed(() => picked.value.size),
    enter: () => {
      selecting.value = true
    },
    leave,
    set(id: string, on: boolean): void {
      const next = new Set(picked.peek())
      if (on) next.add(id)
      else next.delete(id)
      picked.value = next
    },
    pickOnly(ids: Iterable<string>): void {
      picked.value = new Set(ids)
    },
    /** Drops whatever is not listed any more. */
    keep(listed: ReadonlySet<string>): void {
      const kept = [...picked.peek()].filter(id => listed.has(id))
      if (kept.length < picked.peek().size) picked.value = new Set(kept)
    },
  }
}
