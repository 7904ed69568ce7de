import { expect, test } from 'vitest'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { tokenSource } from '../../../src/session/token-source.ts'

function source() {
  const state = { uid: 'me' as string | undefined, now: 0, asked: 0, kind: 'token' as AccessToken['kind'] }
  const token = tokenSource({
    uid: () => state.uid,
    now: () => state.now,
    fresh: async () => {
      state.asked++
      return state.kind === 'token' ? { kind: 'token', token: `token ${state.asked}` } : { kind: state.kind }
    },
  })
  return { state, token }
}

test('a token is forced afresh each time it is asked for', async () => {
  const { token } = source()
  expect([await token(), await token()]).toEqual([
    { kind: 'token', token: 'token 1' },
    { kind: 'token', token: 'token 2' },
  ])
})

test('one that is young enough serves again, and no longer', async () => {
  const { state, token } = source()
  await token()
  state.now = 119_999
  expect(await token(120_000)).toEqual({ kind: 'token', token: 'token 1' })
  state.now = 120_000
  expect(await token(120_000)).toEqual({ kind: 'token', token: 'token 2' })
})

test('calls made while one is under way share it', async () => {
  const { state, token } = source()
  await Promise.all([token(), token()])
  expect(state.asked).toBe(1)
})

test.each([
  ['another account', 'you'],
  ['no account', undefined],
])('a young token does not serve %s', async (_, uid) => {
  const { state, token } = source()
  await token()
  state.uid = uid
  state.kind = 'none'
  expect(await token(120_000)).toEqual({ kind: 'none' })
})

test('a refusal ends the token before it', async () => {
  const { state, token } = source()
  await token()
  state.kind = 'none'
  await token()
  expect(await token(120_000)).toEqual({ kind: 'none' })
})
