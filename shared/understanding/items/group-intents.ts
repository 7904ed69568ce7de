/** The intents of each group: from its own cues, or inherited from the group before. */

import type { Sentence } from '../clauses/clause.ts'
import { isAppCommand } from '../intent/app-command.ts'
import { isAppointment, isEvent } from '../intent/event.ts'
import { isFee } from '../intent/fees.ts'
import { isBesideWage } from '../intent/income.ts'
import { clauseIntent, type Intent, isNoSpending } from '../intent/intent.ts'
import { isMeasurement } from '../intent/measurement.ts'
import { isNetEarned } from '../intent/net-earnings.ts'
import { REPORTED } from '../intent/price-mention-words.ts'
import { isPurseLevel } from '../intent/purse-level.ts'
import { isQuestion } from '../intent/question.ts'
import { isOthersPart, paidSeparately } from '../intent/separate-bills.ts'
import { SPENDING } from '../intent/spending-words.ts'
import { comparesTimes } from '../intent/then-and-now.ts'
import { isBorneByOthers } from '../intent/third-party-cost.ts'
import { withoutAmounts } from '../intent/without-amounts.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { CHARGING } from '../words/charging-words.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, findPhrase } from '../words/phrase-table.ts'
import { inHindsight } from './hindsight.ts'
import type { ItemGroup } from './item-group.ts'
import { isPriceAside } from './price-asides.ts'
import { reachesOver } from './reaching-over.ts'
import type { Segment, Told } from './told.ts'

/** Words of a route, which belongs to the amount before, as in 'out that ATM'. */
const ROUTES: ReadonlySet<string> = new Set(['dari', 'from', 'out', 'ke', 'to'])

/** Token index behind the words of an inner amount: 'mindahin 500 ribu dari BRI ke BCA | kena biaya'. */
function segmentEnd(said: readonly Token[], { end }: SpokenAmount): number {
  const behind = said.findIndex(({ index }) => index >= end)
  if (!ROUTES.has(said[behind]?.word ?? '')) return end
  const verbs = [SPENDING, CHARGING].map(table => findPhrase(table, said, behind + 1)).filter(at => at >= 0)
  return said[Math.min(...verbs)]?.index ?? end
}

/** The words up to each amount of a group; for the last one, up to the end. */
function segmentsOf({ parts, said }: ItemGroup): Segment[] {
  const amounts = parts.flatMap(part => (part.kind === 'amount' ? [part.amount] : []))
  if (amounts.length < 2) return [{ amount: amounts[0] ?? null, said }]
  const ends = amounts.map(amount => segmentEnd(said, amount))
  return amounts.map((amount, at) => {
    const start = ends[at - 1] ?? 0
    const end = at === amounts.length - 1 ? Number.POSITIVE_INFINITY : (ends[at] ?? 0)
    return { amount, said: said.filter(({ index }) => index >= start && index < end) }
  })
}

/** A number without any mark of money. */
function isBare({ named, rupiahScale, formatted }: SpokenAmount): boolean {
  return named === null && !rupiahScale && !formatted
}

/** Whether a bare number is an hour, a count or a measure. */
function isNoPrice(said: readonly Token[], amount: SpokenAmount): boolean {
  if (amount.scale === 1 && isMeasurement(said)) return true
  return isBare(amount) && (isEvent(said) || isAppointment(said, amount))
}

/** The intent of a segment by itself; a fee is an expense even where the rest is a move of own money. */
function ownIntent({ amount, said }: Segment): Intent {
  if (amount && isBorneByOthers(said, amount.start)) return 'others'
  const intent = clauseIntent(said)
  if (intent === 'unclear' && amount?.named === null && isNoPrice(said, amount)) return 'event'
  const mayBeFee = intent === 'moved' || intent === 'unclear'
  return mayBeFee && amount && isFee(said, amount.end) ? 'spent' : intent
}

/** Whether a reason would be of what was told before; that of a low balance is what was spent. */
function isReasonOf(before: Told | null): boolean {
  return before !== null && isNoSpending(before.intent) && !isPurseLevel(before.said)
}

/** 'He dropped eighty on a game. Eighty.' */
function isEcho(before: Told | null, { amount, said }: Segment): boolean {
  return amount !== null && before?.amount?.plain === amount.plain && !nameThing(withoutAmounts(said))
}

function requestIn(said: Sentence['said'], asked: Sentence['asked']): 'question' | 'command' | null {
  if (isAppCommand(said)) return 'command'
  return isQuestion(said, asked) ? 'question' : null
}

/**
 * For each group the intents of its amounts, or its own where it has none. A plan lasts until the end of the
 * sentence or a spending; other intents extend over 'and', and to an amount without a name.
 */
export function groupIntents(groups: readonly ItemGroup[], sentences: readonly Sentence[]): Told[][] {
  const requests = sentences.map(({ said, asked }) => requestIn(said, asked))
  const compared = sentences.map(({ said }) => comparesTimes(said))
  const isSeparate = groups.some(({ said }) => paidSeparately(said))
  let before: Told | null = null
  let sentence = -1
  const told = groups.map(group =>
    segmentsOf(group).map((segment, at): Told => {
      const request = requests[group.sentence]
      if (request) return { ...segment, intent: request }
      if (segment.amount && compared[group.sentence]) return { ...segment, intent: 'news' }
      if (isSeparate && isOthersPart(segment.said)) return { ...segment, intent: 'others' }
      const own = isNetEarned(before?.said ?? [], segment.said) ? 'income' : ownIntent(segment)
      const sameSentence = group.sentence === sentence
      if (own === 'income' && before && sameSentence && isBesideWage(before.said, segment.said)) {
        before = { ...segment, intent: before.intent }
        return before
      }
      sentence = group.sentence
      const isReason = at === 0 && group.marker === 'why' && isReasonOf(before)
      const marker = at === 0 ? group.marker : 'same'
      const isHearsay = before?.intent === 'others' && containsPhrase(REPORTED, segment.said)
      const isAside = isPriceAside(before, segment)
      const carries =
        isReason || isHearsay || isAside || (own === 'unclear' && reachesOver(before, segment, marker))
      const isCarried = (sameSentence && carries) || (own === 'unclear' && isEcho(before, segment))
      before = { ...segment, intent: isCarried && before ? before.intent : own }
      return before
    }),
  )
  return inHindsight(groups, told)
}
