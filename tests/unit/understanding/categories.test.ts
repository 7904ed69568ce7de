import { describe, expect, it } from 'vitest'
import { CATEGORIES, type Category } from '../../../shared/domain/category.ts'
import { categorize } from '../../../shared/understanding/categories/categorize.ts'
import { categorizeEach } from '../../../shared/understanding/categories/categorize-each.ts'
import { LEXICON, readLexicon } from '../../../shared/understanding/categories/lexicon.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { tokenise } from '../../../shared/understanding/utterance/token.ts'
import { plainPhrase } from '../../../shared/understanding/words/word-forms.ts'
import { SPOKEN_DOINGS } from './spoken-doings.ts'
import { SPOKEN_THINGS } from './spoken-things.ts'
import { THINGS_IN_PLACES } from './things-in-places.ts'
import { context } from './utterance.ts'

function categoryOf(said: string): Category | null {
  return categorize(tokenise(said))
}

function rows(table: Readonly<Record<Category, readonly string[]>>): [said: string, category: Category][] {
  return CATEGORIES.flatMap(category => table[category].map((said): [string, Category] => [said, category]))
}

describe('the category of a thing', () => {
  it.each(rows(SPOKEN_THINGS))('%s: %s', (said, category) => {
    expect(categoryOf(said)).toBe(category)
  })
})

describe('the category of something done', () => {
  it.each(rows(SPOKEN_DOINGS))('%s: %s', (said, category) => {
    expect(categoryOf(said)).toBe(category)
  })
})

describe('the category of a thing said with a place, a company or a purpose', () => {
  it.each(rows(THINGS_IN_PLACES))('%s: %s', (said, category) => {
    expect(categoryOf(said)).toBe(category)
  })
})

describe('the words of a description', () => {
  it.each<[rule: string, said: string, category: Category]>([
    ['what a trade is named for is business', 'telur dua papan buat isi warung', 'Business'],
    ['what a trade is named for is business', 'kantong kresek kedai', 'Business'],
    ['what a trade is named for is business', 'jars for my candle business', 'Business'],
    ['what a trade is named for is business', 'flour for our food stall', 'Business'],
    ['where one ate is no trade', 'makan di warung', 'Food & Dining'],
    ['where one bought is no trade', 'kopi di kedai pak Lae', 'Food & Dining'],
    ['where one bought is no trade', 'shoes from the store', 'Shopping'],
    ['wages of a trade are business', 'upah kernet', 'Business'],
    ['wages at home are not', 'gaji pembantu', 'Other'],
    ["Medan's minyak moves what it is filled in", 'minyak pickup', 'Transportation'],
    ["Medan's minyak moves what it is filled in", 'minyak goreng', 'Food & Dining'],
    ['a bus to a city far away', 'bus Intra ke Parapat', 'Travel'],
    ['a longer phrase outranks its parts', 'obat nyamuk', 'Shopping'],
    ['a longer phrase outranks its parts', 'air PDAM', 'Bills & Utilities'],
    ['a longer phrase outranks its parts', 'air minum', 'Food & Dining'],
    ['a longer phrase outranks its parts', 'minyak kayu putih', 'Healthcare'],
    ['a longer phrase outranks its parts', 'hot dog', 'Food & Dining'],
    ['a longer phrase outranks its parts', 'nasi kucing', 'Food & Dining'],
    ['Indonesian names the thing first', 'sepatu futsal', 'Shopping'],
    ['Indonesian names the thing first', 'parkir hotel', 'Transportation'],
    ['Indonesian names the thing first', 'cicilan kulkas', 'Bills & Utilities'],
    ['Indonesian names the thing first', 'jam tangan', 'Shopping'],
    ['Indonesian names the thing first', 'tas laptop', 'Shopping'],
    ['English names the thing last', 'hotel breakfast', 'Food & Dining'],
    ['English names the thing last', 'airport parking', 'Transportation'],
    ['English names the thing last', 'phone case', 'Shopping'],
    ['English names the thing last', 'car insurance', 'Bills & Utilities'],
    ['English names the thing last', 'movie popcorn', 'Food & Dining'],
    ['a ticket is what it lets one into', 'tiket konser', 'Entertainment'],
    ['a ticket is what it lets one into', 'bus ticket', 'Transportation'],
    ['a measure is what it holds', 'a bag of rice', 'Food & Dining'],
    ['a measure is what it holds', 'a box of diapers', 'Shopping'],
    ['a measure is what it holds', 'dua botol aqua', 'Food & Dining'],
    ['a measure is what it holds', '3 gelas es teh', 'Food & Dining'],
    ['a measure is what it holds', '2 gelas kopi susu', 'Food & Dining'],
    ['a measure alone is a thing', 'gelas', 'Shopping'],
    ['a thing named by a measure is a thing', '2 botol minum anak', 'Shopping'],
    ['endings of the regions leave the meaning', 'parkirna', 'Transportation'],
    ['endings of the regions leave the meaning', 'bensine', 'Transportation'],
    ['a place says less than the thing', 'obat di Indomaret', 'Healthcare'],
    ['a place says less than the thing', 'Grab ke rumah sakit', 'Transportation'],
    ['a place says less than the thing', 'lunch at the office', 'Food & Dining'],
    ['a place tells where nothing else does', 'pergi ke dokter gigi', 'Healthcare'],
    ['a purpose tells where nothing else does', 'buat bensin', 'Transportation'],
    ['a purpose tells where nothing else does', 'for lunch', 'Food & Dining'],
    ['a client makes it business', 'makan malam sama klien di hotel', 'Business'],
    ['a client makes it business', 'traktir client coffee di Starbucks', 'Business'],
    ['but not the way there', 'gojek ke kantor klien', 'Transportation'],
    ['goods to sell are business', 'tepung buat jualan', 'Business'],
    ['goods for the office are business', '4 office chairs for the team', 'Business'],
    ['a pet outranks what it eats', 'makanan kucing', 'Other'],
    ['a pet outranks what it eats', 'dog food', 'Other'],
    ['giving outranks what is given', 'donation to the food bank', 'Other'],
    ['giving outranks what is given', 'sedekah beras', 'Other'],
    ['a carrier and a far place are a journey', 'bus malam ke Jogja', 'Travel'],
    ['a carrier and a far place are a journey', 'tiket kereta Jakarta Surabaya', 'Travel'],
    ['a carrier alone is transport', 'bus ke Blok M', 'Transportation'],
    ['a carrier where one is is transport', 'naik bus di Bandung', 'Transportation'],
    ['food on a journey is food', 'nasi goreng di kereta ke Solo', 'Food & Dining'],
    ['endings leave the meaning', 'parkirnya', 'Transportation'],
    ['endings leave the meaning', 'batteries', 'Shopping'],
    ['an s is no ending everywhere', 'kita makan', 'Food & Dining'],
    ['an s is no ending everywhere', 'perpanjang KITAS', 'Travel'],
    ['a ticket somewhere far is a journey', 'tickets to Bali', 'Travel'],
    ['a ticket in a far place is none', 'tiket Persib di Bandung', 'Entertainment'],
    ['something bought is goods when nothing tells', 'beli anu', 'Shopping'],
  ])('%s: %s', (_, said, category) => {
    expect(categoryOf(said)).toBe(category)
  })

  it('tell nothing where none is known', () => {
    expect(categoryOf('anu')).toBeNull()
    expect(categoryOf('')).toBeNull()
  })
})

describe('items said one after the other', () => {
  it.each<[said: readonly string[], categories: readonly Category[]]>([
    [
      ['Grab ke bandara', 'tip', 'tol'],
      ['Transportation', 'Transportation', 'Transportation'],
    ],
    [
      ['haircut', 'tip, both'],
      ['Other', 'Other'],
    ],
    [
      ['GoFood martabak manis', 'ongkir'],
      ['Food & Dining', 'Food & Dining'],
    ],
    [
      ['obat batuk', 'ongkir', 'tip abang'],
      ['Healthcare', 'Healthcare', 'Healthcare'],
    ],
    [
      ['pizza', 'tip for the barber'],
      ['Food & Dining', 'Other'],
    ],
    [
      ['tip', 'kopi'],
      ['Other', 'Food & Dining'],
    ],
  ])('%j: a surcharge goes with what it was paid for', (said, categories) => {
    expect(categorizeEach(said.map(said => tokenise(said))).map(({ category }) => category)).toEqual(
      categories,
    )
  })
})

describe('a list for a trade that is named once', () => {
  it.each<[said: string, categories: readonly Category[]]>([
    ['gula sekarung 300 ribu, telur 200 ribu, buat warung semua itu', ['Business', 'Business']],
    ['sendok 20 ribu, ember 30 ribu, perkakas kedai', ['Business', 'Business']],
    ['Stok warung: gula 30 ribu, sabun 20 ribu', ['Business', 'Business']],
    ['kopi 20 ribu, telur buat warung 60 ribu', ['Food & Dining', 'Business']],
    ['telur buat warung 60 ribu, kopi 20 ribu', ['Business', 'Food & Dining']],
    ['Makan di warung. Soto 20 ribu, es teh 5 ribu', ['Food & Dining', 'Food & Dining']],
  ])('%s', (said, categories) => {
    expect(extractExpenses(said, context('IDR')).items.map(({ category }) => category)).toEqual(categories)
  })
})

describe('the lexicon', () => {
  const phrases = new Map<Category, Set<string>>(CATEGORIES.map(category => [category, new Set<string>()]))
  for (const { phrase, category } of LEXICON) phrases.get(category)?.add(plainPhrase(phrase))

  it('has no phrase in two categories', () => {
    const owners = new Map<string, Category[]>()
    for (const [category, own] of phrases) {
      for (const phrase of own) owners.set(phrase, [...(owners.get(phrase) ?? []), category])
    }
    expect([...owners].filter(([, categories]) => categories.length > 1)).toEqual([])
  })

  it('has at least 150 phrases for each category', () => {
    expect([...phrases].filter(([, { size }]) => size < 150)).toEqual([])
  })

  it('says each phrase once in a category and language', () => {
    const seen = new Set<string>()
    const twice = LEXICON.map(
      ({ phrase, category, language }) => `${category}, ${language}: ${phrase}`,
    ).filter(key => seen.size === seen.add(key).size)
    expect(twice).toEqual([])
  })

  it('refuses a heading that names no category, language or evidence', () => {
    for (const heading of ['# Pets, id, thing', '# Other, fr, thing', '# Other, id, sure'])
      expect(() => readLexicon(`${heading}\nkucing`)).toThrow(heading)
  })
})
