/** A way of paying told by the one before it: 'shirt 45 on the Discover card, leggings 18, same card'. */
import type { Span } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const SAME = phraseSet(
  phraseList(`same card|the same card|on the same card|with the same card|that same card|same account|from the same account|same way|the same way|paid the same way|paid it the same way|put it on the same card|put that on the same card|used the same card
  kartu yang sama|kartu sama|kartunya sama|pake kartu yang sama|pakai kartu yang sama|bayar kartu yang sama|dari rekening yang sama|rekening yang sama|cara yang sama|dengan cara yang sama|bayarnya juga sama|bayarnya sama juga|bayar pake itu juga|pake itu juga|pakai itu juga|pakai yang sama|pake yang sama|dari situ juga`),
)

/** The payment at `at` that repeats the last one of `before`; null where none does. */
export function readSamePayment(utterance: Utterance, at: number, before: readonly Span[]): Span | null {
  const same = matchPhrase(SAME, utterance.tokens, at)
  if (!same) return null
  const last = before.findLast(({ kind }) => kind === 'payment')
  if (last?.kind !== 'payment') return null
  const { end } = same
  return {
    kind: 'payment',
    start: at,
    end,
    payment: { start: at, end, method: last.payment.method, explicit: true },
  }
}
