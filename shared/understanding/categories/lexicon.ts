/** The words that tell a category, gathered from one file a category. */
import type { Category } from '../../domain/category.ts'
import { phraseList, phraseTable } from '../words/phrase-table.ts'
import { plainPhrase } from '../words/word-forms.ts'
import { BILLS } from './bills.ts'
import { BUSINESS } from './business.ts'
import { ENTERTAINMENT } from './entertainment.ts'
import { FOOD } from './food.ts'
import { HEALTHCARE } from './healthcare.ts'
import { OTHER } from './other.ts'
import { SHOPPING } from './shopping.ts'
import { SUBSCRIPTION } from './subscription.ts'
import { TRANSPORTATION } from './transportation.ts'
import { TRAVEL } from './travel.ts'
import { type CategoryWords, SURENESS, type Sureness, type WordLists } from './words.ts'

/** Indonesian names the thing first ('jam tangan'), English last ('phone case'). */
export type Language = 'indonesian' | 'english' | 'either'

export interface CategoryCue {
  readonly category: Category
  /** One of `SURENESS`. */
  readonly weight: number
  readonly language: Language
}

/** In the order of the palette. */
export const CATEGORY_WORDS: readonly CategoryWords[] = [
  FOOD,
  TRANSPORTATION,
  SHOPPING,
  ENTERTAINMENT,
  BILLS,
  HEALTHCARE,
  TRAVEL,
  BUSINESS,
  SUBSCRIPTION,
  OTHER,
]

function listed(lists: WordLists): [phrase: string, weight: number][] {
  return (Object.keys(SURENESS) as Sureness[]).flatMap(sureness =>
    phraseList(lists[sureness] ?? '').map((phrase): [string, number] => [
      plainPhrase(phrase),
      SURENESS[sureness],
    ]),
  )
}

/** A category's cues, each phrase once: of two weights the greater counts, and two tongues make it `either`. */
export function cuesOf(words: CategoryWords): ReadonlyMap<string, CategoryCue> {
  const cues = new Map<string, CategoryCue>()
  for (const language of ['indonesian', 'english', 'either'] as const) {
    for (const [phrase, weight] of listed(words[language])) {
      const known = cues.get(phrase)
      cues.set(phrase, {
        category: words.category,
        weight: Math.max(weight, known?.weight ?? 0),
        language: known && known.language !== language ? 'either' : language,
      })
    }
  }
  return cues
}

/** Keyed by plain forms: look up tokens that went through `plainWord`. */
export const CATEGORY_CUES = phraseTable(CATEGORY_WORDS.flatMap(words => [...cuesOf(words)]))
