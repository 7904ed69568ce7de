/** The speaker's part of a shared price: 'dinner came to 132 for four, we each paid our own 33'. */
import { OTHERS, PEOPLE } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import { phraseBefore } from './phrase-before.ts'
import { type SaidAmount, wordsLeadingTo } from './said-amounts.ts'

/** Most sharers. */
const MAX_SHARERS = 60

/** Words right before the speaker's own part. */
const OWN = phraseSet(
  phraseList(
    `my|my bit|my bit was|my bit is|my end|my end was|my cut|mine|mine was|mine came to|our own|their own|in for|im in for|we did|i did|we put in|we covered|i covered|our half|our share|our part|i was in for|i owed|i owe|i put in|i chipped in|i paid my|i paid|each|each of us|each of us paid|charge each of us|each paid|we each paid|everybody paid|everyone paid|my share|my half|my third|my quarter|my fourth|my fifth|so i paid
    bagianku|bagian aku|bagian saya|bagian gue|jatahku|jatah aku|punyaku|aku kena|aku bayar|aku keluar|aku nambah|gue kena|gue bayar|gue keluar|gue nambah|saya kena|saya bayar|saya keluar|jadi aku|jadi gue|jadi saya|masing masing|seorang|per orang|aku sendiri`,
  ),
)
/** Those that by themselves say that others pay, too. */
const SURELY_OWN = phraseSet(
  phraseList(
    'my bit|my bit was|my half|my third|my quarter|my fourth|my fifth|my share|i paid my|paid my|bagianku|jatahku',
  ),
)
/** Words right behind it. */
const OWN_BEHIND = phraseSet(
  phraseList(
    `for me|for mine|for my part|for my share|was mine|was my share|from me|each|a head|a person|per person|per head|apiece
    buat aku|buat saya|buat gue|untuk saya|punyaku|dari aku|dari saya|seorang|per orang|sorang`,
  ),
)
/** Words of a price that several people pay. */
export const SHARED = phraseSet(
  phraseList(
    `split|splitting|shared|divided|chipped in|pitched in|went in on|went halves|ways|of us|people|separately|each paid|paid separately|everybody paid|everyone paid|we each|went dutch|between us
    patungan|urunan|saweran|bagi rata|dibagi|bagi dua|berdua|bertiga|berempat|berlima|berenam|bertujuh|berdelapan|bersepuluh|pada transfer|transfer semua|pada ganti|masing masing|sendiri sendiri|bayar sendiri sendiri`,
  ),
)

/** 'I'm in for 20', '80 for me'. */
export function isOwn({ before, behind }: SaidAmount): boolean {
  return phraseBefore(OWN, before) !== null || matchPhrase(OWN_BEHIND, behind, 0) !== null
}

/** Words behind a part that name no other thing. */
function namesOther(behind: readonly Token[]): boolean {
  const own = matchPhrase(OWN_BEHIND, behind, 0)?.end ?? 0
  return behind[own]?.word === 'for' && nameThing(behind.slice(own))
}

/** A number of people among the members, or none: 'for four'. */
function isCount({ amount: { plain, scale, named } }: SaidAmount): boolean {
  return scale === 1 && named === null && Number.isInteger(plain) && plain <= MAX_SHARERS
}

/** 'She did one fifty', 'ibu transfer 150', before what the speaker did. */
const DID: ReadonlySet<string> = new Set(
  phraseList(
    'did|paid|put|gave|covered|got|had|transfer|bayar|kasih|ngasih|nambah|nambahin|nyumbang|patungan|gopay|setor',
  ),
)

function tellsTheirs({ tokens }: Utterance, { amount }: SaidAmount): boolean {
  const [who, verb] = tokens.slice(Math.max(0, amount.start - 2), amount.start)
  if (!who || !DID.has(verb?.word ?? '')) return false
  return OTHERS.has(who.word) || isName(who) || matchPhrase(PEOPLE, [who], 0) !== null
}

/** The part, where the first of `members` is the price of all; the others may only be the number of people. */
export function shareOf(
  utterance: Utterance,
  [whole, ...others]: readonly SaidAmount[],
  told: SaidAmount,
): SpokenAmount | null {
  if (!whole || others.length > 1) return null
  const lead = wordsLeadingTo(utterance, told)
  // Halves are read from their words.
  const result = lead.at(-1)?.word === 'half' ? told : { ...told, before: lead }
  const [theirs] = others
  if (theirs && tellsTheirs(utterance, theirs) && isOwn(result) && !namesOther(result.behind))
    return closingReading(
      [whole.amount, theirs.amount],
      result.amount,
      ([all, part = 0], own) => part + own === all,
    )
  if (!others.every(isCount)) return null
  const isShared =
    phraseBefore(SURELY_OWN, result.before) !== null || containsPhrase(SHARED, utterance.tokens)
  if (!isOwn(result) || namesOther(result.behind) || !isShared) return null
  return closingReading([whole.amount], result.amount, ([all = 0], part) => {
    const sharers = all / part
    return Number.isInteger(sharers) && sharers >= 2 && sharers <= MAX_SHARERS
  })
}
