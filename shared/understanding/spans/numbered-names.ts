/** Names and idioms whose number words, day words or 'and' mean none: 'Mangga Dua', 'sedekah Jumat', 'mac and cheese'. */

import { readPricePair } from '../numbers/digit-pairs.ts'
import { isNumeric, numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isCapitalised, isPlainText } from './capitals.ts'

const NAMES = phraseSet(
  phraseList(`sedekah jumat|infaq jumat|infak jumat|jumat berkah|kotak jumat|big 5|big five|super 33|pier 91|seven eleven|7 eleven|seven 11|7 11|family dollar|five guys|forever 21|forever twenty one|three second|one piece|circle k|four loko
  16 bit|8 bit|cinema 21|cinema xxi|studio 21|four seasons|3 in 1|three in one|motel 6|via 313|super 8|studio 6|six flags|bebek satu|upin ipin|k pop|k mart|k24|five below
  100 plus|hundred plus|7 up|seven up|four leaves|four fingers|4 fingers|two cents|twelve cupcakes|five star|eighteen chefs|18 chefs|five spice|one plus|pier 1|mitra 10|mitra sepuluh
  mac and cheese|fish and chips|biscuits and gravy|chicken and waffles|peanut butter and jelly|surf and turf|cookies and cream|ham and cheese|arts and crafts|bed bath and beyond|barnes and noble|bath and body works|dave and busters
  529 plan|529 account|529 fund|529 college|529s|401 k
  99 ranch|99 speedmart|99 cents only|two men bagel|one fullerton|one raffles|seven brew|route 66|formula one|formula 1|area 51|old chang kee
  mangga dua|simpang lima|simpang tiga|simpang empat|simpang enam|raja ampat|pulau seribu|kepulauan seribu|lawang sewu|grojogan sewu|candi sewu|gunung sewu|tugu pahlawan|pandan wangi
  es teler 77|es teler tujuh tujuh|es teler tujuh puluh tujuh|dji sam soe|sam soe|djarum 76|djarum super 12|surya 12|surya 16|filter 12|sampoerna 16|bakmi 77
  serba lima ribu|serba sepuluh ribu|serba 35 ribu|sate seribu|warung seribu|kartu tiga|paket tiga|grand indonesia|grand hyatt|grand mercure|grand city
  grand lucky|grand central|grand canyon|grand prix|grand max|grand livina|grand paragon|grand metropolitan|grand galaxy|grand zuri|grand lisboa|grand piano`),
)

const PHRASES = phraseSet(
  phraseList(`satu satu|satu per satu|satu persatu|two by four|two by fours|two by six|two by sixes|four by four|four by fours|salah satu|satu satunya|satu lagi|dua duanya|second hand|one way|two way|three way|one on one|one by one|one for one|1 for 1|two for one|2 for 1
  buy one get one|buy 1 get 1|beli satu gratis satu|beli 1 gratis 1|beli dua gratis satu|beli 2 gratis 1|beli tiga gratis satu|beli 3 gratis 1|buy two get one|buy 2 get 1|buy three get one|buy 3 get 1|one of|the one|this one|that one|which one|another one
  no one|one more|everyone|someone|the two|the three|both|one day|one time|day one|number one|square one|half day|half price|half off`),
)

/** Whether 'grand' is part of a hotel's name; as a scale word it follows a number. */
function isGrandName(utterance: Utterance, at: number): boolean {
  const before = utterance.token(at - 1)
  return utterance.word(at) === 'grand' && before?.word !== 'a' && !isNumeric(before)
}

/** A number word written with a capital beside another capitalised word: 'Four Leaves', 'Mangga Dua'. */
function isCapitalisedName(utterance: Utterance, at: number): boolean {
  const token = utterance.token(at)
  if (numberWord(token) === null || !isCapitalised(token) || isNumeric(utterance.token(at + 1))) return false
  const before = utterance.token(at - 1)
  if (isNumeric(before)) return false
  const beside = [utterance.token(at + 1), before?.index === 0 ? undefined : before]
  const startsSentence = before === undefined || before.kind === 'sign'
  return beside.some(isCapitalised) && !startsSentence && isPlainText(utterance)
}

/** Last words of phrases that may begin a sum. */
const COUNTED: ReadonlySet<string> = new Set(['two', 'three'])

function isScaleWord(token: Token | undefined): boolean {
  const kind = numberWord(token)?.kind
  return kind === 'hundred' || kind === 'scale'
}

/** In 'no, no, one sixty' the last word of the phrase begins an amount; in 'that one ten dollars' it does not. */
function readPrice(utterance: Utterance, at: number): boolean {
  // 'The two hundred for rent' counts hundreds, 'that one' of 'that one k' may name a thing.
  if (isScaleWord(utterance.token(at + 1)) && COUNTED.has(utterance.word(at))) return true
  const price = readPricePair(utterance, at)
  return price !== null && !currencyAfter(utterance, price.end) && !isScaleWord(utterance.token(price.end))
}

/** Index behind the name or phrase that starts at `at`; or null. */
export function readName(utterance: Utterance, at: number): number | null {
  const phrase = matchPhrase(PHRASES, utterance.tokens, at)
  const isMoney =
    phrase && currencyAfter(utterance, phrase.end) !== null && isNumeric(utterance.token(phrase.end - 1))
  if (phrase && !isMoney && !readPrice(utterance, phrase.end - 1)) return phrase.end
  const name = matchPhrase(NAMES, utterance.tokens, at)
  if (name) return name.end
  return isGrandName(utterance, at) || isCapitalisedName(utterance, at) ? at + 1 : null
}
