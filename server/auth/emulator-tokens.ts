/** Tokens of the local auth emulator. They are unsigned, so that any client can forge one: only for demos. */
import { UnsecuredJWT } from 'jose'
import { isLoopback } from '../addresses.ts'
import { ConfigError } from '../config-error.ts'
import { claimRules, readIdentity, rejection } from './claims.ts'
import type { VerifyToken } from './token-verifier.ts'

export interface EmulatorSetting {
  readonly projectId: string
  readonly host: string
  readonly production: boolean
}

/** Throws ConfigError where unsigned tokens would be a vulnerability. */
export function assertEmulatorAllowed({ projectId, host, production }: EmulatorSetting): void {
  if (production) throw new ConfigError('Local mode accepts unsigned tokens and refuses NODE_ENV=production.')
  if (!projectId.startsWith('demo-'))
    throw new ConfigError(`Local mode needs a project called demo-*, not "${projectId}".`)
  if (!isLoopback(host))
    throw new ConfigError(
      `Local mode accepts unsigned tokens and listens on this machine only, not on HOST=${host}.`,
    )
}

/** `accountExists` asks the emulator: a token without an account there counts as forged. */
export function emulatorTokens(
  projectId: string,
  accountExists: (uid: string) => boolean,
  now: () => Date,
): VerifyToken {
  return async token => {
    const at = now()
    try {
      const { payload } = UnsecuredJWT.decode(token, claimRules(projectId, at))
      const found = readIdentity(payload, at)
      return found.kind === 'verified' && !accountExists(found.identity.uid) ? { kind: 'invalid' } : found
    } catch (error) {
      return rejection(error)
    }
  }
}
