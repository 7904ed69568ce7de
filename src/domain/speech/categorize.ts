/** The category of an item from the words said about it. */
import type { Category } from '../category.ts'
import { SURENESS } from './categories/words.ts'
import { CATEGORY_CUES, type CategoryCue } from './category-cues.ts'
import { isJourney } from './journey.ts'
import { matchPhrase, phraseList, phraseSet } from './phrase.ts'
import type { Token } from './token.ts'
import { plainWord } from './word-forms.ts'

/** Words held together; what stands behind 'di' or 'with' is a segment of its own. */
interface Segment {
  /** What its words count for, 0..1. */
  share: number
  readonly cues: CategoryCue[]
}

/** Where one buys says less than what, and with or for whom lies between. */
const PLACE = 0.25
const COMPANY = 0.5
/** A word that only names the thing more closely: 'tangan' in 'jam tangan', 'phone' in 'phone case'. */
const CLOSER = 0.5

const LINKS = new Map([
  ...phraseList(
    'di|ke|dari|at|to|from|in|on|near|depan|deket|dekat|samping|belakang|via|lewat|by|after|habis|abis|sebelum|before|during|pas|waktu',
  ).map((word): [string, number] => [word, PLACE]),
  ...phraseList('sama|ama|bareng|bersama|dengan|with|buat|untuk|utk|bwt|bt|for|punya|pakai|pake').map(
    (word): [string, number] => [word, COMPANY],
  ),
])
const ANDS = new Set(['dan', 'and', 'plus', 'terus', 'trus', 'tambah', 'or', 'atau', 'n'])
/** What is bought and not known is most likely goods. */
const BUYING = new Set([
  'beli',
  'beliin',
  'belikan',
  'membeli',
  'bought',
  'buy',
  'buying',
  'purchased',
  'tuku',
  'meser',
])
/** Added to the price of something else, whose category they share. */
const SURCHARGES = phraseSet(
  phraseList(`tip|tips|tipnya|ongkir|ongkos kirim|biaya kirim|service charge|service fee|biaya layanan|biaya pelayanan
  delivery fee|delivery|pajak restoran|pb1|servis charge|biaya aplikasi|booking fee`).map(phrase =>
    phrase.split(' ').map(plainWord).join(' '),
  ),
)
const SMALL_WORDS = new Set([
  'the',
  'a',
  'an',
  'ya',
  'juga',
  'and',
  'dan',
  'plus',
  'sama',
  'bayar',
  'kasih',
  'ngasih',
  'buat',
  'for',
  'both',
  'left',
  'gave',
  'also',
  'another',
  'driver',
  'abang',
])

function opens(word: string): number | null {
  return LINKS.get(word) ?? null
}

function segmentsOf(words: readonly Token[]): Segment[] {
  let current: Segment = { share: 1, cues: [] }
  const segments = [current]
  const begin = (share: number) => {
    current = { share, cues: [] }
    segments.push(current)
  }
  let at = 0
  while (at < words.length) {
    const word = words[at]?.word ?? ''
    const share = opens(word)
    const cue = matchPhrase(CATEGORY_CUES, words, at)
    if (cue) {
      if (share !== null) begin(1)
      current.cues.push(cue.value)
    } else if (share !== null) {
      begin(share)
    } else if (word === 'of') {
      // 'a bag of rice' is rice.
      current.share *= CLOSER
      begin(1)
    } else if (ANDS.has(word) || words[at]?.kind === 'sign') {
      begin(1)
    }
    at = cue?.end ?? at + 1
  }
  return segments
}

/** The cue that names the thing: Indonesian says it first, English last. */
function headOf(cues: readonly CategoryCue[]): CategoryCue | undefined {
  const named = cues.filter(cue => cue.weight >= SURENESS.loose)
  return named.some(cue => cue.tongue === 'indonesian') ? named[0] : named.at(-1)
}

function weigh(segments: readonly Segment[]): Map<Category, number> {
  const weights = new Map<Category, number>()
  for (const { share, cues } of segments) {
    const head = headOf(cues)
    for (const cue of cues) {
      const closer = cue !== head && cue.weight >= SURENESS.loose ? CLOSER : 1
      weights.set(cue.category, (weights.get(cue.category) ?? 0) + cue.weight * share * closer)
    }
  }
  return weights
}

/**
 * The category that the words weigh for, the first heard among equals; null where no word tells. Time grows with
 * the number of words.
 */
export function categorize(tokens: readonly Token[]): Category | null {
  const words = tokens.map(token => ({ ...token, word: plainWord(token.word) }))
  if (isJourney(words)) return 'Travel'
  const weights = weigh(segmentsOf(words))
  let best: Category | null = null
  for (const [category, weight] of weights) {
    if (best === null || weight > (weights.get(best) ?? 0)) best = category
  }
  return best ?? (tokens.some(token => BUYING.has(token.word)) ? 'Shopping' : null)
}

function isSurcharge(tokens: readonly Token[]): boolean {
  const words = tokens
    .filter(token => token.kind === 'word' && !SMALL_WORDS.has(token.word))
    .map(token => ({ ...token, word: plainWord(token.word) }))
  return matchPhrase(SURCHARGES, words, 0)?.end === words.length && words.length > 0
}

/** As `categorize`, of items said one after the other: a tip or a delivery fee goes with what it was paid for. */
export function categorizeEach(items: readonly (readonly Token[])[]): (Category | null)[] {
  const categories: (Category | null)[] = []
  for (const tokens of items) {
    const before = categories.at(-1)
    categories.push(before && isSurcharge(tokens) ? before : categorize(tokens))
  }
  return categories
}
