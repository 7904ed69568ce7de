/** Identity tokens of the account that is signed in, and how old they are. */
import type { AccessToken } from '../../shared/domain/access-token.ts'

export interface TokenSourceDeps {
  /** Of the account that is signed in now; undefined for none. */
  readonly uid: () => string | undefined
  /** Forces a new token of it. */
  readonly fresh: () => Promise<AccessToken>
  /** Milliseconds that never go back. */
  readonly now: () => number
}

/** As `token` of a session. */
export function tokenSource({
  uid,
  fresh,
  now,
}: TokenSourceDeps): (maxAgeMs?: number) => Promise<AccessToken> {
  let refresh: Promise<AccessToken> | null = null
  let last: { readonly uid: string | undefined; readonly access: AccessToken; readonly at: number } | null =
    null

  async function remembered(): Promise<AccessToken> {
    const at = now()
    const access = await fresh()
    last = access.kind === 'token' ? { uid: uid(), access, at } : null
    return access
  }

  return async (maxAgeMs = 0) => {
    if (last && last.uid === uid() && now() - last.at < maxAgeMs) return last.access
    refresh ??= remembered().finally(() => {
      refresh = null
    })
    return refresh
  }
}
