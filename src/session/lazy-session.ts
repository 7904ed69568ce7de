/** A session that loads its adapter only where a sign-in may be stored, or is requested. */
import type { Session, SessionUser } from './session.ts'

export interface LazySessionOptions {
  readonly load: () => Promise<Session>
  /**
   * The sign-in stored by an earlier visit: valid until the adapter says otherwise. `unidentified` where only
   * the adapter can read the account; null lets the sign-in page paint without the adapter.
   */
  readonly leftBehind: SessionUser | 'unidentified' | null
}

export type LazySession = Session & {
  readonly probablySignedIn: boolean
  /** Fetches the adapter before a click, so that the popup still opens within the click. Never rejects. */
  preload(): Promise<void>
}

export function createLazySession({ load, leftBehind }: LazySessionOptions): LazySession {
  const listeners = new Set<(user: SessionUser | null) => void>()
  const probablySignedIn = leftBehind !== null
  let known: SessionUser | null | undefined = leftBehind === 'unidentified' ? undefined : leftBehind
  let loading: Promise<Session> | null = null

  function announce(user: SessionUser | null): void {
    known = user
    for (const listener of listeners) listener(user)
  }

  async function open(): Promise<Session> {
    try {
      const session = await load()
      session.onUser(announce)
      return session
    } catch (error) {
      loading = null // So that the next call tries again.
      throw error
    }
  }

  async function adapter(): Promise<Session | null> {
    loading ??= open()
    return loading.catch(() => null)
  }

  if (probablySignedIn) void adapter().then(session => session ?? announce(null))

  return {
    probablySignedIn,
    onUser(listener) {
      listeners.add(listener)
      queueMicrotask(() => {
        if (known !== undefined && listeners.has(listener)) listener(known)
      })
      return () => listeners.delete(listener)
    },
    async signIn() {
      return (await adapter())?.signIn() ?? { kind: 'failed', reason: 'load' }
    },
    async signInAs(account) {
      return (await adapter())?.signInAs(account) ?? { kind: 'failed', reason: 'load' }
    },
    async token(maxAgeMs) {
      return (await adapter())?.token(maxAgeMs) ?? { kind: 'offline' }
    },
    async signOut() {
      await (await adapter())?.signOut()
    },
    async preload() {
      await adapter()
    },
  }
}
