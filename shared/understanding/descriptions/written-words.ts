/** What of the words of an item a person would write down; the category is told by all of them. */
import type { SpokenAmount, SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { withoutDayLead } from './day-leads.ts'
import { withoutRemarksBehind } from './remarks-behind.ts'
import { withoutErrand } from './told-errands.ts'
import { behindCompany, gotThing, wantedThing } from './told-people.ts'
import { withoutToldVerbs } from './told-verbs.ts'

interface Said {
  readonly words: readonly Token[]
  readonly amount: SpokenAmount
  readonly payment: SpokenPayment | null
}

const CARD_LINKS: ReadonlySet<string> = new Set(['on', 'with', 'pakai', 'pake'])
/** Words of whose card it is, at most: 'on my Home Depot'. */
const LONGEST_CARD = 4

/** 'On the Home Depot credit card': the name goes with the card. */
function withoutCardName(words: readonly Token[], payment: SpokenPayment | null): readonly Token[] {
  if (payment?.method !== 'Credit Card' || words.at(-1)?.index !== payment.start - 1) return words
  const link = words.findLastIndex(({ word }) => CARD_LINKS.has(word))
  const length = words.length - link
  return link > 0 && length <= LONGEST_CARD ? words.slice(0, link) : words
}

/** The words without what was remarked around the thing; `words` itself where nothing was. */
export function writtenWords({ words: all, amount, payment }: Said): readonly Token[] {
  const words = withoutCardName(all, payment)
  return behindCompany(
    withoutToldVerbs(
      wantedThing(gotThing(withoutErrand(withoutDayLead(withoutRemarksBehind(words, amount))))),
    ),
  )
}
