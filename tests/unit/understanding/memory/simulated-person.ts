/** Persons with habits of their own, who say what they buy and put right what is not as they mean it. Seeded. */
import { CATEGORIES, type Category } from '../../../../shared/domain/category.ts'
import type { ExtractedItem } from '../../../../shared/domain/extraction.ts'
import { PAYMENT_METHODS } from '../../../../shared/domain/payment-method.ts'
import type { LearnedValues } from '../../../../shared/domain/phrase-memory.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { context } from '../utterance.ts'

/** What a person means by a phrase; what is absent is as the general rules have it. */
export interface Habit {
  readonly phrase: string
  readonly means: Partial<LearnedValues>
}

export interface Sentence {
  readonly text: string
  readonly habit: Habit
  /** Other words were said beside those of the habit. */
  readonly isWider: boolean
}

/** In [0, 1), the same for a seed each time (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

const THINGS =
  `kopi|bakso|titipan|bekal|setoran|jajan|isi ulang|servis|cemilan|makan siang|pesenan|belanjaan|nasi
jatah|paket|cicilan|iuran|sarapan|lembur|coffee|lunch|supplies|parts|snacks|groceries|tickets|lesson`
    .split(/[|\n]/)
    .map(thing => thing.trim())
const NAMES =
  `nako|tetangga|mbok darmi|ijo|pak kumis|jiwa|merah|bu siti|doel|kuning|budi|mamang|gudang|senopati
kulon|cempaka|wetan|barokah|jaya|sumber rejeki|bahagia|pojok|sentosa|melati|rizky|anugrah|mitra|selaras|lestari|ridgeway
jono|tante lin|koh afuk|mas yanto|uni|kang dedi|ceu edoh|opung|harbourside|quill|marlow|nook`
    .split(/[|\n]/)
    .map(name => name.trim())
const EXTRAS = ['gede', 'spesial', 'sama temen kantor', 'rame rame', 'extra', 'buat besok']
const FRAMES = [
  (what: string, price: string) => `${what} ${price}`,
  (what: string, price: string) => `tadi beli ${what} ${price}`,
  (what: string, price: string) => `ehm ${what} ${price} ya`,
  (what: string, price: string) => `kemarin bayar ${what} ${price}`,
  (what: string, price: string) => `${price} buat ${what}`,
  (what: string, price: string) => `catat ${what} ${price} dong`,
  (what: string, price: string) => `paid ${price} for ${what}`,
]
const PRICES = [
  '15 ribu',
  'dua puluh lima ribu',
  '32rb',
  '48 ribu',
  'Rp60.000',
  '110 ribu',
  'seratus lima puluh ribu',
]

/** What a person says of themselves: shops by nicknames, odd categories, a purse of their own for some things. */
function habitsOf(random: () => number, count: number): Habit[] {
  const habits = new Map<string, Habit>()
  while (habits.size < count) {
    const phrase = `${pick(random, THINGS)} ${pick(random, NAMES)}`
    const means: Partial<LearnedValues> = {
      ...(random() < 0.7 ? { category: pick<Category>(random, CATEGORIES) } : {}),
      ...(random() < 0.25 ? { paymentMethod: pick(random, PAYMENT_METHODS) } : {}),
      ...(random() < 0.2 ? { description: `Langganan ${phrase}` } : {}),
    }
    habits.set(phrase, { phrase, means })
  }
  return [...habits.values()]
}

/** Of the sentences, so many tell of something that the person never said before. */
const NEWS = 0.06
const WIDER = 0.15
/** Of what a person says again and again; twice as many at most. */
const FEWEST_HABITS = 14

/** `count` sentences, in their order. */
export function sentencesOf(seed: number, count: number): Sentence[] {
  const random = randomOf(seed)
  const number = FEWEST_HABITS + Math.floor(random() * FEWEST_HABITS)
  // Of a phrase each means one thing.
  const all = habitsOf(random, number + count)
  const [usual, news] = [all.slice(0, number), all.slice(number)]
  return Array.from({ length: count }, (_, at) => {
    const habit = random() < NEWS ? (news[at] ?? pick(random, usual)) : pick(random, usual)
    const isWider = random() < WIDER
    const what = isWider ? `${habit.phrase} ${pick(random, EXTRAS)}` : habit.phrase
    return { text: pick(random, FRAMES)(what, pick(random, PRICES)), habit, isWider }
  })
}

const bareReadings = new Map<string, ExtractedItem>()

/** What the person wants noted. Where it is no habit, the general rules' reading of the bare phrase is right. */
export function meantBy({ habit, isWider }: Sentence, item: ExtractedItem): LearnedValues {
  const { phrase, means } = habit
  const bare = bareReadings.get(phrase) ?? extractExpenses(`${phrase} 20 ribu`, context()).items[0] ?? item
  bareReadings.set(phrase, bare)
  return {
    category: means.category ?? bare.category,
    paymentMethod: means.paymentMethod ?? bare.paymentMethod,
    // Who says more than the phrase wants that to be read.
    description: isWider ? item.description : (means.description ?? item.description),
  }
}
