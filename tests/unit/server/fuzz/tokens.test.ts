import fc from 'fast-check'
import { UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { emulatorTokens } from '../../../../server/auth/emulator-tokens.ts'
import { type Signing, signing } from '../support/signing.ts'
import { NOW } from '../support/test-app.ts'
import { mutatedText } from './mutations.ts'
import { fuzzParameters, TEST_MS } from './runs.ts'

let signed: Signing
beforeAll(async () => {
  signed = await signing()
}, 60_000)

/** As text: the last character of a part holds bits that say nothing. */
const sameBytes = (a: string, b: string) =>
  a
    .split('.')
    .map(part => Buffer.from(part, 'base64url').toString('hex'))
    .join() ===
  b
    .split('.')
    .map(part => Buffer.from(part, 'base64url').toString('hex'))
    .join()

test(
  'a signed token changed in any way is refused, and nothing but refused',
  async () => {
    const right = await signed.token('somebody')
    expect((await signed.verify(right)).kind).toBe('verified')
    const token = fc.oneof(mutatedText(right), fc.string({ maxLength: 60, unit: 'binary' }))
    const property = fc.asyncProperty(token, async text => {
      const { kind } = await signed.verify(text)
      if (text !== right && !sameBytes(text, right)) expect(kind).toBe('invalid')
    })
    await fc.assert(property, fuzzParameters())
  },
  TEST_MS,
)

test(
  'an emulator’s token with any claims is that of an account that is there, or refused',
  async () => {
    const seconds = NOW.getTime() / 1000
    const claims = {
      iss: 'https://securetoken.google.com/demo-ucap',
      aud: 'demo-ucap',
      sub: 'me',
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 60,
    }
    const verify = emulatorTokens(
      'demo-ucap',
      uid => uid === 'me',
      () => NOW,
    )
    expect((await verify(new UnsecuredJWT(claims).encode())).kind).toBe('verified')
    const one = fc.tuple(
      fc.constantFrom(...Object.keys(claims), 'email', 'name'),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const property = fc.asyncProperty(fc.array(one, { maxLength: 3 }), async changes => {
      const payload = JSON.stringify({ ...claims, ...Object.fromEntries(changes) })
      const [head] = new UnsecuredJWT({}).encode().split('.')
      const found = await verify(`${head}.${Buffer.from(payload).toString('base64url')}.`)
      if (found.kind === 'verified') expect(found.identity.uid).toBe('me')
      else expect(['invalid', 'expired']).toContain(found.kind)
    })
    await fc.assert(property, fuzzParameters())
  },
  TEST_MS,
)
