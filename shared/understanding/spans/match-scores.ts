/** The score of a match, which is no amount: 'Persija menang dua satu', 'won two nil'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words before a score. */
const OUTCOMES: ReadonlySet<string> = new Set(
  phraseList('menang|kalah|imbang|seri|unggul|ketinggalan|skornya|won|lost|drew|beat|leading|trailing'),
)
/** Digits said by themselves, which are the goals of one side. */
const GOALS: ReadonlySet<string> = new Set(
  phraseList(
    'nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|nil|zero|one|two|three|four|five|six|seven|eight|nine|0|1|2|3|4|5|6|7|8|9',
  ),
)

/** Before the points of one game: 'bowled a two twenty seven'. */
const SCORING: ReadonlySet<string> = new Set(['bowled', 'scored', 'shot', 'rolled'])

/** Whether points stand behind what one scored. */
function isPoints(utterance: Utterance, start: number): boolean {
  const article = utterance.word(start - 1) === 'a' || utterance.word(start - 1) === 'an'
  return article && SCORING.has(utterance.word(start - 2))
}

/** Whether two single digits, and no more, stand behind the outcome of a match. */
export function isScore(utterance: Utterance, { start }: SpokenAmount): boolean {
  if (isPoints(utterance, start)) return true
  if (!OUTCOMES.has(utterance.word(start - 1))) return false
  const next = utterance.word(start + 1)
  const second = next === '-' || next === 'sama' || next === 'lawan' ? start + 2 : start + 1
  return GOALS.has(utterance.word(start)) && GOALS.has(utterance.word(second))
}
