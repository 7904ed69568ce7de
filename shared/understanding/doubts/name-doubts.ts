/** Signs in the words of an item and around it that its name may be wrong. */
import type { NameDoubt } from '../../domain/doubt.ts'
import type { DraftItem } from '../items/draft-item.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isLabel } from '../words/labels.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { categoryEvidence } from './category-evidence.ts'
import type { KnownWords } from './known-words.ts'
import { PEOPLE, PLACES, PURPOSES, TELLING } from './name-words.ts'
import { type Neighbourhood, neighbourhoodOf } from './neighbourhood.ts'
import { firstNamed, wordRoles } from './word-roles.ts'

/** Most words between 'buat' and the person: 'buat si Budi'. */
const MAX_BEFORE_PERSON = 2

function isNumber(token: Token): boolean {
  return token.kind === 'number' || numberWord(token) !== null
}

/** A count comes first or has a unit; 'iphone 15' has a label. */
function hasStrayNumber(name: readonly Token[]): boolean {
  return name.some(
    (token, at) => at > 0 && isNumber(token) && !isUnit(name[at + 1]) && !isLabel(name[at - 1]),
  )
}

/** Whether a possible buyer is named before the thing, other than in 'buat adik' and 'dari ibu'. */
function namesPerson(
  { tokens }: Utterance,
  known: KnownWords,
  item: DraftItem,
  { start, end }: Neighbourhood,
): boolean {
  const beforeThing = Math.min(end, firstNamed(item, known))
  for (let at = start; at < beforeThing; at++) {
    if (!matchPhrase(PEOPLE, tokens, at)) continue
    const before = Array.from({ length: MAX_BEFORE_PERSON }, (_, back) => at - 1 - back)
    const isGoal = before.some(
      index => matchPhrase(PURPOSES, tokens, index) || matchPhrase(PLACES, tokens, index),
    )
    if (!isGoal) return true
  }
  return false
}

/** `name`: the words that name the item. `items`: all of the utterance. */
export function nameDoubts(
  utterance: Utterance,
  known: KnownWords,
  item: DraftItem,
  name: readonly Token[],
  items: readonly DraftItem[],
): Record<NameDoubt, boolean> {
  const near = neighbourhoodOf(utterance, item, items)
  const { head, modifier, purpose, payment, stray } = wordRoles(utterance, known, item, near)
  const { isFaint, isLoose, isContested } = categoryEvidence(item.words)
  return {
    headUnknown: head > 0 || name.length === 0,
    headMostlyUnknown: head > 1,
    modifierUnknown: modifier > 0,
    modifiersUnknown: modifier > 1,
    purposeUnknown: purpose > 0,
    paymentUnknown: payment > 0,
    wordsUnused: stray > 0,
    numberInName: hasStrayNumber(name),
    nameJoined: name.some(({ kind }) => kind === 'sign'),
    categoryFaint: isFaint,
    categoryLoose: isLoose,
    categoryContested: isContested,
    nameTells: containsPhrase(TELLING, name),
    personNamed: namesPerson(utterance, known, item, near),
  }
}
