/** Recordings and typed sentences that wait on this device until the server has answered for them; they are sent again by themselves. */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { isSentenceId } from '../../sentences/kept-sentence.ts'
import type { AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'
import { isSentence, type RecordingOutbox } from './all-unsent.ts'
import { createDiscarded } from './discarded.ts'
import { canPass, isForAll, isTermsDue } from './retry-plan.ts'
import { createRetrySchedule, type RetryScheduleDeps } from './retry-schedule.ts'
import { createSendAgain } from './send-again.ts'
import { createUnsentList, type UnsentListDeps } from './unsent-list.ts'

/** The part of their outbox that lists, sends and drops them. */
export type UnsentOutbox = Awaited<ReturnType<UnsentListDeps['outbox']>> &
  Pick<RecordingOutbox, 'retry' | 'setAside' | 'takeBack' | 'dropUnsent'>

export interface UnsentDeps extends Omit<RetryScheduleDeps, 'isWaiting' | 'attempt'> {
  readonly outbox: () => Promise<UnsentOutbox>
  readonly auth: ReadonlySignal<AuthState>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  /** Of a retry that the person asked for. `isSignedIn`: whether the session in which they did lasts. */
  readonly onOutcome: (outcome: VoiceOutcome, isSignedIn: () => boolean) => void
  /** Of an automatic attempt: it must not get in the person's way. */
  readonly onSentLater: (outcome: VoiceOutcome) => void
  /** Any attempt, an automatic one too, was refused for terms that are not agreed to. */
  readonly onTermsDue: () => void
  /** Fires `online`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

export type Unsent = ReturnType<typeof createUnsent>

export function createUnsent({
  outbox,
  auth,
  toasts,
  onOutcome,
  onSentLater,
  onTermsDue,
  events,
  ...environment
}: UnsentDeps) {
  const { visible, after } = environment
  const found = createUnsentList({ outbox, auth, toasts, after, onRead: () => schedule.plan() })
  const { list, refresh } = found
  const { sending, sent, send, sendEach, underWay } = createSendAgain(outbox)
  /** Ids of those that wait for the person, not for better times. */
  const stuck = new Set<string>()
  const discarded = createDiscarded({ outbox, auth, toasts, onBack: refresh })
  const schedule = createRetrySchedule({
    ...environment,
    isWaiting: () => list.peek().some(({ id }) => !stuck.has(id)),
    attempt: () => void sendAll(),
  })

  /** What came of any recording: whether it may be sent again without being asked for, and whether terms are due. */
  function note(outcome: VoiceOutcome): void {
    if (outcome.kind !== 'unsent') return
    if (!canPass(outcome.reason)) stuck.add(outcome.id)
    found.expect(outcome.id)
    schedule.noteFailure(outcome.reason)
    if (isTermsDue(outcome.reason)) onTermsDue()
  }

  async function sendAll(): Promise<void> {
    schedule.cancel()
    for (const { id } of list.value) {
      if (sending.value !== null) return // The person was quicker; the list is read again after that one.
      if (stuck.has(id) || discarded.has(id)) continue
      const outcome = await send(id)
      note(outcome)
      if (outcome.kind !== 'unsent') {
        schedule.startOver()
        onSentLater(outcome)
      } else {
        schedule.countFailure()
        if (isForAll(outcome.reason) || schedule.isPutOff()) break
      }
    }
    await refresh()
  }

  /**
   * Sends these, one after the other, after what is being sent by itself. Ends at the first failure that the others would
   * share. Never rejects.
   */
  async function sendNow(ids: readonly string[]): Promise<readonly VoiceOutcome[]> {
    while (underWay()) await underWay()
    const outcomes: VoiceOutcome[] = []
    await sendEach(ids, outcome => {
      note(outcome)
      outcomes.push(outcome)
    })
    await refresh()
    return outcomes
  }

  /** The person asks for these, one after the other, up to a failure that the others would share. */
  async function retryEach(ids: readonly string[]): Promise<void> {
    if (sending.value) return
    const state = auth.peek()
    await sendEach(ids, outcome => {
      note(outcome)
      onOutcome(outcome, () => auth.peek() === state)
    })
    await refresh()
  }

  /** What kept them waiting for the person is settled: all are sent again, as by themselves. */
  function resume(): void {
    stuck.clear()
    sendSoon()
  }

  /** Starts the retry waits over, without the first one. */
  function sendSoon(): void {
    schedule.startOver()
    if (sending.peek() === null && !schedule.isPutOff()) void sendAll()
  }

  async function discard(id: string): Promise<void> {
    const entry = found.list.peek().find(one => one.id === id)
    found.remove(id)
    await discarded.discard(id, entry && isSentence(entry) ? entry.text : undefined)
  }

  /** Those that were discarded and can still be brought back take their place, too. */
  function keptRecordings(): number {
    const ids = new Set([...list.peek().map(({ id }) => id), ...discarded.ids()])
    return [...ids].filter(id => !isSentenceId(id)).length
  }

  effect(() => {
    stuck.clear()
    found.forgetMissed()
    schedule.reset()
    if (auth.value.kind === 'signedIn') return
    found.clear()
    void discarded.settle()
  })

  effect(() => {
    if (!visible.value) return untracked(schedule.cancel)
    schedule.startOver()
    untracked(schedule.plan)
    // One that waits for the person may have expired unseen.
    if (list.peek().length > 0) void untracked(refresh)
  })

  events.addEventListener('online', sendSoon)

  return {
    list,
    sending,
    sent,
    /** When the next attempt is made by itself, in milliseconds since the epoch; null where none is planned. */
    nextAttempt: schedule.next as ReadonlySignal<number | null>,
    /** Another request was answered. */
    noteReached: schedule.noteReached,
    refresh,
    note,
    retry: (id: string) => retryEach([id]),
    retryAll: () => retryEach(list.peek().map(({ id }) => id)),
    sendNow,
    resume,
    discard,
    offerUndo: discarded.offerUndo,
    settleDiscarded: discarded.settle,
    isDiscarded: discarded.has,
    keptRecordings,
  }
}
