import { expect, it, vi } from 'vitest'
import { openSession } from '../../../src/session/open-session.ts'
import type { Session } from '../../../src/session/session.ts'

vi.mock('../../../src/session/firebase.ts', () => ({
  createFirebaseSession: (): Partial<Session> => ({
    onUser(listener) {
      listener(null)
      return () => undefined
    },
  }),
}))

it('a browser that blocks storage is only logged: one can sign in all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const blocked = () => {
    throw new DOMException('', 'SecurityError')
  }
  const users: unknown[] = []
  openSession({ getItem: blocked }, 'http://localhost').onUser(user => users.push(user))
  await vi.waitFor(() => expect(users).toEqual([null]))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('storage is blocked'))
})
