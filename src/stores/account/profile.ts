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
  /** Number of the latest request. */
  let asked = 0
  /** Number of the latest request whose answer is known, or out of date: the person has agreed, or left, since. */
  let settled = 0

  /** `elsewhere`: the person signs in in another tab. */
  async function load(elsewhere = false): Promise<void> {
    failed.value = false
    asked += 1
    const mine = asked
    const result = await api.profile()
    if (mine <= settled) return
    settled = mine
    if (result.kind === 'failed') {
      console.warn('profile not loaded:', result.failure.kind)
      failed.value = true
      return
    }
    const { termsDue } = result.value
    profile.value = elsewhere ? { ...result.value, termsDue: null } : result.value
    if (elsewhere && termsDue) setTimeout(() => void (settled === mine && load()), AGREED_WITHIN)
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
      settled = asked
      profile.value = { ...profile.value, termsDue }
    },
    forget(): void {
      settled = asked
      profile.value = null
      failed.value = false
    },
  }
}
