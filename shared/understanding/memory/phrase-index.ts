/** An index of rules and amounts by their key words. */
import type { Currency } from '../../domain/currency.ts'
import type { Minor } from '../../domain/money.ts'
import type { PhraseMemory, PhraseRule } from '../../domain/phrase-memory.ts'
import { keyWords, phraseKey } from './phrase.ts'

interface IndexedRule {
  readonly rule: PhraseRule
  readonly words: readonly string[]
}

export interface FoundRule {
  readonly rule: PhraseRule
  /** Number of its key words. */
  readonly length: number
  /** Its words are all that were said. */
  readonly isExact: boolean
}

export class PhraseIndex {
  /** Keyed by their first word. */
  readonly #rules = new Map<string, IndexedRule[]>()
  readonly #amounts = new Map<string, readonly Minor[]>()

  constructor({ rules, amounts }: PhraseMemory) {
    for (const rule of rules) {
      const words = keyWords(rule.phrase)
      const [first] = words
      if (first === undefined) continue
      const others = this.#rules.get(first)
      if (others) others.push({ rule, words })
      else this.#rules.set(first, [{ rule, words }])
    }
    for (const { phrase, currency, amounts: paid } of amounts)
      this.#amounts.set(`${currency} ${phraseKey(phrase)}`, paid)
  }

  /** The rules all of whose words are among those of the phrase, the most specific first. */
  rulesFor(phrase: string): FoundRule[] {
    if (this.#rules.size === 0) return []
    const said = keyWords(phrase)
    const found: FoundRule[] = []
    for (const word of said) {
      for (const { rule, words } of this.#rules.get(word) ?? []) {
        const { length } = words
        if (length <= said.length && words.every(one => said.includes(one)))
          found.push({ rule, length, isExact: length === said.length })
      }
    }
    return found.sort((a, b) => b.length - a.length)
  }

  /** Earlier amounts of the phrase; empty where unknown. */
  amountsOf(phrase: string, currency: Currency): readonly Minor[] {
    return this.#amounts.get(`${currency} ${phraseKey(phrase)}`) ?? []
  }
}
