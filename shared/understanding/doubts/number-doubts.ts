/** Signs near an amount that its number may be no price, or only a part of it. */
import type { NumberDoubt } from '../../domain/doubt.ts'
import type { DraftItem } from '../items/draft-item.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'

/** Most words between an amount and its thing. */
const REACH = 2
const TEN = 10

const ONE: ReadonlySet<string> = new Set(
  phraseList(
    'satu|sikok|siji|hiji|per|each|apiece|every|tiap|seorang|sewong|sorang|seurang|masing|satuan|satuannya',
  ),
)
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an'])
/** 'Sekilo', 'sebungkusnya', in Palembang 'sebungkusnyo'. */
const ONE_UNIT = /^(?:se|sa|per)(.{2,}?)(?:nya|nyo|ne|na)?$/

function saysOne(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (ONE.has(word)) return true
  if (ARTICLES.has(word)) return isUnitWord(tokens[at + 1]?.word ?? '')
  return (word.startsWith('s') || word.startsWith('p')) && isUnitWord(ONE_UNIT.exec(word)?.[1] ?? '')
}

function isPriceOfOne({ tokens }: Utterance, { start, end }: DraftItem['amount']): boolean {
  for (let at = Math.max(0, start - REACH); at < start; at++) if (saysOne(tokens, at)) return true
  for (let at = end; at < end + REACH; at++) if (saysOne(tokens, at)) return true
  return false
}

/** Whether the amount occurs literally, neither multiplied nor summed. */
function isAsSaid({ spans }: Utterance, { plain }: DraftItem['amount']): boolean {
  return spans.some(span => span.kind === 'amount' && span.amount.plain === plain)
}

/** Whether a number is no part of a day or of a payment method. */
function isOtherNumber({ tokens, spans }: Utterance, at: number): boolean {
  const token = tokens[at]
  if (!token || (token.kind !== 'number' && numberWord(token) === null)) return false
  return spans.some(
    ({ kind, start, end }) =>
      start <= at && at < end && (kind === 'words' || kind === 'amount' || kind === 'aside'),
  )
}

export function numberDoubts(utterance: Utterance, { amount }: DraftItem): Record<NumberDoubt, boolean> {
  const { start, end, named, scale, formatted, plain } = amount
  const isBare = named === null && scale === 1 && !formatted
  return {
    numberBeside: isOtherNumber(utterance, start - 1) || isOtherNumber(utterance, end),
    numberBare: isBare,
    numberSmall: isBare && plain < TEN,
    pieceSaid: isPriceOfOne(utterance, amount) && isAsSaid(utterance, amount),
  }
}
