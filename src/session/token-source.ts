/** Identity tokens of the signed-in account, cached with their age. */
import type { AccessToken } from '../../shared/domain/access-token.ts'

export interface TokenSourceDeps {
  /** Id of the account signed in now; undefined for none. */
  readonly uid: () => string | undefined
  /** Forces a new token of it. */
  readonly fresh: () => Promise<AccessToken>
  /** Monotonic milliseconds. */
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
