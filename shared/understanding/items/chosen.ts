/** Several prices of which the speaker says which one was taken: 'Nike 900, Adidas 750, ambil yang Adidas'. */
import { hasAmount } from '../clauses/clause-content.ts'
import { isNoSpending } from '../intent/intent.ts'
import { DENIALS } from '../intent/negation-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import type { ItemGroup } from './item-group.ts'
import { behindAmount } from './stories-behind.ts'
import type { Told } from './told.ts'

/** Taking one of several, up to its name. */
const CHOOSING = phraseSet(
  phraseList(
    `ambil yang|aku ambil yang|saya ambil yang|gue ambil yang|diambil yang|beli yang|aku beli yang|pilih yang|aku pilih yang|milih yang|jadinya yang|akhirnya yang|jadi yang|yang dibeli|yang diambil|yang dipilih|yang jadi dibeli|yang kubeli|yang aku beli|yang saya beli|yang kebeli|yang dibayar|yang kebayar|yang baru dibayar|yang baru kebayar|yang dibawa pulang|ya beli di|beli di|belinya di|jadinya di|jadi di|akhirnya di|ambil di|jadinya beli di
    went with the|went with|went for the|took the|got the|bought the|picked the|chose the|grabbed the|ended up with the|settled on the|i got it at|got it at|got mine at|bought it at|went to|got it from|bought it from|only paid the|just paid the|only bought the|just bought the|only got the|just got the`,
  ),
)
const CHEAPER = phraseSet(phraseList('cheaper|cheapest|murah|lebih murah|paling murah|termurah|murahan'))
const LAST = phraseSet(phraseList('second|other|latter|kedua|terakhir|satunya'))

/** 'Ya itu yang dibawa pulang': the last one. */
const THAT_ONE = phraseSet(
  phraseList(
    'itu yang dibawa pulang|itu yang aku beli|itu yang saya beli|itu yang gue beli|itu yang diambil|itu yang aku ambil|itu yang saya ambil|itu yang gue ambil|thats the one i got|thats the one i bought|thats the one we got|thats what i got',
  ),
)

/** What was said to be taken; null where nothing is. */
function choiceOf(said: readonly Token[]): readonly Token[] | null {
  if (findPhrase(THAT_ONE, said) >= 0) return []
  const at = findPhrase(CHOOSING, said)
  const cue = at < 0 ? null : matchPhrase(CHOOSING, said, at)
  if (!cue || said.slice(0, at).some(({ word }) => DENIALS.has(word))) return null
  const choice = said.slice(cue.end)
  return choice.length > 0 ? choice : null
}

function namesIn(words: readonly Token[]): Set<string> {
  return new Set(contentWords(withoutPhrases(FILLERS, words)).map(({ word }) => plainWord(word)))
}

/** A price, the words it is told by, and its place. */
interface Priced {
  readonly amount: SpokenAmount
  readonly names: ReadonlySet<string>
  readonly group: number
  readonly place: number
}

/** The prices told one after the other up to the group at `at`, without a story between them. */
function pricesUpTo(groups: readonly ItemGroup[], told: readonly (readonly Told[])[], at: number): Priced[] {
  const first = groups.slice(0, at).findLastIndex(group => !hasAmount(group)) + 1
  return told.slice(first, at + 1).flatMap((each, offset) =>
    each.flatMap(({ amount, said }, place) => {
      if (!amount) return []
      const before = said.filter(({ index }) => index < amount.start)
      const words = before.length > 0 ? before : said
      return { amount, names: namesIn(words), group: first + offset, place }
    }),
  )
}

/** The one of `priced` that `choice` names by a word that no other has; undefined where it names none. */
function chosenOf(priced: readonly Priced[], choice: readonly Token[]): Priced | undefined {
  if (choice.length === 0 || findPhrase(LAST, choice) >= 0) return priced.at(-1)
  for (const word of namesIn(choice)) {
    const [only, ...others] = priced.filter(({ names }) => names.has(word))
    if (only && others.length === 0) return only
  }
  if (findPhrase(CHEAPER, choice) < 0) return undefined
  const least = Math.min(...priced.map(({ amount }) => amount.rupiah))
  return priced.find(({ amount }) => amount.rupiah === least)
}

/** The intents after the prices that were not chosen are no spending. */
export function withoutUnchosen(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  if (told.flat().length < 2) return result
  groups.forEach((group, at) => {
    const last = told[at]?.at(-1)
    const choice = choiceOf(last?.amount ? behindAmount(group) : group.said)
    if (!last || !choice || (!last.amount && isNoSpending(last.intent))) return
    const priced = pricesUpTo(groups, told, last.amount ? at : at - 1)
    const chosen = priced.length > 1 ? chosenOf(priced, choice) : undefined
    if (!chosen) return
    for (const { group: of, place } of priced) {
      const one = result[of]?.[place]
      const intent = of === chosen.group && place === chosen.place ? 'spent' : 'news'
      if (one && result[of]) result[of][place] = { ...one, intent }
    }
  })
  return result
}
