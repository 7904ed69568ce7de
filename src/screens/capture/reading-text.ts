/** What a typed text says, in words. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { NoExpenseReason } from '../../../shared/domain/extraction.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { Droppable } from '../../stores/requests/droppable.ts'
import type { Reading } from '../../stores/requests/reading.ts'
import { sumsText } from '../notice-text.ts'
import { otherMoneyText } from '../other-money-text.ts'
import { correctionText } from '../requests/option-labels.ts'
import { questionText } from '../requests/question-text.ts'

const REASONS: Readonly<Record<NoExpenseReason, TextKey>> = {
  income: 'sentence.reasons.income',
  moved: 'sentence.reasons.moved',
  others: 'sentence.reasons.others',
  plan: 'sentence.reasons.plan',
  question: 'sentence.reasons.question',
  command: 'sentence.reasons.command',
  unlikely: 'sentence.reasons.unlikely',
  confirmed: 'sentence.reasons.confirmed',
  negated: 'sentence.reasons.negated',
  news: 'sentence.reasons.news',
  amountOutOfRange: 'sentence.reasons.amountOutOfRange',
  unpriced: 'sentence.reasons.unclear',
  noAmount: 'sentence.reasons.unclear',
  unclear: 'sentence.reasons.unclear',
  unrelated: 'sentence.reasons.unclear',
}

/** In one line, as screen readers get it; empty where there is nothing to say yet. */
export function readingText(reading: Reading, today: CalendarDate): string {
  switch (reading.kind) {
    case 'empty':
    case 'reading':
    // Its answer is a status of its own.
    case 'budget':
      return ''
    case 'expenses': {
      const [{ description } = { description: '' }, ...others] = reading.items
      const what = others.length === 0 ? description : t('sentence.total', { count: reading.items.length })
      const summary = `${what} ${sumsText(sumsByCurrency(reading.items))}`
      return reading.besides.length > 0 ? `${summary}. ${otherMoneyText(reading.besides)}` : summary
    }
    case 'unpriced':
      return `${reading.said.description} ${t('sentence.howMuch')}`
    case 'question':
      return questionText(reading.question, today)
    case 'correction':
      return correctionText(reading.correction)
    case 'undo':
      return t('requests.undo')
    case 'noExpense':
      return t(REASONS[reading.reason])
    case 'drop':
      return t('requests.drop', { what: droppedText(reading.dropped) })
    case 'notSent':
      return t('requests.waits')
    case 'failed':
      return t('sentence.failed')
  }
}

function droppedText(dropped: readonly Droppable[]): string {
  return dropped.flatMap(({ expenses }) => expenses.map(({ description }) => description)).join(', ')
}
