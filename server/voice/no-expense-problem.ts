/** The answer to a recording without an expense that is no violation; nothing of it is stored. */
import type { NoExpenseReason } from '../../shared/domain/extraction.ts'
import { unpricedToWire } from '../../shared/wire/unpriced.ts'
import { Problem } from '../http/problem.ts'
import type { MessageKey } from '../messages/message.ts'
import type { NoExpense } from './understanding.ts'

/** Longest quotation of a transcript in a message, in characters. */
const LONGEST_QUOTE = 80

/** 422 with the transcript, and with the expense where only its price is missing. */
export function noExpenseProblem({ reason, transcription, unpriced }: NoExpense): Problem {
  const body = { transcription, ...(unpriced ? { unpriced: unpricedToWire(unpriced) } : {}) }
  return new Problem(422, messageKey(reason), { values: { said: quoted(transcription) }, body })
}

function messageKey(reason: NoExpenseReason): MessageKey {
  if (reason === 'unpriced') return 'priceMissing'
  if (reason === 'confirmed') return 'nothingToChange'
  if (reason === 'command') return 'nothingFound'
  return reason === 'amountOutOfRange' ? 'amountNotStorable' : 'noExpenseInIt'
}

/** Cut at a word where it is long. */
function quoted(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST_QUOTE) return text
  const start = characters.slice(0, LONGEST_QUOTE).join('')
  const space = start.lastIndexOf(' ')
  return `${space > 0 ? start.slice(0, space) : start}…`
}
