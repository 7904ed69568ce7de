/** The categories that a correction names. */
import type { Category } from '../../domain/category.ts'
import { NAMED_CATEGORIES } from '../questions/named-category.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import type { FoundPart, Part } from './parts.ts'

export const CATEGORY_WORDS = phraseSet(
  phraseList(
    'kategori|kategorinya|kategorine|katagori|katagorinya|category|categories|jenis|jenisnya|masuk ke|masukin ke|masuknya|masuknya ke|masukkan ke|taruh di|taro di|under|filed under|file under|count as|counts as|counted as|falls under|fall under|goes under|go under|belongs under|belongs in|count as|count it as|count that as|file it under|file that under|file them under|put it under|put that under|put them under|put under|mark it as|mark that as|tag it as|label it as|list it under|dimasukin ke|masukin aja ke|masukkan aja ke|pindah ke|pindahin ke|pindahkan ke|masuk kategori|masukin kategori|masukkan kategori|golongkan ke|dikategoriin|kategoriin',
  ),
)

const OTHER_CATEGORY_NAMES = phraseTable<Category>(
  [
    ['Shopping', 'belanja|belanjaan|shopping|barang'],
    ['Food & Dining', 'groceries|grocery|jajan|kuliner'],
    ['Transportation', 'transport umum|bensin dan transport|car'],
    ['Bills & Utilities', 'tagihan dan utilitas|tagihan bulanan'],
    ['Other', 'lain|other|lainnya|lain lain'],
  ].flatMap(([category, phrases]) =>
    phraseList(phrases ?? '').map((phrase): [string, Category] => [phrase, category as Category]),
  ),
)

/** Behind it a category is named. */
export const CATEGORY_TALK: Part = { kind: 'cue', strength: 'strong' }

/** 'arisan masuk lain-lain' */
const BELONGING: ReadonlySet<string> = new Set([
  ...['masuk', 'masukin', 'masukkan', 'jadiin', 'jadikan', 'pindahin', 'pindahkan', 'kok'],
])

/** Whether the category is named next: 'kategorinya makan'. */
export function namesCategory(before: readonly Part[]): boolean {
  return before.at(-1) === CATEGORY_TALK
}

export function readCategory(
  utterance: Utterance,
  at: number,
  denied: boolean,
  before: readonly Part[],
): FoundPart | null {
  const named = matchPhrase(NAMED_CATEGORIES, utterance.tokens, at)
  const other = matchPhrase(OTHER_CATEGORY_NAMES, utterance.tokens, at)
  const found = !named || (other && other.end > named.end) ? other : named
  const isNamed = before.includes(CATEGORY_TALK) || BELONGING.has(utterance.word(at - 1))
  // 'yang lainnya' are the other expenses, 'bukan lain-lain' is a category.
  if (!found || (found.value === 'Other' && !isNamed && !denied)) return null
  const words = utterance.between(at, found.end)
  return { part: { kind: 'category', category: found.value, named: isNamed, words, denied }, end: found.end }
}
