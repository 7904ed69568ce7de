/** The category lexicon: which phrases tell which category, read from `../lexicon/categories/`. */
import { type Category, isCategory } from '../../domain/category.ts'
import { BILLS_ANY } from '../lexicon/categories/bills.any.ts'
import { BILLS_EN } from '../lexicon/categories/bills.en.ts'
import { BILLS_ID } from '../lexicon/categories/bills.id.ts'
import { BUSINESS_ANY } from '../lexicon/categories/business.any.ts'
import { BUSINESS_EN } from '../lexicon/categories/business.en.ts'
import { BUSINESS_ID } from '../lexicon/categories/business.id.ts'
import { ENTERTAINMENT_ANY } from '../lexicon/categories/entertainment.any.ts'
import { ENTERTAINMENT_EN } from '../lexicon/categories/entertainment.en.ts'
import { ENTERTAINMENT_ID } from '../lexicon/categories/entertainment.id.ts'
import { FOOD_ANY } from '../lexicon/categories/food.any.ts'
import { FOOD_EN } from '../lexicon/categories/food.en.ts'
import { FOOD_ID } from '../lexicon/categories/food.id.ts'
import { HEALTHCARE_ANY } from '../lexicon/categories/healthcare.any.ts'
import { HEALTHCARE_EN } from '../lexicon/categories/healthcare.en.ts'
import { HEALTHCARE_ID } from '../lexicon/categories/healthcare.id.ts'
import { OTHER_ANY } from '../lexicon/categories/other.any.ts'
import { OTHER_EN } from '../lexicon/categories/other.en.ts'
import { OTHER_ID } from '../lexicon/categories/other.id.ts'
import { SHOPPING_ANY } from '../lexicon/categories/shopping.any.ts'
import { SHOPPING_EN } from '../lexicon/categories/shopping.en.ts'
import { SHOPPING_ID } from '../lexicon/categories/shopping.id.ts'
import { SUBSCRIPTION_ANY } from '../lexicon/categories/subscription.any.ts'
import { SUBSCRIPTION_EN } from '../lexicon/categories/subscription.en.ts'
import { SUBSCRIPTION_ID } from '../lexicon/categories/subscription.id.ts'
import { TRANSPORTATION_ANY } from '../lexicon/categories/transportation.any.ts'
import { TRANSPORTATION_EN } from '../lexicon/categories/transportation.en.ts'
import { TRANSPORTATION_ID } from '../lexicon/categories/transportation.id.ts'
import { TRAVEL_ANY } from '../lexicon/categories/travel.any.ts'
import { TRAVEL_EN } from '../lexicon/categories/travel.en.ts'
import { TRAVEL_ID } from '../lexicon/categories/travel.id.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { plainPhrase } from '../words/word-forms.ts'

/**
 * The weight of a phrase as evidence for its category. `faint`: occurs with any category (a ticket, a fee).
 * `hint`: a place or a shop. `loose`: an ambiguous word. `thing`: a thing bought. `full`: outweighs its
 * modifiers. `deciding`: a purpose that decides whatever was bought (a gift, a client, a pet).
 */
export const EVIDENCE = { faint: 0.4, hint: 1, loose: 2, thing: 3, full: 5, deciding: 10 } as const
type Evidence = keyof typeof EVIDENCE

/** Indonesian names the thing first ('jam tangan'), English last ('phone case'); `any`: names, and words of both. */
const LANGUAGES = ['id', 'en', 'any'] as const
export type Language = (typeof LANGUAGES)[number]

export interface CategoryCue {
  readonly category: Category
  /** One of `EVIDENCE`. */
  readonly weight: number
  readonly language: Language
}

export interface LexiconEntry extends CategoryCue {
  /** As written in the lexicon. */
  readonly phrase: string
}

const DATA: readonly string[] = [
  FOOD_ID,
  FOOD_EN,
  FOOD_ANY,
  TRANSPORTATION_ID,
  TRANSPORTATION_EN,
  TRANSPORTATION_ANY,
  SHOPPING_ID,
  SHOPPING_EN,
  SHOPPING_ANY,
  ENTERTAINMENT_ID,
  ENTERTAINMENT_EN,
  ENTERTAINMENT_ANY,
  BILLS_ID,
  BILLS_EN,
  BILLS_ANY,
  HEALTHCARE_ID,
  HEALTHCARE_EN,
  HEALTHCARE_ANY,
  TRAVEL_ID,
  TRAVEL_EN,
  TRAVEL_ANY,
  BUSINESS_ID,
  BUSINESS_EN,
  BUSINESS_ANY,
  SUBSCRIPTION_ID,
  SUBSCRIPTION_EN,
  SUBSCRIPTION_ANY,
  OTHER_ID,
  OTHER_EN,
  OTHER_ANY,
]

function isEvidence(name: string): name is Evidence {
  return Object.hasOwn(EVIDENCE, name)
}

/** The cue of a heading `# category, language, evidence`. Throws where one of them is unknown. */
function readHeading(line: string): CategoryCue {
  const [category = '', code, evidence = ''] = line.slice(2).split(', ')
  const language = LANGUAGES.find(known => known === code)
  if (!isCategory(category) || !language || !isEvidence(evidence))
    throw new Error(`The lexicon's heading is unknown: ${line}`)
  return { category, language, weight: EVIDENCE[evidence] }
}

/** The entries of a lexicon: one phrase a line, under the heading that it belongs to. */
export function readLexicon(data: string): LexiconEntry[] {
  const entries: LexiconEntry[] = []
  let heading: CategoryCue | null = null
  for (const line of data.split('\n')) {
    if (line.startsWith('#')) heading = readHeading(line)
    else if (line !== '' && heading) entries.push({ ...heading, phrase: line })
  }
  return entries
}

export const LEXICON: readonly LexiconEntry[] = DATA.flatMap(readLexicon)

/** Each plain phrase once, with the greater of two weights; a phrase of both languages becomes `any`. */
function cuesOf(entries: readonly LexiconEntry[]): ReadonlyMap<string, CategoryCue> {
  const cues = new Map<string, CategoryCue>()
  for (const { phrase, category, weight, language } of entries) {
    const plain = plainPhrase(phrase)
    const known = cues.get(plain)
    cues.set(plain, {
      category,
      weight: Math.max(weight, known?.weight ?? 0),
      language: known && known.language !== language ? 'any' : language,
    })
  }
  return cues
}

/** Keyed by plain forms: tokens have to go through `plainWord` before the lookup. */
export const CATEGORY_CUES = phraseTable(cuesOf(LEXICON))
