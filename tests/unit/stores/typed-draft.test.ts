import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import { storageOr } from '../../../src/app/browser-storage.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { followDraft } from '../../../src/stores/device/typed-draft.ts'

const as = (uid: string): AuthState => ({
  kind: 'signedIn',
  user: { uid, displayName: null, email: null, photoURL: null },
})
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

function load(storage: Storage, uid = 'ani') {
  const typed = signal('')
  const unanswered = signal<readonly string[]>([])
  const auth = signal<AuthState>({ kind: 'loading' })
  followDraft({ typed, unanswered, auth, storage })
  auth.value = as(uid)
  return { typed, unanswered, auth }
}

it('a reload brings back what was typed and what was asked about', () => {
  const storage = storageOr(blocked)
  const first = load(storage)
  first.typed.value = 'teh 5rb'
  first.unanswered.value = ['lunch 12,5']
  const second = load(storage)
  expect(second.typed.value).toBe('lunch 12,5, teh 5rb')
  second.typed.value = ''
  expect(load(storage).typed.value).toBe('')
})

it('is nothing for another account, and gone with the sign-out', () => {
  const storage = storageOr(blocked)
  load(storage).typed.value = 'teh 5rb'
  expect(load(storage, 'budi').typed.value).toBe('')
  const ani = load(storage)
  ani.typed.value = 'teh 5rb'
  ani.auth.value = { kind: 'signedOut' }
  expect(storage.length).toBe(0)
})

it('does without storage that is blocked or full', () => {
  const full = { ...storageOr(blocked), getItem: blocked, setItem: blocked }
  const { typed } = load(full)
  typed.value = 'teh 5rb'
  expect(typed.value).toBe('teh 5rb')
})
