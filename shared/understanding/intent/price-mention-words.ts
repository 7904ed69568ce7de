/** Cues of prices of things that were not bought. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Reported speech. */
export const REPORTED = phraseSet(
  phraseList(
    'temen cerita|teman cerita|tetangga cerita|ada yang cerita|di brosur|di brosurnya|di iklan|di iklannya|di katalog|according to|on zillow|on the website|in the ad|in the brochure|my friend said|friend says|katanya|konon|kabarnya|katane|jarene|jare|cenah|ceunah|kata orang|kata temen|kata teman|denger denger|dengar dengar|supposedly|reportedly|they say|people say|i heard|i hear|heard that',
  ),
)

/** Words right before a risen price. */
export const ALREADY: ReadonlySet<string> = new Set(
  phraseList('udah|sudah|udh|dah|wis|wes|geus|tembus|sampai|sampe|nyampe|masih|tetep'),
)

/** Units right behind a price. */
export const PER_PIECE: ReadonlySet<string> = new Set(
  phraseList(
    'sekilo|sekilonya|perkilo|kiloan|seliter|perliter|sebungkus|sebutir|sebiji|sepapan|seikat|sekarung|sedus|sekotak|sepiring|seporsi|sebotol|sepotong|selembar|seloyang|semangkok|semangkuk|segelas|setabung|segalon|semeter|seekor|sebatang|saliter|sakilo|per|a|an|each',
  ),
)

/** Words for the present. */
export const NOWADAYS: ReadonlySet<string> = new Set(
  phraseList('sekarang|skrg|saiki|ayeuna|now|nowadays|lately'),
)

/** Opinions on a price. */
export const TOO_DEAR = phraseSet(
  phraseList(
    'mahal banget|mahal kali|mahal amat|mahal sekali|mahal pisan|mahal bener|muahal|kemahalan|terlalu mahal|larang tenan|larang banget|larang pol|awis pisan|too costly|too expensive|too pricey|too much|so expensive|so costly|very expensive|very costly|overpriced',
  ),
)

/** Opinions on a price that someone asked for. */
export const OUTRAGE = phraseSet(
  phraseList(
    'gila|gilaa|edan|rampok|perampokan|pemerasan|ngaco|sadis|robbery|daylight robbery|highway robbery|ridiculous|insane|crazy|outrageous|rip off|ripoff|no way|siao|siao ah|xiao|mental|wild|madness|ampun|can you imagine|lord have mercy|mahal|mahal ya|mahal juga',
  ),
)

/** Demonstratives. */
export const POINTING: ReadonlySet<string> = new Set(phraseList('that|those|these|this'))

/** Words of an offer. */
export const ON_OFFER = phraseSet(
  phraseList('theres|there is|there was|there are|there were|they have|they had|theyve got|they sell'),
)

/** Staple goods, whose price is a common topic: 'diesel is at 3.69'. */
export const STAPLES: ReadonlySet<string> = new Set(
  phraseList(
    'gas|diesel|petrol|gasoline|regular|unleaded|premium|propane|lumber|plywood|eggs|egg|milk|beef|brisket|bacon|chicken|avocados|onions|rice|cheese|coffee|rent|rents|bitcoin|gold',
  ),
)

/** Words right before a posted price. */
export const STANDING_AT: ReadonlySet<string> = new Set(phraseList('at|to|like|over|under'))
