/** Whether the person has to agree to the terms as they are now, and that they do. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Profile } from '../../../shared/wire/account.ts'
import type { AgreeToTerms } from '../../api/agreement-endpoint.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { Auth } from './auth.ts'

export interface AgreementDeps {
  readonly agreeTo: AgreeToTerms
  readonly auth: Pick<Auth, 'state' | 'profile' | 'noteAgreement'>
  readonly toasts: Pick<Toasts, 'show'>
  /** Nothing is being said or typed: a dialog would take what is typed next for its buttons. */
  readonly idle: ReadonlySignal<boolean>
  /** What was refused for it can be sent. */
  readonly onAgreed: () => void
}

export function createAgreement({ agreeTo, auth, toasts, idle, onAgreed }: AgreementDeps) {
  /** The user is asked again once the backend reports again that the agreement is due. */
  const putOff = signal<Profile | null>(null)
  const agreeing = signal(false)

  function later(): void {
    putOff.value = auth.profile.peek()
  }

  /** Where that fails the question is put off: the page must not stay closed by it. */
  async function agree(): Promise<void> {
    const account = auth.state.peek()
    const version = auth.profile.peek()?.termsDue
    if (!version || agreeing.peek()) return
    agreeing.value = true
    const result = await agreeTo(version)
    if (auth.state.peek() !== account) return
    agreeing.value = false
    if (result.kind === 'failed') {
      later()
      toasts.show('error', failureNotice(result.failure, 'agreementFailed'))
      return
    }
    auth.noteAgreement(result.value.termsDue)
    onAgreed()
  }

  effect(() => {
    void auth.state.value
    agreeing.value = false
  })

  return {
    /** The version to be asked for; null where there is none, and while it must wait. */
    asked: computed(() => {
      const profile = auth.profile.value
      return profile !== putOff.value && idle.value ? (profile?.termsDue ?? null) : null
    }),
    agreeing: agreeing as ReadonlySignal<boolean>,
    agree,
    later,
  }
}
