/** Words at the end of a clause that keep its target: "target's right", 'kopi doang yang bener'. */
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { Part } from './parts.ts'

const PRAISES = phraseSet(
  phraseList(
    'right|fine|correct|good|ok|okay|all good|alright|bener|benar|betul|pas|oke|aman|aman aja|cocok|sip|yang bener|yang benar|yang betul|yang disimpen|yang disimpan|yang dicatat|yang dicatet|yang dipake|yang dipakai|aja yang bener|doang yang bener',
  ),
)

/** Index behind such words; `at` where there are none between the target and the next break. */
export function praiseEnd(utterance: Utterance, at: number, before: readonly Part[]): number {
  const last = before.at(-1)
  const isNamed = last?.kind === 'reference' || (last?.kind === 'pointer' && last.to !== 'that')
  const end = isNamed ? skipPhrase(PRAISES, utterance.tokens, at) : at
  const next = utterance.token(end)
  return next === undefined || next.kind === 'sign' ? end : at
}
