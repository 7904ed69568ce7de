/** Local mode as a program of its own, the way `npm start` runs it, and its emulator's sign-in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface LocalProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Sends the signal and waits for the end. The exit code is null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Throws when it ends before it is ready. */
export async function runLocalProcess(env: Record<string, string>): Promise<LocalProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/local.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      AUTH_EMULATOR_PORT: '0',
      EXTRACT_URL: '',
      WHISPER_MODEL: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready on (.+)$/.exec(line)?.[1]
    if (!url) continue
    return {
      url,
      child,
      async end(signal) {
        child.kill(signal)
        const [code] = await exited
        return code
      },
    }
  }
  throw new Error('Local mode ended before it was ready')
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
