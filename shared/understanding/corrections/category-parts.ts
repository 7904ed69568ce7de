/** The categories that a correction names. */
import type { Category } from '../../domain/category.ts'
import { readDay } from '../days/day-phrase.ts'
import { NAMED_CATEGORIES } from '../questions/named-category.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import type { FoundPart, Part } from './parts.ts'

export const CATEGORY_WORDS = phraseSet(
  phraseList(
    'categorize|categorise|categorized as|categorized|classify|classified as|kategorikan|dikategorikan|kelompokin|golongin|sort under|goes with|go with|goes in with|belongs with|belongs to|should be in|should be under|should go in|should go under|is more of|is more like|lebih ke|cocoknya|cocoknya di|lebih cocok|lebih cocok ke|tergolong|dihitung|itungnya|itung aja|hitung aja|hitung sebagai|dianggap|anggap|anggap aja|kelompok|kelompoknya|grup|group|section|bucket|kategori|kategorinya|kategorine|katagori|katagorinya|category|categories|jenis|jenisnya|masuk ke|masukin ke|masuknya|masuknya ke|masukkan ke|taruh di|taro di|under|filed under|file under|count as|counts as|counted as|falls under|fall under|goes under|go under|belongs under|belongs in|count as|count it as|count that as|file it under|file that under|file them under|put it under|put that under|put them under|put under|mark it as|mark that as|tag it as|label it as|list it under|dimasukin ke|masukin aja ke|masukkan aja ke|pindah ke|pindahin ke|pindahkan ke|masuk kategori|masukin kategori|masukkan kategori|golongkan ke|dikategoriin|kategoriin',
  ),
)

const OTHER_CATEGORY_NAMES = phraseTable<Category>(
  [
    ['Shopping', 'belanja|belanjaan|shopping'],
    ['Food & Dining', 'groceries|grocery|jajan|kuliner'],
    ['Transportation', 'transport umum|bensin dan transport'],
    ['Bills & Utilities', 'tagihan dan utilitas|tagihan bulanan'],
    ['Other', 'lain|other|lainnya|lain lain'],
  ].flatMap(([category, phrases]) =>
    phraseList(phrases ?? '').map((phrase): [string, Category] => [phrase, category as Category]),
  ),
)

/** Further names of categories, valid only after a word such as 'category'. */
const CALLED_CATEGORIES = phraseTable<Category>([
  ['barang', 'Shopping'],
  ['car', 'Transportation'],
  ['home', 'Bills & Utilities'],
])

/** The part made of a word such as 'category', which announces a name. */
export const CATEGORY_TALK: Part = { kind: 'cue', strength: 'strong' }

/** 'arisan masuk lain-lain' */
const BELONGING: ReadonlySet<string> = new Set([
  ...['masuk', 'masukin', 'masukkan', 'jadiin', 'jadikan', 'pindahin', 'pindahkan', 'kok'],
])
/** 'move it to other', 'put it in other', behind a verb of changing. */
const INTO_CATEGORY: ReadonlySet<string> = new Set([
  ...['to', 'in', 'into', 'under', 'as', 'ke', 'jadi', 'sebagai', 'it', 'that'],
])

/** Whether a category name is due: 'kategorinya makan', "wrong category, it's travel". */
export function namesCategory(before: readonly Part[]): boolean {
  const talk = before.lastIndexOf(CATEGORY_TALK)
  return talk >= 0 && before.slice(talk + 1).every(({ kind }) => ['break', 'cue', 'pointer'].includes(kind))
}

/** 'just call it other' */
function isMoved(utterance: Utterance, at: number, before: readonly Part[]): boolean {
  return (
    INTO_CATEGORY.has(utterance.word(at - 1)) &&
    before.some(part => part.kind === 'cue' && (part.strength === 'verb' || part.strength === 'naming'))
  )
}

const PURCHASES: ReadonlySet<string> = new Set(['belanja', 'belanjaan'])

function pointsAtAll(before: readonly Part[]): boolean {
  return before.some(part => part.kind === 'pointer' && (part.to === 'all' || part.to === 'both'))
}

export function readCategory(
  utterance: Utterance,
  at: number,
  denied: boolean,
  before: readonly Part[],
): FoundPart | null {
  const named = matchPhrase(NAMED_CATEGORIES, utterance.tokens, at)
  const other = matchPhrase(OTHER_CATEGORY_NAMES, utterance.tokens, at)
  const isNamed =
    before.includes(CATEGORY_TALK) || BELONGING.has(utterance.word(at - 1)) || isMoved(utterance, at, before)
  const called = isNamed ? matchPhrase(CALLED_CATEGORIES, utterance.tokens, at) : null
  const longest = !named || (other && other.end > named.end) ? other : named
  const found = longest ?? called
  // 'semuanya belanjaan kemarin': 'belanjaan' means purchases here, no category.
  if (
    !isNamed &&
    !denied &&
    PURCHASES.has(utterance.word(at)) &&
    pointsAtAll(before) &&
    readDay(utterance, at + 1)
  )
    return { part: null, end: at + 1 }
  // 'yang lainnya' refers to the other expenses, 'bukan lain-lain' to the category.
  if (!found || (found.value === 'Other' && !isNamed && !denied)) return null
  const words = utterance.between(at, found.end)
  return { part: { kind: 'category', category: found.value, named: isNamed, words, denied }, end: found.end }
}
