/** Whether the words of a price lack the thing: they remark on it, complete it, count it or name a maker. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { VERBS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import { namesNone } from './named-items.ts'

/** More words tell a story of their own. */
const LONGEST_REMARK = 5

/** What comes with a thing that was named before. */
const COMPLETIONS = phraseSet(
  phraseList(
    'komplit|lengkap|complete|with|including|plus|udah sama|sudah sama|udah termasuk|sudah termasuk|udah dapet|sudah dapat|isinya|extra|ekstra|pakai|pake|comes with|came with|lewat|via|dari aplikasi|through the app|on the app',
  ),
)

/** Meals that tell when something was eaten, and purposes that tell whom it was bought for. */
const OCCASIONS = phraseSet(
  phraseList(
    'lunch|dinner|breakfast|brunch|supper|makan siang|makan malam|makan pagi|sarapan|katering|jualan|dagangan|produksi|stok jualan|warung',
  ),
)

/** For whom a bill was: 'breakfast with Gary, sixty eight for the table'. */
const PARTIES = phraseSet(
  phraseList('for the table|for the whole table|for the group|for the house|for the bunch of us'),
)

/** The greatest weight of evidence for a category that the words have. */
export function evidenceOf(words: readonly Token[]): number {
  const plain = words.map(plainToken)
  return Math.max(0, ...plain.map((_, at) => matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0))
}

/** Whether words only tell the occasion: 'sliced fish noodles, yesterday lunch, 7 dollars'. */
function namesOccasion(named: readonly Token[]): boolean {
  return matchPhrase(OCCASIONS, named, 0)?.end === named.length
}

/** Whether words name no thing that is known, and do not tell of a purchase. */
function namesNoKnown(words: readonly Token[]): boolean {
  const named = contentWords(words)
  if (named.length === 0 || named.length > LONGEST_REMARK) return false
  if (words.some((_, at) => matchPhrase(VERBS, words, at) !== null)) return false
  if (namesOccasion(named) || containsPhrase(PARTIES, words)) return true
  const first = words.findIndex(({ kind }) => kind !== 'sign')
  return matchPhrase(COMPLETIONS, words, first) !== null || evidenceOf(named) <= EVIDENCE.hint
}

/** Whether the price stands first, or only a count is named: in a sentence of its own it is of the thing before. */
export function continues({ words, amount }: DraftItem): boolean {
  const first = contentWords(words)[0]
  return evidenceOf(words) === 0 && first !== undefined && (first.index > amount.start || namesNone(words))
}

/** Whether a number without any mark of money stands right before the words, which it may count: '40 spaces'. */
function countsBehind({ words, amount }: DraftItem): boolean {
  const isBare = amount.named === null && !amount.rupiahScale && !amount.formatted
  return isBare && words[0]?.index === amount.end && !goesOn(words)
}

/** Whether the thing has to be named by what was said before. */
export function lacksThing(item: DraftItem): boolean {
  return namesNoKnown(item.words) && !countsBehind(item)
}
