/** Takes out a payday that is only the occasion of a purchase: 'payday, so pizza for the kids', 'gajian langsung sepatu'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase, skipPhrases } from '../words/phrase-table.ts'
import { tellsAmount, withoutAmounts } from './without-amounts.ts'

const PAYDAY = phraseSet(
  phraseList(
    'payday|payday today|its payday|got paid|just got paid|i got paid|i just got paid|gajian|baru gajian|habis gajian|abis gajian|udah gajian|dapet thr|gaji masuk|gaji cair',
  ),
)
const LED_TO = phraseSet(
  phraseList(
    'so|then|and so|so first thing i did was|first thing i did was|first thing|so i got|langsung|terus langsung|makanya|jadi|jadinya|terus',
  ),
)
/** Before a payday at the end of what was bought: 'bakso lima belas ribu, mumpung baru gajian'. */
const WHILE: ReadonlySet<string> = new Set(
  phraseList('mumpung|kan|soalnya|karena|pas|since|cause|because|it|was'),
)
/** 'Let Ray hold two hundred till payday' is lent. */
const UNTIL: ReadonlySet<string> = new Set(
  phraseList('till|until|til|sampai|sampe|nunggu|tunggu|before|sebelum'),
)
/** Behind it. */
const TAGS: ReadonlySet<string> = new Set(
  phraseList('toh|nih|kan|dong|ini|hari|tadi|kemarin|sih|hehe|today|yesterday'),
)
/** Most words before it: 'mumpung gajian'. */
const REACH = 1

/** What is paid out, and is no purchase. */
const PAID_OUT: ReadonlySet<string> = new Set(
  phraseList('gaji|gajian|bonus|thr|dapat|dapet|terima|nerima|masuk|cair|paycheck|salary|got|came'),
)

/** What was bought before the payday at `at`, which is told last; null where nothing was. */
function boughtBefore(said: readonly Token[], at: number): readonly Token[] | null {
  const end = skipPhrase(PAYDAY, said, at)
  if (UNTIL.has(said[at - 1]?.word ?? '')) return null
  if (!said.slice(end).every(({ kind, word }) => kind === 'sign' || TAGS.has(word))) return null
  const bought = said.slice(0, WHILE.has(said[at - 1]?.word ?? '') ? at - 1 : at)
  if (!bought.some(tellsAmount) || bought.some(({ word }) => PAID_OUT.has(word))) return null
  return categorize(withoutAmounts(bought)) === null ? null : bought
}

/** The words behind the payday, or before it, where they name what is paid for. */
export function withoutPayday(said: readonly Token[]): readonly Token[] {
  const at = findPhrase(PAYDAY, said)
  if (at > REACH) return boughtBefore(said, at) ?? said
  if (at < 0) return said
  const end = skipPhrase(PAYDAY, said, at)
  const rest = skipPhrases(LED_TO, said, end)
  if (rest === end) return said
  return categorize(withoutAmounts(said.slice(rest))) === null ? said : said.slice(rest)
}
