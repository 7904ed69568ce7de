/** What was paid from a wallet that was filled right before: 'top up ShopeePay 200 ribu, langsung dipake beli kuota 47 ribu'. */
import { hasAmount } from '../clauses/clause-content.ts'
import type { Intent } from '../intent/intent.ts'
import { PAYMENT_CUES } from '../spans/payment-words.ts'
import type { SpokenPayment } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'

/** Between both amounts they say that the money was used. */
const USED = phraseSet(
  phraseList(
    'dipake|dipakai|dipakek|kepake|kepakai|kupakai|kupake|aku pake|gue pake|dibuat bayar|dibuat beli|used it|used that|spent it|paid with it|pake itu|pakai itu',
  ),
)

function startOf({ parts }: ItemGroup): number {
  const amount = parts.find(part => part.kind === 'amount')
  return amount?.kind === 'amount' ? amount.amount.start : -1
}

/** The wallet that a group fills; null where it names none. */
function walletOf({ said }: ItemGroup): SpokenPayment | null {
  const at = findPhrase(PAYMENT_CUES, said)
  const [cue, first] = [matchPhrase(PAYMENT_CUES, said, at), said[at]]
  if (!cue || !first) return null
  return { start: first.index, end: first.index + 1, method: cue.value.method, explicit: true }
}

/** The groups, those paid from what was filled right before having that as their way of paying. */
export function withFilledWallets(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  intents: readonly Intent[],
): ItemGroup[] {
  return groups.map((group, at) => {
    const before = groups[at - 1]
    if (!before || intents[at - 1] !== 'moved' || group.payment || !hasAmount(group) || !hasAmount(before))
      return group
    const isUsed = containsPhrase(USED, utterance.between(startOf(before), startOf(group)))
    return isUsed ? { ...group, payment: walletOf(before) } : group
  })
}
