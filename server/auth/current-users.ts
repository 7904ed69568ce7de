/** Tokens of users that Firebase still lets in: one that was given outlives its user by up to an hour. */
import type { KnownUser } from './remembered-users.ts'
import type { Identity, Verification, VerifyToken } from './token-verifier.ts'

/** `known` says what is known of a user, by the uid. */
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

/** Null where nothing is in the way. */
function refusal(known: KnownUser, { signedInAt }: Identity): Verification | null {
  if (known.kind === 'unknown') return null
  if (known.kind === 'gone') return { kind: 'ended' }
  if (known.user.isDisabled) return { kind: 'refused', reason: 'userDisabled' }
  return signedInAt < known.user.validSince ? { kind: 'ended' } : null
}
