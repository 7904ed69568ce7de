/** Local mode as a program of its own, the way `npm start` runs it, and its emulator's sign-in. */
import { type Program, runProgram } from './program.ts'

/** Throws when it ends before it is ready. */
export function runLocalProcess(env: Record<string, string>): Promise<Program> {
  return runProgram('local', { AUTH_EMULATOR_PORT: '0', WHISPER_MODEL: 'none', ...env })
}

export interface SignedIn {
  readonly uid: string
  readonly idToken: string
  readonly refreshToken: string
}

/** With a Google credential, as the web SDK sends it. */
export async function signIn(url: string, email: string): Promise<SignedIn> {
  const claims = { sub: email, email, email_verified: true, name: email }
  const { localId, idToken, refreshToken } = await post<{
    localId: string
    idToken: string
    refreshToken: string
  }>(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    postBody: new URLSearchParams({ id_token: JSON.stringify(claims), providerId: 'google.com' }).toString(),
    requestUri: url,
    returnSecureToken: true,
  })
  return { uid: localId, idToken, refreshToken }
}

/** A fresh token for an earlier sign-in. */
export async function refresh(url: string, refreshToken: string): Promise<SignedIn> {
  const { user_id, id_token } = await post<{ user_id: string; id_token: string }>(
    `${url}/securetoken.googleapis.com/v1/token?key=demo`,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
  )
  return { uid: user_id, idToken: id_token, refreshToken }
}

async function post<Answer>(url: string, json: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status} from the emulator`)
  return (await response.json()) as Answer
}
