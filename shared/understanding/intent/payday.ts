/** Takes out a payday that is only the occasion of a purchase: 'payday, so pizza for the kids', 'gajian langsung sepatu'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase, skipPhrases } from '../words/phrase-table.ts'
import { withoutAmounts } from './without-amounts.ts'

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
/** Most words before it: 'mumpung gajian'. */
const REACH = 1

/** The words behind the payday, where they name what is paid for. */
export function withoutPayday(said: readonly Token[]): readonly Token[] {
  const at = findPhrase(PAYDAY, said)
  if (at < 0 || at > REACH) return said
  const end = skipPhrase(PAYDAY, said, at)
  const rest = skipPhrases(LED_TO, said, end)
  if (rest === end) return said
  return categorize(withoutAmounts(said.slice(rest))) === null ? said : said.slice(rest)
}
