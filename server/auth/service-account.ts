/**
 * A Google service account: its key file, and access tokens
 * (https://developers.google.com/identity/protocols/oauth2/service-account#httprest).
 */
import { readFileSync } from 'node:fs'
import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { boundedJson } from '../http/bounded-text.ts'

const keyFile = v.object({
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
  token_uri: v.optional(v.pipe(v.string(), v.url()), 'https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = v.InferOutput<typeof keyFile>

/** Many times the size of a token. */
const MAX_ANSWER_BYTES = 64 * 1024
const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() })
/** Scope for the users of a Firebase project. */
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** Longest validity of an assertion that Google accepts, in milliseconds. */
const ASSERTED_FOR_MS = 3_600_000
/** How long before its expiry a token is renewed, in milliseconds. */
const RENEWED_BEFORE_MS = 60_000

/** Null where there is no such file, or no key in it; nothing of the content is reported. */
export function readServiceAccount(path: string): ServiceAccount | null {
  try {
    return v.parse(keyFile, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Each call returns a token that is valid for at least a minute. Rejects with an error that quotes nothing of
 * key or answer, and when `signal` is aborted.
 */
export function accessTokens(
  account: ServiceAccount,
  now: () => Date,
): (signal: AbortSignal) => Promise<string> {
  let last: { readonly token: string; readonly goodUntil: number } | null = null
  return async signal => {
    const at = now().getTime()
    if (last && at < last.goodUntil) return last.token
    const { access_token: token, expires_in } = await ask(account, now(), signal)
    last = { token, goodUntil: at + expires_in * 1000 - RENEWED_BEFORE_MS }
    return token
  }
}

async function ask({ client_email, private_key, token_uri }: ServiceAccount, now: Date, signal: AbortSignal) {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ASSERTED_FOR_MS))
    .sign(await importPKCS8(private_key, 'RS256'))
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    signal,
  })
  const answer = v.safeParse(tokenAnswer, await boundedJson(response, MAX_ANSWER_BYTES))
  if (!response.ok || !answer.success)
    throw new Error(`no access token for the service account: ${response.status}`)
  return answer.output
}
