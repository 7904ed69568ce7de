/** The saved expenses that words of a correction name. */
import type { SavedExpense } from '../../domain/correction.ts'
import { CATEGORY_CUES } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { type Token, tokenise } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'
import { plainToken, plainWord } from '../words/word-forms.ts'
import { isOneOfKind, isPointedAt, isPossessed } from './known-things.ts'
import { namesOf, spelled, stemOf } from './name-forms.ts'
import { SMALL_TALK } from './small-talk-words.ts'
import { meanSame } from './synonyms.ts'

export interface Reference {
  /** Indexes of saved expenses, at least one. */
  readonly places: readonly number[]
  /** Index after the last token. */
  readonly end: number
  /** A definite form: 'kopinya', 'the coffee', 'yang kopi'. */
  readonly isDefinite: boolean
}

/** Shortest prefix that may stand for a name, in letters. */
const SHORTEST_BEGINNING = 4

/** Words that name nothing by themselves. */
const SMALL: ReadonlySet<string> = new Set(
  phraseList(
    'di|ke|dari|dan|buat|untuk|sama|dengan|yang|at|the|a|an|for|from|with|and|of|in|on|to|my|x|pcs|buah|porsi',
  ),
)
/** Whether a word is a function word; capitalised within a name, 'Dan' and 'Di' are people. */
function isSmall({ text, word, index }: Token): boolean {
  return SMALL.has(word) && (index === 0 || text === word)
}

/** The 'yoga' of "yoga's", which has no plural. */
function withoutApostrophe({ text, word }: Token): string {
  return /['\u2019]s$/.test(text) ? word.slice(0, -1) : word
}

/** Excluded as prefixes: the 'pake' of 'pake dana semua' does not mean 'Paket data'. */
function isSmallTalk(word: string): boolean {
  return SMALL_TALK.phrases.get(word)?.some(({ words }) => words.length === 1) === true
}

/** The words of each description by which it may be named. */
export class NamedExpenses {
  readonly #categories: readonly string[]
  readonly #names: readonly (readonly string[])[]
  readonly #words: ReadonlySet<string>
  readonly #sounds: readonly (readonly string[])[]

  constructor(saved: readonly SavedExpense[]) {
    this.#categories = saved.map(({ category }) => category)
    this.#names = saved.map(({ description }) =>
      tokenise(description)
        .filter(token => token.kind === 'word' && !isSmall(token) && numberWord(token) === null)
        .map(({ word }) => plainWord(word)),
    )
    this.#words = new Set(this.#names.flat())
    this.#sounds = this.#names.map(names => names.map(spelled))
  }

  /** Whether a description has the word. */
  has(word: string): boolean {
    return this.#placesOf(word).length > 0
  }

  /** The longest run of words from `at` found in one description. Null where none has the first word. */
  read(utterance: Utterance, at: number): Reference | null {
    const first = utterance.token(at)
    if (first?.kind !== 'word') return null
    const isKnown = isPointedAt(utterance, at)
    const word = withoutApostrophe(first)
    let places = this.#placesOf(word)
    if (places.length === 0 && isKnown) places = this.#placesLike(word)
    if (places.length === 0 && isOneOfKind(utterance, at)) places = this.#placesOfKind(first)
    if (places.length === 0) return null
    const words = [plainWord(word)]
    let end = at + 1
    for (let next = end; ; next++) {
      const token = utterance.token(next)
      if (token?.kind !== 'word') break
      const further = this.#placesOf(token.word).filter(place => places.includes(place))
      if (further.length > 0) {
        places = further
        words.push(plainWord(token.word))
        end = next + 1
      } else if (!SMALL.has(token.word)) break
    }
    return {
      places: this.#wholly(places, words),
      end,
      isDefinite: isKnown || isPossessed(utterance, at, end, this.#names.flat()),
    }
  }

  /** Whether the tokens up to `end` say every word of the description. */
  isWhole(place: number, said: readonly string[]): boolean {
    const plain = said.map(plainWord)
    return (this.#names[place] ?? []).every(word => plain.includes(word))
  }

  /** Of several places with these words, the one without further words. */
  #wholly(places: readonly number[], words: readonly string[]): readonly number[] {
    const whole = places.filter(place => this.#names[place]?.every(word => words.includes(word)))
    return whole.length > 0 && whole.length < places.length ? whole : places
  }

  #placesOf(word: string): readonly number[] {
    const stem = stemOf(word)
    const placesWhere = (isNamed: (name: string) => boolean) =>
      this.#names.flatMap((names, place) => (names.some(isNamed) ? [place] : []))
    const said = namesOf(word).filter(name => this.#words.has(name))
    const exact = said.length > 0 ? placesWhere(name => said.includes(name)) : []
    if (exact.length > 0 || stem.length < SHORTEST_BEGINNING || isSmallTalk(word)) return exact
    // 'grab' of 'GrabCar', 'shake' of 'Milkshake'
    const longer = placesWhere(name => name.startsWith(stem))
    if (longer.length > 0) return longer
    const ending = placesWhere(name => name.endsWith(stem))
    if (ending.length > 0) return ending
    const sound = spelled(stem)
    return this.#sounds.flatMap((sounds, place) => (sounds.includes(sound) ? [place] : []))
  }

  /** Places of the category that the word belongs to. */
  #placesOfKind(word: Token): readonly number[] {
    const cue = matchPhrase(CATEGORY_CUES, [plainToken(word)], 0)
    if (!cue) return []
    return this.#categories.flatMap((category, place) => (category === cue.value.category ? [place] : []))
  }

  /** Places with a synonym of the word: 'the fuel' for a saved petrol. */
  #placesLike(word: string): readonly number[] {
    const stem = stemOf(word)
    return this.#names.flatMap((names, place) => (names.some(name => meanSame(stem, name)) ? [place] : []))
  }
}
