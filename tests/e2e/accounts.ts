/** Sign-ins at the emulator past the interface: for tests that speak to the API themselves, or are not about signing in. */
import type { Page } from '@playwright/test'
import { CURRENT_TERMS } from '../../shared/domain/terms.ts'
import { AGREED_TERMS_HEADER } from '../../shared/wire/agreement.ts'

/** Local mode's project, and its key. */
const PROJECT = 'demo-ucap'
const SIGN_IN = `/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT}`
/** Of a token, in milliseconds. */
const LIFETIME = 3_600_000

/** Part of what the emulator answers to a sign-in. */
interface SignedIn {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
}

/** Signs a Google account in at the product's own origin; creates it where it is new. */
export async function idToken(origin: string, email: string): Promise<string> {
  const body = JSON.stringify(requestFor(email))
  const headers = { 'Content-Type': 'application/json' }
  return signedIn(await (await fetch(origin + SIGN_IN, { method: 'POST', headers, body })).json()).idToken
}

/**
 * From its next load on the page finds the account signed in, and agreed to the terms, as Firebase keeps it in local
 * storage; again at each load until what is returned is disposed of.
 */
export async function storeSignIn(page: Page, email: string): Promise<{ dispose(): Promise<void> }> {
  const answer = await page.request.post(SIGN_IN, { data: requestFor(email) })
  const { localId, idToken, refreshToken } = signedIn(await answer.json())
  const headers = { Authorization: `Bearer ${idToken}`, [AGREED_TERMS_HEADER]: CURRENT_TERMS }
  await page.request.post('/api/auth/login', { headers })
  const { name } = claimsOf(email)
  const profile = { email, displayName: name, photoURL: null, phoneNumber: null }
  const user = {
    ...profile,
    uid: localId,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ ...profile, providerId: 'google.com', uid: email }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + LIFETIME },
    apiKey: PROJECT,
    appName: '[DEFAULT]',
  }
  return page.addInitScript(
    ([key, value]) => {
      if (location.protocol === 'http:') localStorage.setItem(key, value)
    },
    [`firebase:authUser:${PROJECT}:[DEFAULT]`, JSON.stringify(user)] as const,
  )
}

/** As the account chooser of local mode gives them. */
function claimsOf(email: string) {
  return { sub: email, email, email_verified: true, name: email.split('@', 1)[0] ?? email }
}

function requestFor(email: string) {
  const credential = encodeURIComponent(JSON.stringify(claimsOf(email)))
  return {
    postBody: `id_token=${credential}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  }
}

function signedIn(answer: Partial<SignedIn>): SignedIn {
  const { localId, idToken, refreshToken } = answer
  if (!localId || !idToken || !refreshToken)
    throw new Error(`the emulator gave no token: ${JSON.stringify(answer)}`)
  return { localId, idToken, refreshToken }
}
