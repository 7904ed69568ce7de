/** A place put right: 'raket di Shopee, eh di TikTok Shop' was bought at TikTok Shop. */
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const REPAIRS = phraseSet(
  phraseList(
    'eh|ehh|eh bukan|eh salah|eh maksudnya|maksudnya|maksudku|maksud gue|maksudnya sih|i mean|no wait|wait|wait no|or rather|sorry|no|oops',
  ),
)
const LINKS: ReadonlySet<string> = new Set(['di', 'dari', 'at', 'from'])
/** The longest place that is put right, in words. */
const LONGEST_PLACE = 4

/** The words without a place that the next one replaces, and the repair. */
export function withRepairedPlace(words: readonly Token[]): readonly Token[] {
  const repair = words.findIndex((_, at) => at > 1 && matchPhrase(REPAIRS, words, at) !== null)
  if (repair < 0) return words
  const end = matchPhrase(REPAIRS, words, repair)?.end ?? words.length
  const link = words[end]?.kind === 'sign' ? end + 1 : end
  if (!LINKS.has(words[link]?.word ?? '')) return words
  const place = words.findLastIndex(
    ({ word }, at) => at < repair && at >= repair - LONGEST_PLACE - 1 && word === words[link]?.word,
  )
  return place > 0 ? [...words.slice(0, place), ...words.slice(link)] : words
}
