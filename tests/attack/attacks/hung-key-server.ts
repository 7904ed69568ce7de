import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { remoteKeys } from '../../../server/auth/remote-keys.ts'
import { signedTokens } from '../../../server/auth/signed-tokens.ts'
import type { Attack, Finding } from '../attack.ts'

const PROJECT = 'ucap-attack'
const SECONDS = 6
const FORGED_EVERY_MS = 2

export const hungKeyServer: Attack = {
  name: 'hung-key-server',
  mustHold:
    'Good tokens are taken at once while the key server hangs, and a rotated key within 2 s of its return, under forged key ids',
  limitSeconds: 150,
  run,
}

/** The built server has Google's address in it: here the check of tokens itself is attacked. */
async function run(): Promise<Finding> {
  const old = await keyPair('old')
  const rotated = await keyPair('rotated')
  let published = [old.jwk]
  let hangs = false
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    if (!hangs) response.end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const verify = signedTokens(
    PROJECT,
    remoteKeys(url, { uptimeMs: () => performance.now() }),
    () => new Date(),
  )
  const good = await old.token()
  await verify(good)
  hangs = true

  let forged = 0
  const forgery = await rotated.token('forged')
  const forging = setInterval(() => {
    forged++
    void verify(forgery)
  }, FORGED_EVERY_MS)
  const end = performance.now() + SECONDS * 1000
  let slowest = 0
  let wrong = 0
  while (performance.now() < end) {
    const started = performance.now()
    if ((await verify(good)).kind !== 'verified') wrong++
    slowest = Math.max(slowest, performance.now() - started)
    await pause(5)
  }
  hangs = false
  published = [old.jwk, rotated.jwk]
  const back = performance.now()
  const outcome = await verify(await rotated.token())
  const waited = performance.now() - back
  clearInterval(forging)
  server.close()
  server.closeAllConnections()
  return {
    held:
      wrong === 0 && slowest < 500 && outcome.kind === 'verified' && waited < 2000 && asked <= SECONDS + 5,
    tried: `a key server that hangs for ${SECONDS} s and then has another key, ${forged} tokens with a forged key id`,
    measured: `good tokens: ${wrong} refused, slowest ${Math.round(slowest)} ms; rotated key ${outcome.kind} after ${Math.round(waited)} ms; ${asked} fetches`,
  }
}

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' },
    /** Under another key id where one is given. */
    token: (under = kid) =>
      new SignJWT({
        auth_time: Math.floor(Date.now() / 1000) - 60,
        email: 'uid@example.com',
        email_verified: true,
        firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['uid'] } },
      })
        .setProtectedHeader({ alg: 'RS256', kid: under })
        .setIssuer(`https://securetoken.google.com/${PROJECT}`)
        .setAudience(PROJECT)
        .setSubject('uid')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  }
}
