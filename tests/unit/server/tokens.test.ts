import fc from 'fast-check'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { emulatorTokens } from '../../../server/auth/emulator-tokens.ts'
import { signedTokens } from '../../../server/auth/signed-tokens.ts'
import type { VerifyToken } from '../../../server/auth/token-verifier.ts'
import { mutatedText } from './fuzz/mutations.ts'
import { fuzzParameters, TEST_MS } from './fuzz/runs.ts'
import { NOW } from './support/test-app.ts'

const PROJECT = 'demo-ucap'
const SECONDS = NOW.getTime() / 1000
const CLAIMS: JWTPayload = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  iat: SECONDS - 60,
  exp: SECONDS + 3540,
  auth_time: SECONDS - 60,
  email: 'First@Example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['118'] } },
  name: 'First Demo',
}
const IDENTITY = {
  subject: 'google.com:118',
  uid: 'uid-1',
  signedInAt: new Date((SECONDS - 60) * 1000),
  email: 'first@example.com',
  name: 'First Demo',
}

const WRONG_CLAIMS: [string, Record<string, unknown>, string][] = [
  ['expired', { exp: SECONDS - 1 }, 'expired'],
  ['for another project', { aud: 'demo-other' }, 'invalid'],
  ['from another issuer', { iss: 'https://securetoken.google.com/demo-other' }, 'invalid'],
  ['without a subject', { sub: '' }, 'invalid'],
  ['whose subject is no text', { sub: { toString: 0 } }, 'invalid'],
]
const AHEAD: [string, JWTPayload][] = [
  ['issued in the future', { iat: SECONDS + 600 }],
  ['of a sign-in in the future', { auth_time: SECONDS + 600 }],
]

describe('a signed token', () => {
  let keys: Awaited<ReturnType<typeof generateKeyPair>>
  let verify: VerifyToken
  const sign = (change: JWTPayload = {}, kid = 'k1', key = keys.privateKey) =>
    new SignJWT({ ...CLAIMS, ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

  beforeAll(async () => {
    keys = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }
    verify = signedTokens(PROJECT, createLocalJWKSet({ keys: [jwk] }), () => NOW)
  })

  test('of the project is taken', async () => {
    expect(await verify(await sign())).toEqual({ kind: 'verified', identity: IDENTITY })
  })

  test.each(WRONG_CLAIMS)('%s is refused', async (_, change, kind) => {
    expect((await verify(await sign(change))).kind).toBe(kind)
  })

  const identities = { 'google.com': ['118'] }
  test.each([
    ['of a sign-in by password', { firebase: { sign_in_provider: 'password', identities } }, 'notGoogle'],
    [
      'without a Google account',
      { firebase: { sign_in_provider: 'google.com', identities: {} } },
      'notGoogle',
    ],
    ['without any provider', { firebase: undefined }, 'notGoogle'],
    ['whose address Google has not verified', { email_verified: false }, 'emailUnverified'],
    ['that does not say whether the address is verified', { email_verified: 'true' }, 'emailUnverified'],
  ])('%s lets no user in', async (_, change, reason) => {
    expect(await verify(await sign(change))).toEqual({ kind: 'refused', reason })
  })

  test.each(AHEAD)('%s shows that our clock is behind, and signs no user out', async (_, change) => {
    expect((await verify(await sign(change))).kind).toBe('unavailable')
  })

  test('tells when it was issued, and one that is not signed by Google does not', async () => {
    const issued: Date[] = []
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }
    const listening = signedTokens(
      PROJECT,
      createLocalJWKSet({ keys: [jwk] }),
      () => NOW,
      at => issued.push(at),
    )
    const other = await generateKeyPair('RS256')
    await listening(await sign({ iat: SECONDS - 30 }))
    await listening(await sign({ iat: SECONDS - 20 }, 'k1', other.privateKey))
    expect(issued).toEqual([new Date((SECONDS - 30) * 1000)])
  })

  test("signed with a third party's key under the right key id is refused", async () => {
    const other = await generateKeyPair('RS256')
    expect((await verify(await sign({}, 'k1', other.privateKey))).kind).toBe('invalid')
  })

  test('signed with an unpublished key is refused', async () => {
    expect((await verify(await sign({}, 'k2'))).kind).toBe('invalid')
  })

  test('without a signature is refused', async () => {
    expect((await verify(new UnsecuredJWT(CLAIMS).encode())).kind).toBe('invalid')
  })

  test('signed with the public key as an HMAC secret is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
    expect((await verify(token)).kind).toBe('invalid')
  })

  test('cannot be judged while the keys are out of reach', async () => {
    const unreachable = signedTokens(
      PROJECT,
      () => Promise.reject(new TypeError('fetch failed')),
      () => NOW,
    )
    expect(await unreachable(await sign())).toEqual({ kind: 'unavailable' })
  })

  test(
    'changed in any way is refused, and nothing but refused',
    async () => {
      const right = await sign()
      const token = fc.oneof(mutatedText(right), fc.string({ maxLength: 60, unit: 'binary' }))
      const property = fc.asyncProperty(token, async text => {
        if (bytesOf(text) !== bytesOf(right)) expect(await verify(text)).toEqual({ kind: 'invalid' })
      })
      await fc.assert(property, fuzzParameters())
    },
    TEST_MS,
  )

  test('that is no token is refused', async () => {
    expect((await verify('not.a.token')).kind).toBe('invalid')
  })
})

describe("an emulator's token", () => {
  const verify = emulatorTokens(
    PROJECT,
    uid => uid === 'uid-1',
    () => NOW,
  )
  const encode = (change: JWTPayload = {}) => new UnsecuredJWT({ ...CLAIMS, ...change }).encode()

  test('of an account that exists is taken', async () => {
    expect(await verify(encode())).toEqual({ kind: 'verified', identity: IDENTITY })
  })

  test('of a sign-in that is none of Google is taken, under the uid', async () => {
    const found = await verify(encode({ firebase: undefined, email_verified: undefined }))
    expect(found).toEqual({ kind: 'verified', identity: { ...IDENTITY, subject: 'firebase:uid-1' } })
  })

  test.each(AHEAD)('%s is refused', async (_, change) => {
    expect((await verify(encode(change))).kind).toBe('invalid')
  })

  test.each(WRONG_CLAIMS)('%s is refused', async (_, change, kind) => {
    expect((await verify(encode(change))).kind).toBe(kind)
  })

  test('of an account that does not exist is refused', async () => {
    expect((await verify(encode({ sub: 'uid-2' }))).kind).toBe('invalid')
  })

  test('with a made-up signature is refused', async () => {
    expect((await verify(`${encode()}c2lnbmF0dXJl`)).kind).toBe('invalid')
  })

  test(
    'with any claims is that of the account that is there, or refused',
    async () => {
      const names = [...Object.keys(CLAIMS), 'nbf']
      const change = fc.tuple(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }))
      const property = fc.asyncProperty(fc.array(change, { maxLength: 3 }), async changes => {
        const found = await verify(encode(Object.fromEntries(changes)))
        if (found.kind === 'verified') expect(found.identity.uid).toBe('uid-1')
        else expect(['invalid', 'expired']).toContain(found.kind)
      })
      await fc.assert(property, fuzzParameters())
    },
    TEST_MS,
  )
})

/** The last character of a part holds bits that say nothing: two texts may be one token. */
function bytesOf(token: string): string {
  const parts = token.split('.').map(part => Buffer.from(part, 'base64url').toString('hex'))
  return parts.join('.')
}
