/** Identity tokens as the emulator gives them, for tests that speak to the API themselves. */

/** Signs a Google account in at the product's own origin; creates it where it is new. */
export async function idToken(origin: string, email: string): Promise<string> {
  const credential = JSON.stringify({ sub: email, email, email_verified: true })
  const response = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-ucap`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        postBody: `id_token=${encodeURIComponent(credential)}&providerId=google.com`,
        requestUri: origin,
        returnSecureToken: true,
      }),
    },
  )
  const body = (await response.json()) as { idToken?: string }
  if (!body.idToken) throw new Error(`the emulator answered ${response.status} without a token`)
  return body.idToken
}

/** The same token with other claims: unsigned, as the emulator's are. */
export function withClaims(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`
}
