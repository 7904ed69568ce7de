/** Whether a card is paid off: what was bought with it is an expense already. 'Paid off the Amex bill'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const PAYING_OFF = phraseSet(
  phraseList(
    `paid off|pay off|paying off|paid down|pay down|knocked out|paid the balance|paid my balance|paid off the balance|the balance
    zeroed out`,
  ),
)
/** Between that and the card. */
const BETWEEN: ReadonlySet<string> = new Set(
  phraseList('the|my|our|a|that|of|on|off|balance|bill|whole|entire|full|wifes|husbands|old'),
)
const CARDS = phraseSet(
  phraseList(
    `amex|american express|visa|discover|mastercard|master card|chase|capital one|capital|citi|citi card|sapphire|credit card|credit cards|apple card|amazon card|store card|costco card|lowes card|home depot card|target card|red card|macys card|kohls card`,
  ),
)
/** A card's name behind which a loan or a fee of the bank is paid. */
const NO_CARDS: ReadonlySet<string> = new Set(
  phraseList('loan|loans|auto|mortgage|fee|fees|interest|late|annual|with|using|gift'),
)

/** `words` are those of a clause without its amounts, its way of paying among them. */
export function isCardPaidOff(words: readonly Token[]): boolean {
  const paid = findPhrase(PAYING_OFF, words)
  if (paid < 0) return false
  let at = matchPhrase(PAYING_OFF, words, paid)?.end ?? paid
  while (BETWEEN.has(words[at]?.word ?? '')) at++
  const card = matchPhrase(CARDS, words, at)
  return card !== null && !words.some(({ word }) => NO_CARDS.has(word))
}
