/** Prices that were only heard of until the speaker took the thing: 'nawarin 10 giga 25 ribu, ya udah saya ambil'. */
import { hasAmount } from '../clauses/clause-content.ts'
import type { Intent } from '../intent/intent.ts'
import { DENIALS } from '../intent/negation-words.ts'
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import { storiesBehind } from './stories-behind.ts'
import type { Told } from './told.ts'

const ACCEPTING = phraseSet(
  phraseList(
    `ya udah ambil|ya udah aku ambil|ya udah saya ambil|ya udah gue ambil|ya sudah saya ambil|ya aku ambil|ya saya ambil|ya gue ambil|langsung ambil|langsung aku ambil|langsung saya ambil|langsung gue ambil|aku ambil|saya ambil|gue ambil|tak ambil|aku ambil aja|langsung mi aku beli|langsung aku beli|langsung saya beli|langsung gue beli|langsung beli|langsung checkout|langsung bayar|ya udah beli|ya aku beli|ya saya beli|ya gue beli|jadi aku beli|jadi saya beli|jadi gue beli|aku beli|gue beli|saya beli|tak beli|sikat|langsung sikat|aku kasih|saya kasih|gue kasih|aku bayar|saya bayar|gue bayar|udah dibayar|sudah dibayar|udah aku bayar|jadi|deal|dapet|oke jadi|setuju|aku iyain|gue iyain|aku samperin|gue samperin
    i took it|i took them|took it|took them|so i took|i bought it|i bought one|i bought them|bought it|bought one|bought two|bought them|i got it|i got one|got it|got one|got them|i grabbed it|grabbed it|grabbed one|grabbed two|so i buy|i just buy|so i just buy|booked it|i booked it|ordered it|ordered one|paid it|we took it|we bought it|said yes|i said yes|went for it|i went for it|caved|i caved|gave in|jumped on it|pulled the trigger`,
  ),
)
const HEARD_OF: ReadonlySet<Intent> = new Set<Intent>(['news', 'plan'])

/** Words right before a denied acceptance: 'nggak jadi aku ambil'. */
const REACH = 4

function accepts(words: readonly Token[]): boolean {
  const at = findPhrase(ACCEPTING, words)
  return at >= 0 && !words.slice(Math.max(0, at - REACH), at).some(({ word }) => DENIALS.has(word))
}

/** The intents after acceptances have made prices heard of expenses. */
export function withAccepted(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  return told.map((each, at) => {
    const group = groups[at]
    const last = each.at(-1)
    if (!group || !last || !hasAmount(group) || !HEARD_OF.has(last.intent)) return [...each]
    const behind = storiesBehind(groups, at)
    const isTaken = behind.some(accepts)
    return isTaken ? [...each.slice(0, -1), { ...last, intent: 'spent' }] : [...each]
  })
}
