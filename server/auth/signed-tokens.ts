/** Tokens of a real Firebase project, signed with Google's keys. */
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { claimRules, isAhead, noEntry, readIdentity, rejection } from './claims.ts'
import type { VerifyToken } from './token-verifier.ts'

export const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

class KeysUnavailable extends Error {}

/** `onIssued` receives the signed issue time of a token, by Google's clock. */
export function signedTokens(
  projectId: string,
  keys: JWTVerifyGetKey,
  now: () => Date,
  onIssued: (at: Date) => void = () => undefined,
): VerifyToken {
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      // The key set was read and lacks the key: an invalid token. Any other error: the set could not be read.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      throw new KeysUnavailable('The keys for identity tokens cannot be read', { cause: error })
    }
  }
  return async token => {
    const at = now()
    try {
      const { payload } = await jwtVerify(token, findKey, {
        ...claimRules(projectId, at),
        algorithms: ['RS256'],
      })
      const { iat } = payload
      if (typeof iat === 'number') onIssued(new Date(iat * 1000))
      // Google issues no future tokens: our clock is behind, which must not sign users out.
      if (isAhead(payload, at)) return { kind: 'unavailable' }
      const found = readIdentity(payload, at)
      const reason = found.kind === 'verified' ? noEntry(payload) : null
      return reason === null ? found : { kind: 'refused', reason }
    } catch (error) {
      return rejection(error)
    }
  }
}
