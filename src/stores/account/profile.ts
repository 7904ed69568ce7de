/** The profile of who is signed in, as the backend told it last. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Profile } from '../../../shared/wire/account.ts'
import type { AccountApi } from '../../api/account-endpoints.ts'

/** Within this time, in ms, the tab in which a person signs in has said on the backend what they agreed to. */
const AGREED_WITHIN = 3000

export function createProfile(api: Pick<AccountApi, 'profile'>) {
  const profile = signal<Profile | null>(null)
  /** It could not be had: the dashboard says so, in a banner that can be dismissed. */
  const failed = signal(false)
  /** Grows with each request and change: an answer to an earlier request is out of date. */
  let version = 0

  /** `elsewhere`: the person signs in in another tab. */
  async function load(elsewhere = false): Promise<void> {
    failed.value = false
    version += 1
    const asked = version
    const result = await api.profile()
    if (asked !== version) return
    if (result.kind === 'failed') {
      console.warn('profile not loaded:', result.failure.kind)
      failed.value = true
      return
    }
    const { termsDue } = result.value
    profile.value = elsewhere ? { ...result.value, termsDue: null } : result.value
    if (elsewhere && termsDue) setTimeout(() => void (asked === version && load()), AGREED_WITHIN)
  }

  return {
    profile: profile as ReadonlySignal<Profile | null>,
    failed,
    load,
    /** As it was on an earlier visit, until the backend answers: the agreement that was due then may be given by now. */
    recall(earlier: Profile | null): void {
      profile.value ??= earlier && { ...earlier, termsDue: null }
    },
    /** The person has agreed; `termsDue` is the version that they have to agree to next, if there is one. */
    noteAgreement(termsDue: Profile['termsDue']): void {
      if (!profile.value) return
      version += 1
      profile.value = { ...profile.value, termsDue }
    },
    forget(): void {
      version += 1
      profile.value = null
      failed.value = false
    },
  }
}
