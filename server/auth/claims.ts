/**
 * The claims of a Firebase identity token, checked alike for signed and emulator tokens
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens, "third-party JWT library").
 */
import { errors, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import { cleanText } from '../../shared/domain/clean-text.ts'
import type { Verification } from './token-verifier.ts'

/** Clocks differ: how far in the future a token may seem to have been issued, in seconds. */
const CLOCK_TOLERANCE_S = 60
/** Longest uid that Firebase allows. */
const MAX_UID = 128
/** No PostgreSQL text holds them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

export function claimRules(projectId: string, now: Date): JWTClaimVerificationOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    currentDate: now,
  }
}

/** Whether one of the token's times has not come yet. */
export function isAhead({ iat, auth_time }: JWTPayload, now: Date): boolean {
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_S
  return [iat, auth_time].some(time => typeof time === 'number' && time > latest)
}

/** What no library checks: times that lie ahead, and the shape of the uid. */
export function readIdentity(payload: JWTPayload, now: Date): Verification {
  const { sub: uid, iat, auth_time, email, name } = payload
  const haveTimes = [iat, auth_time].every(time => typeof time === 'number')
  if (!haveTimes || isAhead(payload, now) || !uid || uid.length > MAX_UID || UNSTORABLE.test(uid))
    return { kind: 'invalid' }
  return {
    kind: 'verified',
    identity: { uid, email: text(email)?.toLowerCase() ?? null, name: text(name) },
  }
}

/** For errors of the verification itself; anything else is not the token's fault. */
export function rejection(error: unknown): Verification {
  if (error instanceof errors.JWTExpired) return { kind: 'expired' }
  return error instanceof errors.JOSEError ? { kind: 'invalid' } : { kind: 'unavailable' }
}

function text(claim: unknown): string | null {
  const plain = typeof claim === 'string' ? cleanText(claim).trim() : ''
  return plain === '' ? null : plain
}
