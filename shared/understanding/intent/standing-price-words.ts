/** Cues of a price that stands somewhere, whether or not anything is bought. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs in the present tense of which a price is the complement. */
export const STANDS: ReadonlySet<string> = new Set(
  phraseList(
    'is|are|costs|cost|runs|run|starts|start|sells|goes|go|retails|itll|theyre|averages|running|going|charging|charges',
  ),
)
/** Between that verb and the price. */
export const BEFORE_PRICE: ReadonlySet<string> = new Set(
  phraseList(
    'at|from|for|like|about|around|only|just|over|nearly|almost|roughly|usually|still|now|normally|maybe|up|to|you|easily|probably',
  ),
)
/** Units of what is rented, weighed or poured; bills are told by the month, too. */
export const RENTED = phraseSet(
  phraseList(
    'a night|per night|an hour|per hour|a gallon|per gallon|a pound|per pound|a dozen|a carton|a pint|a square foot',
  ),
)
/** Words for a place or time at large. */
export const THERE = phraseSet(
  phraseList(
    'there|over there|around here|round here|out here|down here|in this town|in this city|at that place|at that hotel|at that store|at that shop|at that restaurant|at that|in that|that place|that hotel|at the new place|in that area|in that neighborhood|these days|nowadays|elsewhere|everywhere|on marketplace|on craigslist|on ebay',
  ),
)
/** A shop as the subject of an offer: 'Target has diapers for 24.99'. */
export const OFFERS: ReadonlySet<string> = new Set(
  phraseList('has|have|sells|sell|carries|offers|selling|doing|does|running'),
)
/** Between an offer and its price. */
export const OFFERED_FOR: ReadonlySet<string> = new Set(phraseList('for|at'))

/** Promotions, which are heard of. */
export const PROMOTED = phraseSet(
  phraseList(
    `ada promo|lagi promo|lagi ada promo|lagi diskon|lagi ada diskon|lagi sale|ada diskon|ada paket|ada paketan|ngadain promo|bikin promo|is having a sale|having a sale|is doing|are doing|got promo|has promo|have promo|got offer|has a special|have a special|has a deal|have a deal`,
  ),
)
/** Words that open a promotion, or stand in one, which is told of with its term. */
export const PROMOTION = phraseSet(phraseList('promo|diskon|buy one get one|bogo|two for one'))

/** Until or as long as the promotion holds. */
export const VALID: ReadonlySet<string> = new Set(
  phraseList('sampai|sampe|hingga|sd|tiap|setiap|berlaku|khusus|till|until|thru|through|every|if'),
)

/** Lowest prices of what is on sale, before the price. */
export const CHEAPEST = phraseSet(
  phraseList(
    'paling murah|paling murahnya|termurah|paling mahal|termahal|mulai dari|mulainya|mulai|start from|starts from|starting from|starting at|start at|starts at|as low as',
  ),
)

/** The same in English, where 'was' or 'is' stands before the price: 'cheapest flight was 240'. */
export const SUPERLATIVE: ReadonlySet<string> = new Set(['cheapest', 'lowest', 'priciest'])
export const COPULA: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were'])

/** Right before a price, what it may reach: 'taksi bisa 200 ribu'. */
export const REACHING: ReadonlySet<string> = new Set([
  'bisa',
  'kisaran',
  'berkisar',
  'rata-rata',
  'rentang',
  'antara',
])

/** Prices of other times. */
export const FORMERLY = phraseSet(
  phraseList(
    `used to be|used to cost|used to get|used to pay|used to run|used to charge|back in the day|back in my day|in my day|when i was a kid|when i was little|when i was young|when i was growing up|when i was in school|when i was your age|in the old days|in the nineties|in the eighties|twenty years ago|ten years ago
    jaman dulu|zaman dulu|jamannya|zamannya|jaman saya|zaman saya|jaman aku|zaman aku|jaman gue|zaman gue|jaman sekolah|zaman sekolah|jaman kuliah|zaman kuliah|jaman SMA|zaman soeharto|jaman soeharto|jaman orba|zaman orba|tempo dulu|masa kecil|waktu kecil|waktu saya kecil|waktu aku kecil|waktu gue kecil|waktu saya sd|waktu aku sd|waktu gue sd|waktu sd|waktu saya muda|waktu aku muda|waktu masih muda|dulu masih|dulu cuma|dulu paling|dulu cukup|dulu kan`,
  ).map(phrase => phrase.toLowerCase()),
)

/** A price that has moved: 'went from three to five'. */
export const MOVED = phraseSet(
  phraseList(
    'went from|gone from|jumped from|dropped from|rose from|has gone up|have gone up|gone up|keeps going up|naik dari|turun dari|naik terus|lagi mahal|lagi naik|lagi murah|lagi turun',
  ),
)
