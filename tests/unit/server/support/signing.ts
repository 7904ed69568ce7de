/** Tokens of a Firebase project, signed here, and the production check of them. */
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { signedTokens } from '../../../../server/auth/signed-tokens.ts'
import type { VerifyToken } from '../../../../server/auth/token-verifier.ts'
import { NOW } from './test-app.ts'

const PROJECT = 'ucap-test'
const SECONDS = NOW.getTime() / 1000

export interface Signing {
  readonly verify: VerifyToken
  /** Valid at NOW, unless `change` says otherwise. */
  token(uid: string, change?: JWTPayload): Promise<string>
  /** The same claims under an unpublished key, and under none. */
  forged(uid: string): Promise<string>
  unsigned(uid: string): string
}

export async function signing(): Promise<Signing> {
  const published = await generateKeyPair('RS256')
  const own = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'k1', alg: 'RS256' }
  const sign = (claims: JWTPayload, key: CryptoKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)
  return {
    verify: signedTokens(PROJECT, createLocalJWKSet({ keys: [jwk] }), () => NOW),
    token: (uid, change) => sign({ ...claimsOf(uid), ...change }, published.privateKey),
    forged: uid => sign(claimsOf(uid), own.privateKey),
    unsigned: uid => new UnsecuredJWT(claimsOf(uid)).encode(),
  }
}

export const EXPIRED: JWTPayload = { exp: SECONDS - 1 }
export const ELSEWHERE: JWTPayload = { aud: 'another', iss: 'https://securetoken.google.com/another' }

function claimsOf(uid: string): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [`google-${uid}`] } },
    name: `Name of ${uid}`,
    iat: SECONDS - 60,
    exp: SECONDS + 3540,
    auth_time: SECONDS - 60,
  }
}
