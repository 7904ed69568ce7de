/** Cues of prices that are told of something nobody says was bought. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** What others say. */
export const REPORTED = phraseSet(
  phraseList(
    'katanya|konon|kabarnya|katane|jarene|jare|cenah|ceunah|kata orang|kata temen|kata teman|denger denger|dengar dengar|supposedly|reportedly|they say|people say|i heard|i hear|heard that',
  ),
)

/** Right before a price that has gone up. */
export const ALREADY: ReadonlySet<string> = new Set(
  phraseList('udah|sudah|udh|dah|wis|wes|geus|tembus|sampai|sampe|nyampe|masih|tetep'),
)

/** Right behind a price, of how much. */
export const PER_PIECE: ReadonlySet<string> = new Set(
  phraseList(
    'sekilo|sekilonya|perkilo|kiloan|seliter|perliter|sebungkus|sebutir|sebiji|sepapan|seikat|sekarung|sedus|sekotak|sepiring|semangkok|semangkuk|segelas|setabung|segalon|semeter|seekor|sebatang|saliter|sakilo|per|a|an|each',
  ),
)

/** These days. */
export const NOWADAYS: ReadonlySet<string> = new Set(
  phraseList('sekarang|skrg|saiki|ayeuna|now|nowadays|lately'),
)

/** What one thinks of a price. */
export const TOO_DEAR = phraseSet(
  phraseList(
    'mahal banget|mahal kali|mahal amat|mahal sekali|mahal pisan|mahal bener|muahal|kemahalan|terlalu mahal|larang tenan|larang banget|larang pol|awis pisan|too costly|too expensive|too pricey|too much|so expensive|so costly|very expensive|very costly|overpriced',
  ),
)

/** A thing that one points at. */
export const POINTING: ReadonlySet<string> = new Set(phraseList('that|those|these|this'))

/** It is there to be had. */
export const ON_OFFER = phraseSet(
  phraseList('theres|there is|there was|there are|there were|they have|they had|theyve got|they sell'),
)

/** What everybody buys, so that its price is talk: 'diesel is at 3.69'. */
export const STAPLES: ReadonlySet<string> = new Set(
  phraseList(
    'gas|diesel|petrol|gasoline|regular|unleaded|premium|propane|lumber|plywood|eggs|egg|milk|beef|brisket|bacon|chicken|avocados|onions|rice|cheese|coffee|rent|rents|bitcoin|gold',
  ),
)

/** Right before the price on a board. */
export const STANDING_AT: ReadonlySet<string> = new Set(phraseList('at|to|like|over|under'))
