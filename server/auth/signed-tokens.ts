/** Tokens of a real Firebase project, signed with Google's keys. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { claimRules, readIdentity, rejection } from './claims.ts'
import type { VerifyToken } from './token-verifier.ts'

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Cached and refreshed by jose. */
export function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(GOOGLE_KEYS))
}

class KeysUnavailable extends Error {}

export function signedTokens(projectId: string, keys: JWTVerifyGetKey, now: () => Date): VerifyToken {
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      // A key set that was read and does not hold the key: the token's fault. Anything else: not read.
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
      return readIdentity(payload, at)
    } catch (error) {
      return rejection(error)
    }
  }
}
