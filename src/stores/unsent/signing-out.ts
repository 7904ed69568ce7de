/** Signing out: asks first where recordings or sentences wait on this device, and does with them what the person chose. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { Auth, AuthState } from '../account/auth.ts'
import type { UnsentNotice } from '../messages/notices.ts'
import type { Toasts } from '../messages/toasts.ts'
import { isSettled, unsentNotice } from '../recording/outcome-notices.ts'
import type { UnsentEntry } from './all-unsent.ts'
import type { Unsent } from './unsent.ts'

/** What keeps recordings and typed sentences. */
export interface EntryOutbox {
  kept(userId: string): Promise<readonly UnsentEntry[]>
  forget(userId: string): Promise<boolean>
}

export interface SigningOutDeps {
  readonly outbox: () => Promise<EntryOutbox>
  readonly auth: Pick<Auth, 'signOut'> & { readonly state: ReadonlySignal<AuthState> }
  readonly unsent: Pick<Unsent, 'sendNow' | 'settleDiscarded' | 'isDiscarded'>
  readonly toasts: Pick<Toasts, 'show'>
  /** Of one that was sent and leaves nothing to do. */
  readonly onSent: (outcome: VoiceOutcome) => void
  /** Of one that the person has to hear of before leaving. */
  readonly onOutcome: (outcome: VoiceOutcome) => void
}

export type SigningOutState =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'asking' | 'sending' | 'deleting'
      readonly ids: readonly string[]
      /** Why the choice before this one came to nothing. */
      readonly problem: UnsentNotice | 'notDeleted' | null
    }

/** Long enough to read what became of them, in milliseconds. */
const READING_TIME = 6000

export function createSigningOut({ outbox, auth, unsent, toasts, onSent, onOutcome }: SigningOutDeps) {
  const state = signal<SigningOutState>({ kind: 'closed' })
  let looking = false

  /** Of what was not discarded. None where recorder or storage fail: what they hold stays for the same account. */
  async function keptIds(userId: string): Promise<readonly string[]> {
    const kept = await outbox()
      .then(loaded => loaded.kept(userId))
      .catch(() => [])
    return kept.map(({ id }) => id).filter(id => !unsent.isDiscarded(id))
  }

  /** Signs out at once where nothing waits. */
  async function begin(): Promise<void> {
    const account = auth.state.peek()
    if (looking || state.peek().kind !== 'closed' || account.kind !== 'signedIn') return
    looking = true
    const ids = await keptIds(account.user.uid)
    looking = false
    if (auth.state.peek() !== account) return
    if (ids.length > 0) state.value = { kind: 'asking', ids, problem: null }
    else await leave()
  }

  async function leave(): Promise<void> {
    await unsent.settleDiscarded()
    close()
    auth.signOut()
  }

  function close(): void {
    state.value = { kind: 'closed' }
  }

  /** Begins what was chosen; null where nothing is asked. */
  function choose(kind: 'sending' | 'deleting') {
    const asked = state.peek()
    const account = auth.state.peek()
    if (asked.kind !== 'asking' || account.kind !== 'signedIn') return null
    const { ids } = asked
    const chosen: SigningOutState = { kind, ids, problem: null }
    state.value = chosen
    return { ids, userId: account.user.uid, isCurrent: () => state.peek() === chosen }
  }

  /** Leaves once all are saved; stays where one failed or needs the person, or where that was cancelled meanwhile. */
  async function sendNow(): Promise<void> {
    const choice = choose('sending')
    if (!choice) return
    const outcomes = await unsent.sendNow(choice.ids)
    const failed = outcomes.find(outcome => outcome.kind === 'unsent')
    const open = outcomes.filter(outcome => outcome.kind !== 'unsent' && !isSettled(outcome))
    const left = failed ? await keptIds(choice.userId) : []
    // What is told of may open a dialog of its own.
    if (open.length > 0 && choice.isCurrent()) close()
    for (const outcome of outcomes) if (isSettled(outcome)) onSent(outcome)
    for (const outcome of open) onOutcome(outcome)
    if (!choice.isCurrent()) return
    if (failed && left.length > 0) state.value = { kind: 'asking', ids: left, problem: unsentNotice(failed) }
    else await leave()
  }

  /** They wait for the same account to sign in here again, recordings for their 24 hours. */
  async function keep(): Promise<void> {
    if (state.peek().kind !== 'asking') return
    await leave()
    toasts.show('info', { kind: 'unsentKept' }, { duration: READING_TIME })
  }

  async function remove(): Promise<void> {
    const choice = choose('deleting')
    if (!choice) return
    const isGone = await outbox()
      .then(loaded => loaded.forget(choice.userId))
      .catch(() => false)
    if (!choice.isCurrent()) return
    if (!isGone) {
      state.value = { kind: 'asking', ids: choice.ids, problem: 'notDeleted' }
      return
    }
    await leave()
    toasts.show('info', { kind: 'unsentDeleted' }, { duration: READING_TIME })
  }

  return { state, begin, sendNow, keep, remove, close }
}
