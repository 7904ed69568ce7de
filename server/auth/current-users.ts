/** Refuses tokens of deleted or disabled users: a token stays valid for up to an hour after that. */
import type { KnownUser } from './remembered-users.ts'
import type { Identity, Verification, VerifyToken } from './token-verifier.ts'

/** `known` returns the cached state of a user by uid. */
export function currentUsersOnly(
  verify: VerifyToken,
  known: (uid: string) => Promise<KnownUser>,
): VerifyToken {
  return async token => {
    const result = await verify(token)
    if (result.kind !== 'verified') return result
    return refusal(await known(result.identity.uid), result.identity) ?? result
  }
}

/** Null where there is no reason to refuse. */
function refusal(known: KnownUser, { signedInAt }: Identity): Verification | null {
  if (known.kind === 'unknown') return null
  if (known.kind === 'gone') return { kind: 'ended' }
  if (known.user.isDisabled) return { kind: 'refused', reason: 'userDisabled' }
  return signedInAt < known.user.validSince ? { kind: 'ended' } : null
}
