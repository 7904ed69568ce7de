/** The policy's answers to a caller. */
import type { AnsweredViolation, RestrictionType } from '../../shared/wire/violation.ts'
import { Problem } from '../http/problem.ts'
import type { MessageKey, MessageValues } from '../messages/message.ts'
import { moment } from '../messages/moment.ts'
import type { Verdict } from './judge.ts'
import type { Restriction } from './restrictions.ts'

const REFUSED: Readonly<Record<AnsweredViolation, MessageKey>> = {
  not_expense: 'notExpense',
  not_expense_warning: 'notExpenseWarning',
  temporary_suspension: 'notExpenseSuspended',
  account_deactivation: 'notExpenseDeactivated',
  permanent_ban: 'notExpenseBanned',
}
const CLOSED: Readonly<Record<RestrictionType, MessageKey>> = {
  temporary_suspension: 'voiceSuspended',
  account_deactivation: 'voiceDeactivated',
  permanent_ban: 'voiceBanned',
}

/** The answer to the violating recording. Times are in `zone`, an IANA name. */
export function refused({ violationType, restriction }: Verdict, zone: string): Problem {
  const values = restriction ? until(restriction, zone) : {}
  return new Problem(400, REFUSED[violationType], { violationType, values })
}

/** The answer to any recording while voice is restricted. */
export function closed(restriction: Restriction, zone: string): Problem {
  const { kind } = restriction
  return new Problem(403, CLOSED[kind], { violationType: kind, values: until(restriction, zone) })
}

function until({ until: end }: Restriction, zone: string): MessageValues {
  return end === null ? {} : { until: moment(end, zone) }
}
