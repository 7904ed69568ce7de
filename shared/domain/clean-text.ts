/**
 * Removes invisible characters from free text. They could make two spellings of one word, reverse the
 * direction of a line, or be refused by the database (NUL, half a surrogate pair).
 */

/**
 * Controls, surrogates without their half, noncharacters, what is for private use and drawn by no font of the system,
 * and what Unicode says is drawn as nothing (UAX #44, Default_Ignorable_Code_Point): zero-width characters, marks and
 * overrides of direction, fillers, tags. Beyond that property: interlinear marks, the blank Braille pattern, the null
 * notehead, controls of hieroglyphs.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFB\u2800\u{1D159}\u{13430}-\u{13455}]/u

/** Line breaks and tabs, which separate words. */
const BREAKS = /[\t\n\v\f\r\x85\u2028\u2029]+/g

/** 👩🏽‍🍳, ❤️ and what is joined to them. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const EMOJI = String.raw`${PICTURE}(?:\u200D${PICTURE})*`
/** 1️⃣ */
const KEYCAP = String.raw`[0-9#*]\uFE0F(?=\u20E3)`
/** 🏴󠁧󠁢󠁳󠁣󠁴󠁿: a region's letters as tags. */
const REGION_FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`
/** ZWNJ and ZWJ belong to the spelling where letters change with their neighbours: Persian می‌خواهم, Sinhala ශ්‍රී. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Javanese', 'Balinese'],
]
const JOINED = String.raw`[${JOINING.map(script => String.raw`\p{Script=${script}}`).join('')}][\u200C\u200D]`
/** Variation selectors that belong to a script. */
const VARIANT = String.raw`\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|\p{Script=Mongolian}[\u180B-\u180D\u180F]`

const MEANT_OR_UNSEEN = new RegExp(
  `(${[REGION_FLAG, EMOJI, KEYCAP, JOINED, VARIANT].join('|')})|${UNSEEN.source}`,
  'gu',
)

/**
 * Without invisible characters, except those that belong to emoji and scripts. A break becomes a space.
 * Idempotent.
 */
export function cleanText(text: string): string {
  if (!UNSEEN.test(text)) return text
  return text.replace(BREAKS, ' ').replace(MEANT_OR_UNSEEN, (_, meant: string | undefined) => meant ?? '')
}
