/** Numbers of models right behind a brand: 'New Balance 530 di Plaza Indonesia 1,4 juta', "Levi's 501 from Macy's, 110". */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'

/** Brands and lines whose models are numbers. */
const BRANDS = phraseSet(
  phraseList(`adidas|air force|air jordan|air max|asics|bose|brooks|canon|casio|casio g shock|citizen|converse|doc martens|docs|dr martens|epson|eos|fujifilm|g shock|garmin|gel kayano|gel nimbus|gopro|honda|honda adv|hoka|hp|instax|instax mini|jbl|jordan
  kayano|lego|levis|martens|mate|mexico|new balance|nike|nikon|nimbus|novablast|pegasus|pixma|pocophone|poco|puma|ray ban|reno|saucony|seiko|series|sony|superstar|vans|vivobook|vivoactive|yamaha|yeezy|zenbook|zoom pegasus`),
)
/** Longest of them, in words. */
const MAX_BRAND = 3

function isBehindBrand(utterance: Utterance, at: number): boolean {
  for (let length = 1; length <= MAX_BRAND; length++)
    if (matchPhrase(BRANDS, utterance.tokens, at - length)?.end === at) return true
  return false
}

/** Whether the next amount is the price of what is named before: no other thing between, or no sign. */
function isPricedBehind(utterance: Utterance, end: number): boolean {
  let sign = -1
  for (let at = end; at < utterance.tokens.length; at++) {
    if (utterance.token(at)?.kind === 'sign') {
      if (utterance.word(at) !== ',') return false
      sign = at
    } else if (readAmount(utterance, at) !== null)
      return sign >= 0 ? !nameThing(utterance.between(sign + 1, at)) : at > end
  }
  return false
}

/** Whether the number is that of a model, its price being said behind it. */
export function isModel(utterance: Utterance, { start, end, plain }: SpokenAmount): boolean {
  if (!Number.isInteger(plain) || !isBehindBrand(utterance, start)) return false
  return isPricedBehind(utterance, end)
}
