/**
 * The claims of a Firebase identity token, checked alike for signed and emulator tokens
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens, "third-party JWT library").
 */
import { errors, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { cleanText } from '../../shared/domain/clean-text.ts'
import type { NoEntry, Verification } from './token-verifier.ts'

/** Clocks differ: how far in the future a token may seem to have been issued, in seconds. */
const CLOCK_TOLERANCE_S = 60
/** Longest uid that Firebase allows; Google's `sub` has at most 255 (OpenID Connect Core, §2). */
const MAX_UID = 128
const MAX_SUBJECT = 255
/** Characters that PostgreSQL text cannot hold. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const GOOGLE = 'google.com'

/** The claim `firebase`: the sign-in provider, and the person's ids at each provider. */
const signInClaim = v.object({
  sign_in_provider: v.string(),
  identities: v.object({
    [GOOGLE]: v.tupleWithRest(
      [v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_SUBJECT), v.check(isStorable))],
      v.unknown(),
    ),
  }),
})

export function claimRules(projectId: string, now: Date): JWTClaimVerificationOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    currentDate: now,
  }
}

/** Whether one of the token's times is in the future. */
export function isAhead({ iat, auth_time }: JWTPayload, now: Date): boolean {
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_S
  return [iat, auth_time].some(time => typeof time === 'number' && time > latest)
}

/** Checks beyond the library's: future times, and the format of the uid and of the provider's subject. */
export function readIdentity(payload: JWTPayload, now: Date): Verification {
  const { sub: uid, iat, auth_time, email, name } = payload
  if (typeof iat !== 'number' || typeof auth_time !== 'number') return { kind: 'invalid' }
  if (isAhead(payload, now) || !isUid(uid)) return { kind: 'invalid' }
  const google = googleSubject(payload)
  const subject = google === null ? `firebase:${uid}` : `${GOOGLE}:${google}`
  return {
    kind: 'verified',
    identity: {
      subject,
      uid,
      signedInAt: new Date(auth_time * 1000),
      email: text(email)?.toLowerCase() ?? null,
      name: text(name),
    },
  }
}

/** The reason why a valid token gets no account outside local mode; null for none. */
export function noEntry({ email_verified, ...payload }: JWTPayload): NoEntry | null {
  if (googleSubject(payload) === null) return 'notGoogle'
  return email_verified === true ? null : 'emailUnverified'
}

/** Google's `sub`, if this sign-in was by Google, not merely an earlier one. */
function googleSubject({ firebase }: JWTPayload): string | null {
  const read = v.safeParse(signInClaim, firebase)
  return read.success && read.output.sign_in_provider === GOOGLE ? read.output.identities[GOOGLE][0] : null
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

/** The library declares `sub` a string and does not check it: an unsigned token holds any JSON there. */
function isUid(sub: unknown): sub is string {
  return typeof sub === 'string' && sub !== '' && sub.length <= MAX_UID && isStorable(sub)
}

function isStorable(name: string): boolean {
  return !UNSTORABLE.test(name)
}
