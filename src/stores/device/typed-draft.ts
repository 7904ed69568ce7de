/** Keeps what is typed and neither saved nor answered over a reload of the tab, for the account that typed it. */
import { effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals-react'
import type { AuthState } from '../account/auth.ts'

const KEY = 'typed'

export interface DraftDeps {
  /** What the field holds. */
  readonly typed: Signal<string>
  /** Texts that left the field with a question about them: after a reload they stand in the field again. */
  readonly unanswered: ReadonlySignal<readonly string[]>
  readonly auth: ReadonlySignal<AuthState>
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Begins with the account: one that signs out takes its text along. */
export function followDraft({ typed, unanswered, auth, storage }: DraftDeps): void {
  let restoredFor: string | null = null

  effect(() => {
    const state = auth.value
    if (state.kind === 'loading') return
    if (state.kind === 'signedOut') {
      restoredFor = null
      write('')
      return
    }
    const { uid } = state.user
    if (restoredFor !== uid) {
      restoredFor = uid
      untracked(() => {
        if (typed.value === '') typed.value = read(uid)
      })
    }
    const text = [...unanswered.value, typed.value].filter(one => one.trim() !== '').join(', ')
    write(text === '' ? '' : `${uid} ${text}`)
  })

  function read(uid: string): string {
    try {
      const kept = storage.getItem(KEY) ?? ''
      return kept.startsWith(`${uid} `) ? kept.slice(uid.length + 1) : ''
    } catch {
      return '' // Storage is blocked: the field begins empty.
    }
  }

  function write(kept: string): void {
    try {
      if (kept === '') storage.removeItem(KEY)
      else storage.setItem(KEY, kept)
    } catch {
      // Storage is full: the text stands in the field all the same.
    }
  }
}
