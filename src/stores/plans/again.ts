/** What is usually bought about now, offered while the field of the capture bar is empty: one tap saves it again. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-react'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import type { UsualExpense } from '../../../shared/domain/usual.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import { readVoiceAnswer } from '../../../shared/wire/voice.ts'
import type { CachedPlans, PlansApi } from '../../api/plan-endpoints.ts'
import { sentenceOf } from '../../sentences/entered-sentence.ts'
import type { KeptSentence } from '../../sentences/kept-sentence.ts'
import type { AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'

export interface AgainDeps {
  readonly api: Pick<PlansApi, 'usual'>
  readonly cached: CachedPlans['usual']
  readonly auth: ReadonlySignal<AuthState>
  /** What the field holds, and whether it has the focus. */
  readonly typed: ReadonlySignal<string>
  readonly typing: Signal<boolean>
  readonly today: () => CalendarDate
  readonly now: () => Date
  readonly randomId: () => string
  /** Keeps it as a typed sentence, then saves it. */
  readonly send: (sentence: KeptSentence) => Promise<VoiceOutcome>
  readonly toasts: Pick<Toasts, 'show'>
  readonly undo: (saved: readonly HeardExpense[]) => void
  readonly onSaved: (saved: readonly HeardExpense[]) => void
  /** Of one that was not saved: kept, refused or lost. */
  readonly onOther: (outcome: VoiceOutcome) => void
}

/** The hour, and so the answer, is the same for a while; in milliseconds. */
export const FRESH_FOR = 5 * 60_000

export function createAgain(deps: AgainDeps) {
  const { api, cached, auth, typed, typing, today, now, randomId, send, toasts, undo, onSaved, onOther } =
    deps
  const usual = createCachedQuery<readonly UsualExpense[]>()
  const query = { request: () => api.usual(), cached }
  /** Those that are being saved. */
  const saving = signal<readonly UsualExpense[]>([])
  /** When the answer came, in milliseconds since the epoch; null where it is to be had again. */
  let askedAt: number | null = null

  async function refresh(): Promise<void> {
    if (askedAt !== null && now().getTime() - askedAt < FRESH_FOR) return
    askedAt = now().getTime()
    const result = await usual.refresh(query)
    if (result?.kind === 'failed') askedAt = null
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      usual.reset()
      askedAt = null
      if (kind === 'signedIn') usual.recall(query)
    })
  })
  effect(() => {
    if (typing.value) untracked(() => void refresh())
  })

  async function save(chosen: UsualExpense): Promise<void> {
    const state = auth.peek()
    if (state.kind !== 'signedIn' || saving.peek().includes(chosen)) return
    saving.value = [...saving.peek(), chosen]
    const entry = { userId: state.user.uid, now: now(), id: randomId() }
    const outcome = await send(sentenceOf({ ...chosen, date: today() }, entry))
    saving.value = saving.peek().filter(other => other !== chosen)
    if (auth.peek() === state) tell(outcome)
  }

  function tell(outcome: VoiceOutcome): void {
    const saved = outcome.kind === 'answered' ? readVoiceAnswer(outcome.body) : null
    if (!saved?.autoInserted) {
      onOther(outcome)
      return
    }
    const { expenses } = saved
    const notice = {
      kind: 'saved',
      count: expenses.length,
      sums: sumsByCurrency(expenses),
      what: expenses[0]?.description,
    } as const
    toasts.show('success', notice, { undo: () => undo(expenses) })
    onSaved(expenses)
  }

  return {
    /** Null while none is to be offered. */
    offered: computed(() => (typing.value && typed.value === '' ? usual.data.value : null)),
    saving: saving as ReadonlySignal<readonly UsualExpense[]>,
    save,
    /** Something was saved or changed: what is usual may be something else. */
    async outdate(): Promise<void> {
      askedAt = null
    },
  }
}
