/** Descriptions as a person would type them. */
import { MAX_DESCRIPTION } from '../domain/expense.ts'
import { withoutActivity } from './descriptions/activities.ts'
import { isStory, withoutAsides, withoutPrelude } from './descriptions/asides.ts'
import { chainAt } from './descriptions/bare-place.ts'
import { withoutNya } from './descriptions/definite-nya.ts'
import { withThingOfPerson } from './descriptions/done-for.ts'
import { withoutEcho } from './descriptions/echoes.ts'
import { withFuel } from './descriptions/fuel.ts'
import { givenThing } from './descriptions/given-things.ts'
import { withPaidFirst } from './descriptions/headed-prices.ts'
import { headFirst } from './descriptions/heads-behind.ts'
import { withoutIndefiniteOne, withoutSingleCount } from './descriptions/indefinite-one.ts'
import { cueAt, namesThing, saidOf } from './descriptions/lead.ts'
import { withoutListedHeading } from './descriptions/listed-heading.ts'
import { dishFirst } from './descriptions/meals.ts'
import { withoutPayer, withoutPaying } from './descriptions/paying.ts'
import { withRecipientBehind } from './descriptions/recipients.ts'
import { withRepairedPlace } from './descriptions/repaired-place.ts'
import { withServices } from './descriptions/service-verbs.ts'
import { behindSharers } from './descriptions/shared-bills.ts'
import { takenAlong } from './descriptions/taken-along.ts'
import { thingFirst } from './descriptions/thing-first.ts'
import { withoutToldClauses } from './descriptions/told-clauses.ts'
import { withoutShares } from './descriptions/told-people.ts'
import { withoutVerbLead } from './descriptions/verb-leads.ts'
import { numberWord } from './numbers/number-words.ts'
import { changed, type Token } from './utterance/token.ts'
import { contentWords } from './words/content-words.ts'

/** A description stays readable in a list: cut at a word boundary, in UTF-16 units. */
export const MAX_SPOKEN_DESCRIPTION = Math.min(100, MAX_DESCRIPTION)

export interface Description {
  /** One line; empty where no words are left. */
  readonly text: string
  /** It tells what happened rather than names a thing. */
  readonly isStory: boolean
}

/** The thing bought and its place or purpose, without narrative; the source of name and category. */
export function boughtWords(said: readonly Token[]): readonly Token[] {
  const paid = behindSharers(withoutPaying(withoutPayer(said)))
  const taken = takenAlong(withFuel(withRepairedPlace(paid)))
  return thingFirst(withRecipientBehind(givenThing(withoutPrelude(taken))))
}

/** The description of one thing from what was said of it. */
export function descriptionOf(said: readonly Token[]): Description {
  return descriptionOfBought(boughtWords(said))
}

/** The same from its `boughtWords`. */
export function descriptionOfBought(bought: readonly Token[]): Description {
  const words = namingWords(bought)
  return { text: capitalised(phraseOf(words)), isStory: isStory(words) }
}

/** One line for several things; empty where none has a name. */
export function descriptionOfAll(things: readonly (readonly Token[])[]): string {
  const named = things.map(said => phraseOf(namingWords(boughtWords(said)))).filter(phrase => phrase !== '')
  return capitalised(shortened(named.join(', ')))
}

/** The words that a person would write. */
function namingWords(bought: readonly Token[]): readonly Token[] {
  const told = withoutActivity(
    withoutAsides(
      contentWords(withoutToldClauses(withoutVerbLead(withThingOfPerson(withoutShares(bought))))),
    ),
  )
  const named = withoutEcho(headFirst(dishFirst(contentWords(told))))
  return withoutIndefiniteOne(withoutSingleCount(withServices(withPaidFirst(withoutListedHeading(named)))))
}

function phraseOf(words: readonly Token[]): string {
  let text = ''
  let before: Token | null = null
  for (const [at, token] of words.entries()) {
    if (token.text === ',' && AT.has(words[at + 1]?.word ?? '')) continue
    if (token.word === 'yang' && words[at + 1]?.word === 'di' && before) continue
    if (OVER.has(token.word) && words[at + 1]?.word === 'at' && before) continue
    if (
      COPULAS.has(token.word) &&
      words[at + 1]?.word !== 'on' &&
      AT.has(words[at + 1]?.word ?? '') &&
      before
    )
      continue
    const isCounted = COPULAS.has(token.word) && isNumber(words[at + 1])
    if (isCounted && at > 0 && at <= LONGEST_COUNTED && words[at + 1]?.index === token.index + 1) {
      text += ','
      before = token
      continue
    }
    const written = withoutVerb(words, at, token)
    text += before ? glue(before, token) + written : written
    before = token
  }
  return shortened(withoutNya(text))
}

/** More words before a count tell a story. */
const LONGEST_COUNTED = 2

/** 'Bowling was three games' is bowling, three games. */
function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || numberWord(token) !== null)
}

/** 'Brisket's 4.99 a pound, at Costco': the price has gone that its verb told. */
function withoutVerb(words: readonly Token[], at: number, token: Token): string {
  const next = words[at + 1]
  const isLeft = next === undefined ? at === 0 : next.index !== token.index + 1
  const isTold = isLeft && /['’]s$/u.test(token.text)
  if (!isTold || chainAt(words, at)) return token.text
  const word = token.word.slice(0, -1)
  const said = saidOf([...words.slice(0, at), changed(token, { word })])
  // 'Luby's' is called so, 'Rent's' has the verb of 'rent's paid'.
  const isName = next === undefined && cueAt(said, at)?.value.language === 'any'
  const isThing = said.words.some((_, from) => namesThing(said, from) && cueAt(said, from)?.end === at + 1)
  return isThing && !isName ? token.text.slice(0, -2) : token.text
}

/** Said before a place: 'over at AutoZone' is at AutoZone. */
const OVER: ReadonlySet<string> = new Set(['over', 'down'])

/** 'Lunch was from Clover' is lunch from Clover. */
const COPULAS: ReadonlySet<string> = new Set(['was', 'were', 'is'])

/** Prepositions that need no comma before them: 'topi, di toko Sinar'. */
const AT: ReadonlySet<string> = new Set(['di', 'at', 'from', 'on'])

function glue(before: Token, here: Token): string {
  const adjacent = before.index === here.index - 1
  if (adjacent && before.kind !== 'sign') return here.gap
  return here.kind === 'sign' && here.text !== '&' ? '' : ' '
}

function shortened(text: string): string {
  if (text.length <= MAX_SPOKEN_DESCRIPTION) return text
  const cut = text.lastIndexOf(' ', MAX_SPOKEN_DESCRIPTION)
  const end = cut > 0 ? cut : MAX_SPOKEN_DESCRIPTION
  // Never half of a surrogate pair.
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')
}

function capitalised(text: string): string {
  // 'iCloud', 'eBay'.
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32).trim()
  return first.toLocaleUpperCase('en-US') + text.slice(first.length)
}
