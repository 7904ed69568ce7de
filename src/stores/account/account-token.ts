/** Tokens of one account alone: what one account said or typed is never sent as another. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import type { Session } from '../../session/session.ts'
import type { AuthState } from './auth.ts'

export type AccountToken = (userId: string, maxAgeMs?: number) => Promise<AccessToken>

/** As `token` of the session, of this account; `none` where it is not the one signed in, before or after. */
export function createAccountToken(
  session: Pick<Session, 'token'>,
  auth: ReadonlySignal<AuthState>,
): AccountToken {
  return async (userId, maxAgeMs) => {
    const isSignedIn = () => auth.value.kind === 'signedIn' && auth.value.user.uid === userId
    const token = isSignedIn() ? await session.token(maxAgeMs) : ({ kind: 'none' } as const)
    return isSignedIn() ? token : ({ kind: 'none' } as const)
  }
}
