/** Turns draft items into expenses: resolves shared details and computes the confidence. */
import type { Category } from '../domain/category.ts'
import type {
  BesideDoubt,
  NameDoubt,
  NumberDoubt,
  RuleDoubt,
  SupportDoubt,
  TalkDoubt,
} from '../domain/doubt.ts'
import type { ExtractedItem, SpeechContext } from '../domain/extraction.ts'
import { namelessDescription } from '../domain/nameless.ts'
import { categorizeEach, type SaidCategory } from './categories/categorize-each.ts'
import { isListForTrade } from './categories/trade-list.ts'
import { assess, present } from './confidence.ts'
import { boughtWords, descriptionOfBought } from './describe.ts'
import { feeName } from './descriptions/fee-names.ts'
import { thingAround } from './descriptions/named-around.ts'
import { withSharedPlace } from './descriptions/shared-place.ts'
import { writtenWords } from './descriptions/written-words.ts'
import { amountsCompete, mayBeHundreds } from './doubts/amount-doubts.ts'
import { besideDoubts, saidOverall } from './doubts/beside-doubts.ts'
import { knownWords } from './doubts/known-words.ts'
import { nameDoubts } from './doubts/name-doubts.ts'
import { numberDoubts } from './doubts/number-doubts.ts'
import { talkDoubts } from './doubts/talk-doubts.ts'
import { isUncommon, isUnusual } from './doubts/usual-amounts.ts'
import { supportDoubts } from './doubts/word-support.ts'
import type { ItemGroup } from './items/item-group.ts'
import { saidAround } from './items/said-around.ts'
import { currencies, shareDays, sharePayments } from './items/shared-details.ts'
import { phraseOf } from './memory/phrase.ts'
import { resolveAmount } from './spans/resolve-amount.ts'
import type { StandingItems } from './superfluous/without-superfluous.ts'
import type { Utterance } from './utterance/utterance.ts'
import { contentWords, nameThing } from './words/content-words.ts'

/** In words. A longer description is doubted, as it contains more than the thing bought. */
const LONG_DESCRIPTION = 8

/** Residual categories. */
const BROAD: ReadonlySet<Category> = new Set<Category>(['Shopping', 'Business', 'Other'])

/** Of an item of a list for a trade, of a fee, and of one without any cue. */
const TRADE: SaidCategory = { category: 'Business', told: 'Business' }
const FEE: SaidCategory = { category: 'Other', told: 'Other' }
const UNTOLD: SaidCategory = { category: 'Other', told: null }

/** Doubts that follow from the item itself. */
type OwnDoubt = Exclude<RuleDoubt, BesideDoubt | NameDoubt | NumberDoubt | SupportDoubt | TalkDoubt>

interface Telling extends Pick<SpeechContext, 'currency' | 'language'> {
  /** By the rules nothing was spent, by the words of the whole utterance something was. */
  readonly overruled?: boolean
}

/** In the order of the items, without those whose amount cannot be resolved. `groups` are their sources. */
export function toExpenses(
  utterance: Utterance,
  { items: drafts, spare }: StandingItems,
  groups: readonly ItemGroup[],
  { currency: fallback, language = 'en', overruled = false }: Telling,
): ExtractedItem[] {
  const meant = currencies(utterance, drafts, fallback)
  const { today } = utterance.clock
  const days = shareDays(drafts, { start: 0, end: 0, day: today, adjusted: false, vague: false })
  const payments = sharePayments(utterance, drafts)
  const bought = drafts.map(({ words }) => boughtWords(words))
  const categories = categorizeEach(bought, at => saidAround(utterance.tokens, drafts, drafts[at]))
  const written = drafts.map((item, at) => {
    const kept = writtenWords(item)
    return kept === item.words ? (bought[at] ?? []) : boughtWords(kept)
  })
  const described = withSharedPlace(utterance.tokens, written)
  const amounts = drafts.map(({ amount }) => amount)
  const isTrade = isListForTrade(utterance.tokens, amounts)
  const compete = amountsCompete(utterance, drafts)
  // A single item cannot be confused with others.
  const isAlone = drafts.length === 1
  const unknown = drafts.map(({ words }, at) => !categories[at]?.told || !(isAlone || nameThing(words)))
  const talk = present(talkDoubts(utterance, groups))
  const known = knownWords(utterance)
  const overall = saidOverall(utterance)
  const isTradeNamed = talk.includes('tradeNamed')

  return drafts.flatMap((item, at): ExtractedItem[] => {
    const { currency, said } = meant[at] ?? { currency: fallback, said: false }
    const resolved = resolveAmount(item.amount, currency)
    const day = days[at]
    if (!resolved || !day) return []
    const name = contentWords(item.words)
    const fee = feeName(utterance.tokens, name)
    const { text, isStory } = descriptionOfBought(described[at] ?? [])
    const around = (fee ?? text) ? [] : thingAround(saidAround(utterance.tokens, drafts, item))
    const description = fee ?? (text || descriptionOfBought(around).text)
    const { category, told } = fee ? FEE : isTrade ? TRADE : (categories[at] ?? UNTOLD)
    const payment = payments[at] ?? null
    const ownDoubts: Record<OwnDoubt, boolean> = {
      assumedThousands: resolved.assumedThousands,
      currencyUnsaid: !said,
      numberUncertain: item.amount.uncertain,
      descriptionMissing: (fee ?? text) === '',
      categoryUnknown: told === null,
      corrected: item.corrected,
      dayAdjusted: day.adjusted,
      descriptionLong: description.split(' ').length > LONG_DESCRIPTION || isStory,
      amountUnusual: isUnusual(resolved.amount, currency, told ?? 'Other'),
      amountsCompete: compete,
      amountSpare: spare[at] ?? false,
      othersUnknown: unknown.some((isUnknown, other) => isUnknown && other !== at),
      hundredsPossible: mayBeHundreds(item.amount, currency, told),
      categoryBroad: told === null || BROAD.has(told),
      amountUncommon: isUncommon(resolved.amount, currency, told ?? 'Other'),
      amountSettled: item.role !== 'price',
    }
    const phrase = phraseOf(name)
    const putDown = { category: told, isTradeNamed, day, payment, isLast: at === drafts.length - 1 }
    const doubts = [
      ...present(ownDoubts),
      ...present(numberDoubts(utterance, item)),
      ...present(nameDoubts(utterance, known, item, name, drafts)),
      ...present(supportDoubts(name, told)),
      ...present(besideDoubts(utterance, item, overall, putDown)),
      ...talk,
      ...(overruled ? (['intentOverruled'] as const) : []),
    ]
    return [
      {
        amount: resolved.amount,
        currency,
        description: description === '' ? namelessDescription(category, language) : description,
        category,
        date: day.day,
        paymentMethod: payment?.method ?? null,
        ...assess(doubts),
        ...(phrase === '' ? {} : { phrase }),
      },
    ]
  })
}
