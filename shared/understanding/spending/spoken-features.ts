/** What the odds of spending are told by: the words of an utterance, with what was recognised in their place. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** Stand for any amount, way of paying, day and number; the bounds of the utterance count as words. */
const AMOUNT = '<a>'
const PAYMENT = '<p>'
const DAY = '<d>'
const NUMBER = '<n>'
const START = '^'
const END = '$'
/** Between the halves of a feature of two words with one of any kind between them. */
const ANY = ' _ '

const plain = ({ kind, word }: Token): string => (kind === 'number' ? NUMBER : word)

/** The words in the order said; amounts, payments and days as one word each. */
function symbolsOf({ tokens, spans }: Utterance): string[] {
  const symbols = [START]
  for (const { kind, start, end } of spans) {
    if (kind === 'amount') symbols.push(AMOUNT)
    else if (kind === 'payment') symbols.push(PAYMENT)
    else if (kind === 'day') symbols.push(DAY)
    else for (let at = start; at < end; at++) symbols.push(plain(tokens[at] as Token))
  }
  symbols.push(END)
  return symbols
}

/**
 * Each word, each two neighbours and each two with one word between them, once; and the words of days. For a sentence of n
 * words at most some 3n.
 */
export function spokenFeatures(utterance: Utterance): ReadonlySet<string> {
  const symbols = symbolsOf(utterance)
  const features = new Set(symbols)
  for (let at = 1; at < symbols.length; at++) {
    features.add(`${symbols[at - 1]} ${symbols[at]}`)
    if (at > 1) features.add(symbols[at - 2] + ANY + symbols[at])
  }
  for (const { kind, start, end } of utterance.spans)
    if (kind === 'day') for (const { word } of utterance.between(start, end)) features.add(word)
  return features
}
