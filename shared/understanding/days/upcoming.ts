/** Dates of what is paid now and used later: 'JetBlue for December 20th', 'booking hotel tanggal 24 Desember'. */
import { addDays } from '../../domain/calendar-date.ts'
import type { SpokenDay } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { MONTHS } from './day-words.ts'

/** What has a date of its own, which may be ahead of the day of paying. */
const BOOKED: ReadonlySet<string> = new Set(
  phraseList(
    `book|booked|booking|reserve|reserved|reservation|reservations|ticket|tickets|flight|flights|rsvp|preorder|preordered
    ngebooking|dibooking|pesan|pesen|mesan|mesen|reservasi|tiket|tiketnya|pesawat|penerbangan|dp`,
  ),
)
const PURPOSES: ReadonlySet<string> = new Set(phraseList('for|buat|untuk|utk'))
/** With these a date is of last year. */
const PAST: ReadonlySet<string> = new Set(phraseList('last|back|lalu|kemarin|kemaren|ago|since|sejak'))
/** A date of a month further back than this lies nearer in the year to come. */
const HALF_A_YEAR = 183

function saysYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text)
}

function isBooked({ tokens }: Utterance, { start, end }: SpokenDay): boolean {
  return tokens.some(({ word }, at) => (at < start || at >= end) && BOOKED.has(word))
}

/**
 * Whether a day of a named month is that of the thing, in the months to come: 'tickets on January 3rd'. One that is said
 * with its year, or lies behind by less than half a year, is when it was paid.
 */
export function isUpcoming(utterance: Utterance, found: SpokenDay): boolean {
  const { start, end, day } = found
  if (day > addDays(utterance.clock.today, -HALF_A_YEAR)) return false
  const said = utterance.between(start, end)
  if (!said.some(({ word }) => MONTHS.has(word)) || said.some(({ text }) => saysYear(text))) return false
  if ([...said, ...utterance.between(start - 1, start)].some(({ word }) => PAST.has(word))) return false
  return PURPOSES.has(utterance.word(start - 1)) || isBooked(utterance, found)
}
