/** A typed text that stands in the field again, as a question about it was cancelled: nothing is proposed of it before it is changed or sent again. */
import { computed, effect, type Signal, signal } from '@preact/signals-react'

/** `typed`: what the field holds. */
export function createReturnedText(typed: Signal<string>) {
  const returned = signal<string | null>(null)
  effect(() => {
    if (typed.value !== returned.peek()) returned.value = null
  })

  return {
    isReturned: computed(() => returned.value !== null),
    putBack(text: string): void {
      const other = typed.peek()
      // What is being typed stays as it is; one that was put back gets company.
      if (other !== '' && returned.peek() === null) return
      typed.value = other === '' ? text : `${other}, ${text}`
      returned.value = typed.peek()
    },
    /** The person went elsewhere: it is not wanted any more. */
    dropReturned(): void {
      if (returned.peek() !== null) typed.value = ''
    },
  }
}
